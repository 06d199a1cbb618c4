"""`nonuple event`: events of several games, for those who organise them."""

from cyclopts import App, Parameter

app = App(name="event", default_parameter=Parameter(negative=(), show_default=False))
app.command("nonuple.cli.event.ranking:rank_objects", name="rank")
