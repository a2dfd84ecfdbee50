### On the table: names of what is drawn.
