### Op tafel: hoe heet wat er getekend is.
