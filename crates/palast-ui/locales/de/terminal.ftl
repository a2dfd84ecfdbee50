# The terminal programs.
