"""The press: all templates, ready to be filled, and set so that filling them is quick.

A table has some four thousand words to be put in and some eight hundred macros to be called. Jinja
wraps each word as safe text, to be joined with others to a page, and asks before each call whether
the function wants a context; on our pages none does. What comes out is the same, letter by letter.
"""

from __future__ import annotations

from functools import lru_cache
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.compiler import CodeGenerator
from jinja2.meta import find_referenced_templates, find_undeclared_variables
from jinja2.runtime import Macro, markup_join
from jinja2.utils import missing
from markupsafe import Markup, escape

from groundlings.web.leaf import Inset

if TYPE_CHECKING:
    from collections.abc import Hashable, MutableMapping

    from jinja2 import Template, nodes
    from jinja2.compiler import Frame, MacroRef
    from jinja2.environment import TemplateModule
    from jinja2.runtime import Context

TEMPLATES: Final = Path(__file__).parent / "templates"
OF_A_PAGE: Final = ("book", "game", "prints")
"""What macros may know of the page they are on, and still be made once for all pages like it."""
OF_WORDS: Final = ("t", "lang", "languages", "static")
"""What they know with the words of its book."""
KEEPS: Final = {str, int, type(None)}
"""Values by which a macro keeps what it has drawn: a Markup is equal to its text, True to 1."""
LONGEST_KEPT: Final = 500
"""Letters of a word that is kept: ours are shorter, and whoever sends us longer ones has many."""
MOST_ESCAPED: Final = 8192
MOST_DRAWN: Final = 2048
MOST_MADE: Final = 256
_MADE: Final[dict[Hashable, tuple[object, TemplateModule]]] = {}


class Escaped(dict[str, str]):
    """Words as they stand in a page; long ones, which anybody may send, are not kept."""

    def __missing__(self, text: str) -> str:
        """A word that is new."""
        safe = str(escape(text))
        if len(text) <= LONGEST_KEPT:
            if len(self) >= MOST_ESCAPED:
                self.clear()
            self[text] = safe
        return safe


ESCAPED: Final = Escaped()
escaped: Final = ESCAPED.__getitem__
"""Text as it stands in a page: a Markup is equal to its text, so it must not come here."""


def printed(value: object) -> str:
    """A value that is no text, or is kept, as it stands in a page."""
    if type(value) is Inset:
        return value
    return str(value) if type(value) is int else escape(value)


def told(thing: Any, name: str) -> Any:  # noqa: ANN401 - whatever a template asks, and of what
    """What something that has nothing by this name has under it."""
    return PRESS.getattr(thing, name)


def joined(*values: Any) -> str:  # noqa: ANN401 - whatever a template joins
    """Values side by side (`~`): safe text if one of them is."""
    if KEEPS.issuperset(map(type, values)):
        return "".join(map(str, values))
    return markup_join(values)


class Stamp(Macro):
    """A macro: called as most are, by values in order, it asks nothing and is stamped at once.

    One that is made for all pages in the same words draws the same from the same words and numbers,
    and keeps it: a table has five hundred stamps and some eighty different ones.
    """

    drawn: dict[tuple[object, ...], Markup] | None = None
    """What it has drawn, if it keeps it."""

    def __call__(self, *values: Any, **named: Any) -> str:  # noqa: ANN401 - whatever it takes
        """What it draws."""
        left = self._argument_count - len(values)
        if left < 0 or self.caller or self.catch_kwargs or self.catch_varargs:
            return super().__call__(*values, **named)
        if named:
            if not named.keys() <= set(self.arguments[len(values) :]):
                return super().__call__(*values, **named)
            values += tuple(named.get(one, missing) for one in self.arguments[len(values) :])
            left = 0
        if self.drawn is None or not KEEPS.issuperset(map(type, values)):
            return Markup(self._func(*values, *(missing,) * left))  # noqa: S704 - a template of ours, escaped
        found = self.drawn.get(values)
        if found is None:
            found = Markup(self._func(*values, *(missing,) * left))  # noqa: S704 - the same
            if any(type(one) is str and len(one) > LONGEST_KEPT for one in values):
                return found
            if len(self.drawn) >= MOST_DRAWN:
                self.drawn.clear()
            self.drawn[values] = found
        return found


