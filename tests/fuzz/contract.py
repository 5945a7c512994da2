"""The JSON API against its own OpenAPI, by schemathesis: at a real table, with a real token."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any, Final

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx

API: Final = "/api/v1"
ENDLESS: Final = "/events"
CHECKS: Final = [
    not_a_server_error,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
]
AWAY: Final = 503
MODES: Final = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


class Contract:
    """What was asked of the API, and where it broke its word."""

    def __init__(self, client: httpx.Client, url: str) -> None:
        self._client = client
        self._url = url
        self.asked = 0
        self.opened = 0
        self.broken: list[str] = []

    def try_all(self, examples: int, number: int) -> None:
        """Every operation with so many bodies that fit it, and as many that do not."""
        schema = schemathesis.openapi.from_url(f"{self._url}{API}/openapi.json")
        for found in schema.get_all_operations():
            if not isinstance(found, Ok):
                raise TypeError(found)
            operation = found.ok()
            if operation.path.endswith(ENDLESS):
                continue
            for mode in MODES:
                self._try(operation, mode, examples, number)

    def _try(self, operation: Any, mode: GenerationMode, examples: int, number: int) -> None:  # noqa: ANN401 - schemathesis's own
        try:
            strategy = operation.as_strategy(generation_mode=mode)
        except Exception as error:
            if type(error).__name__ == "Unsatisfiable":
                return
            raise

        @seed(number)
        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=strategy)
        def ask(case: Any) -> None:  # noqa: ANN401 - schemathesis's own
            self._ask(case)

        ask_once: Callable[[], None] = ask
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                ask_once()
            except Exception as error:
                if type(error).__name__ not in {"Unsatisfiable", "SkipTest", "Skipped"}:
                    raise

    def _ask(self, case: Any) -> None:  # noqa: ANN401 - schemathesis's own
        if self.asked % 10 == 0 or not hasattr(self, "_table"):
            self._open()
        if "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = self._table
            case.headers = {**(case.headers or {}), "Authorization": f"Bearer {self._token}"}
        self.asked += 1
        answer = case.call(base_url=f"{self._url}{API}", timeout=60)
        try:
            checks = CHECKS[answer.status_code == AWAY :]  # it may say that it is busy
            case.validate_response(answer, checks=checks)
        except FailureGroup as failure:
            told = " ".join(str(one) for one in failure.exceptions)
            self.broken.append(f"{case.method} {case.formatted_path}: {' '.join(told.split())}")
        if answer.status_code == 201 and case.path == "/tables":
            self.opened += 1

    def _open(self) -> None:
        said = {"game": "shakespeare", "seats": ["me", "bot:random"]}
        found = self._client.post(f"{API}/tables", json=said).json()
        self._table, self._token = found["id"], found["seats"][0]["token"]
        self.opened += 1
