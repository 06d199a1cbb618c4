"""`nonuple play`: ways to play in the terminal, each in a module of its own."""

from cyclopts import App, Parameter

app = App(
    name="play",
    default_parameter=Parameter(negative=(), show_default=False),
)
app.command("nonuple.cli.play_family:family", name="famille")
app.command("nonuple.cli.play_solo:solo", name="solo")
app.command("nonuple.cli.play_topping:topping", name="topping")
