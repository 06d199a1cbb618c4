"""What is asked of games at home alone."""
