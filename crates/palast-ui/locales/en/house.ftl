# The house: front page, table frame, errors. Games bring their own file.
