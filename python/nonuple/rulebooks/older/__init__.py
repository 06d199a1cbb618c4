"""What the rulebooks of 2009 and 2010 share, chapters 3 and 4: one file per article."""
