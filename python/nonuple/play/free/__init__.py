"""The free game: two to four players, a rack each, one grid."""
