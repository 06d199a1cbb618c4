"""What is published of an event: pages that any web space can serve, and tables for other programs.

Published are names, series, categories, clubs and scores; never a licence, a table, a warning or a sanction.
"""
