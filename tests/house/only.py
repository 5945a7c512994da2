"""A contract for import-linter: these modules import the standard library and a named few."""

import sys
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class OnlyContract(Contract):
    """`modules` are meant alone, `packages` with all inside them; absent ones wait their turn."""

    modules = fields.SetField(subfield=fields.StringField(), required=False, default=frozenset())
    packages = fields.SetField(subfield=fields.StringField(), required=False, default=frozenset())
    allowed = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: FBT001 - import-linter's signature
        importers = set(cast("set[str]", self.modules))
        for package in cast("set[str]", self.packages) & graph.modules:
            importers |= {package} | graph.find_descendants(package)
        allowed = sys.stdlib_module_names | cast("set[str]", self.allowed)
        strangers = sorted(
            (importer, imported)
            for importer in importers & graph.modules
            for imported in graph.find_modules_directly_imported_by(importer)
            if not any(imported == name or imported.startswith(f"{name}.") for name in allowed)
        )
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for importer, imported in check.metadata["strangers"]:
            output.print_error(f"{importer} is not allowed to import {imported}")
