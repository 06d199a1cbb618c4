"""What is written on paper."""

from nonuple.texts import Text

NOT_PRINTED = Text("« {title} » ne s'imprime pas : {why}", "“{title}” cannot be printed: {why}")
NOT_A_PICTURE = Text(
    "le logo doit être une image SVG, PNG, JPEG, GIF ou WebP.",
    "the logo must be an SVG, PNG, JPEG, GIF or WebP picture.",
)