class Compositor(CodeGenerator):
    """Sets a template in Python."""

    def visit_Template(  # noqa: N802 - Jinja's name
        self, node: nodes.Template, frame: Frame | None = None
    ) -> None:
        """The same, with our own ways at hand."""
        self.writeline(f"from {__name__} import Stamp, escaped, joined, printed, told")
        super().visit_Template(node, frame)

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:  # noqa: N802 - Jinja's name
        """What a thing has by a name: asked of it at once, and of us only if it has none."""
        self.write("(found if (found := getattr((asked := ")
        self.visit(node.node, frame)
        self.write(f"), {node.attr!r}, missing)) is not missing else told(asked, {node.attr!r}))")

    def visit_Concat(self, node: nodes.Concat, frame: Frame) -> None:  # noqa: N802 - Jinja's name
        """Values side by side."""
        self.write("joined(")
        for one in node.nodes:
            self.visit(one, frame)
            self.write(", ")
        self.write(")")

    def visit_Call(  # noqa: N802 - Jinja's name
        self, node: nodes.Call, frame: Frame, forward_caller: bool = False  # noqa: FBT001, FBT002
    ) -> None:  # fmt: skip
        """A function is called, and nothing else."""
        self.visit(node.node, frame)
        page, self.stream = self.stream, StringIO()
        self.signature(node, frame, {"caller": "caller"} if forward_caller else None)
        values, self.stream = self.stream.getvalue(), page
        self.write(f"({values.removeprefix(', ')})")

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        """A macro is made a stamp."""
        page, self.stream = self.stream, StringIO()
        super().macro_def(macro_ref, frame)
        made, self.stream = self.stream.getvalue(), page
        self.write(made.replace("Macro(", "Stamp(", 1))

    def _output_child_pre(
        self, node: nodes.Expr, frame: Frame, finalize: CodeGenerator._FinalizeInfo
    ) -> None:
        """Where a word is put in: safe text as it is, other text escaped, the rest by `printed`."""
        self.write("(word if (kind := type(word := ")
        if finalize.src is not None:
            self.write(finalize.src)

    def _output_child_post(
        self, node: nodes.Expr, frame: Frame, finalize: CodeGenerator._FinalizeInfo
    ) -> None:
        """After it."""
        if finalize.src is not None:
            self.write(")")
        self.write(")) is Markup else escaped(word) if kind is str else printed(word))")

    def _import_common(self, node: nodes.Import | nodes.FromImport, frame: Frame) -> None:
        if not node.with_context:
            super()._import_common(node, frame)
            return
        self.write("environment.macros(")
        self.visit(node.template, frame)
        self.write(f", context, {self.dump_local_context(frame)})")


class Press(Environment):
    """Our templates."""

    code_generator_class = Compositor

    @lru_cache(maxsize=512)  # noqa: B019 - there is one press
    def get_template(
        self,
        name: str | Template,
        parent: str | None = None,
        globals: MutableMapping[str, Any] | None = None,  # noqa: A002 - Jinja's name
    ) -> Template:
        """A template that was set once is at hand."""
        return super().get_template(name, parent, globals)

    def make_globals(self, d: MutableMapping[str, Any] | None) -> dict[str, Any]:
        """What every template knows: nothing is added to it later, so it is one plain mapping."""
        return {**self.globals, **(d or {})}

    def macros(self, name: str, context: Context, own: dict[str, Any]) -> TemplateModule:
        """The macros of a template: made once for all pages in the same words."""
        needs = self._needs(name)
        if needs is None:
            return self.get_template(name).make_module(context.get_all(), True, own)  # noqa: FBT003 - Jinja's
        known = [own.get(need, context.get(need)) for need in needs]
        key = name, *(one if isinstance(one, str) else id(one) for one in known)
        _, found = _MADE.get(key, (None, None))
        if found is None:
            found = self.get_template(name).make_module(context.get_all(), True, own)  # noqa: FBT003
            for one in vars(found).values():
                if isinstance(one, Stamp):
                    one.drawn = {}
            if len(_MADE) >= MOST_MADE:
                _MADE.clear()
            _MADE[key] = known, found  # what is known is held, so that its id stays its own
        return found

    @lru_cache(maxsize=256)  # noqa: B019 - there is one press
    def _needs(self, name: str) -> tuple[str, ...] | None:
        """What macros take from the page they are on; None if it is more than words and prints."""
        if self.loader is None:
            return None
        needs: set[str] = set()
        names = [name]
        for one in names:
            tree = self.parse(self.loader.get_source(self, one)[0])
            needs |= find_undeclared_variables(tree)
            for other in find_referenced_templates(tree):
                if other is None:
                    return None
                if other not in names:
                    names.append(other)
        if not needs <= {*OF_A_PAGE, *OF_WORDS}:
            return None
        return tuple(one for one in OF_A_PAGE if one in needs or one == "book")


PRESS: Final = Press(
    loader=FileSystemLoader(TEMPLATES),
    autoescape=True,
    undefined=StrictUndefined,
    auto_reload=False,
    trim_blocks=True,
    lstrip_blocks=True,
)
