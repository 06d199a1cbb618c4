def write_page(docs, counted): pass
