this is no tile set
