"""Re-reads results: parses stored result files again as a person says. Nothing is fetched or paid for again.

The answers change in one transaction of the list (`storage.lists.answers.NewAnswers`), and the journal's counts after
it. The journal notes beforehand what is under way: if the program is killed in between, the next run finishes it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from desktop_app.core.batches.batch import Batch, Task, Via
from desktop_app.core.batches.submission import WITH_RESULT, TaskEvent, TaskState
from desktop_app.core.errors import (
    BatchBusy,
    BatchMissing,
    DialproofError,
    FileBroken,
    InputError,
    ListLost,
    WorkerDied,
)
from desktop_app.core.profile.writing import written
from desktop_app.core.results.answer_form import ResultForm, form_from, form_text
from desktop_app.core.results.answer_preview import ResultPreview
from desktop_app.core.rows.list_row import SentRange
from desktop_app.core.service.settings import Setting
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.batches.task_advancer import differing_words, result_file, result_form, told_of
from desktop_app.services.connections.session import profile_of
from desktop_app.services.jobs import PartRead, PreviewResult, Reparse
from desktop_app.services.ports import WorkProgress
from desktop_app.services.program.service_context import ServiceContext


@dataclass(frozen=True, slots=True)
class Reparsed:
    """The outcome of a re-read: `read` tasks have new answers; `kept` ones their old ones, each with the reason."""

    read: tuple[Task, ...]
    kept: tuple[tuple[Task, str], ...]


class Reparsing:
    """Previews and re-reads results; `quick` is a child process that no import keeps busy."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    def received(self, batch_id: str) -> list[Task]:
        """Return the tasks whose results are stored as received, those that could not be read yet first."""
        batch = self._context.journal.batch(batch_id)
        if batch.via is Via.REALTIME:
            return []
        found = [
            task
            for task in self._context.journal.tasks(batch_id)
            if task.state in WITH_RESULT and result_file(self._context, batch, task).is_file()
        ]
        return sorted(found, key=lambda task: (task.state is TaskState.JOINED, task.part))

    def holding(self, batch_id: str, tasks: Sequence[Task]) -> list[Task]:
        """Return those of a batch's tasks whose answers are in the list, perhaps from an earlier reading.

        Answers of an earlier reading remain if a result that was fetched again can't be read, or if the journal is an
        older copy.
        """
        batch = self._context.journal.batch(batch_id)
        try:
            with self._context.list_of(batch) as store:
                return [task for task in tasks if store.has_answers(batch_id, SentRange.of(task))]
        except DialproofError:  # a list that can't be read now is told of elsewhere
            return []

    def form(self, batch_id: str) -> ResultForm:
        """Return what is set for the batch's results so far, by a person or by its connection's service profile."""
        try:
            return result_form(self._context, self._context.journal.batch(batch_id))
        except DialproofError:  # a service profile that can't be read says nothing
            return ResultForm()

    async def preview(self, task: Task, form: ResultForm) -> ResultPreview:
        """Return how a task's result would be read. Raise `ListLost`, `WorkerDied`, `FileStalled` or `FileTooLarge`."""
        batch = self._context.journal.batch(task.batch_id)
        folder = self._context.lists.folder(batch.list_id)
        file = result_file(self._context, batch, task)
        try:
            return await self._context.quick.run(PreviewResult(folder, batch.id, SentRange.of(task), file, form))
        except DialproofError as error:
            raise _named(error, batch) from error

    async def reparse(self, batch_id: str, form: ResultForm, progress: WorkProgress | None = None) -> Reparsed:
        """Re-read all results of a batch with `form`, and read later ones with it too; `progress` counts their numbers.

        Raise `BatchBusy` while anything of its list is worked on. Raise `BatchMissing` if no result fits. Then
        everything is as it was, as it is after any other error and after cancellation. Only if the list has its new
        answers and the journal can't follow, `carry_on` finishes later.
        """
        batch = self._context.journal.batch(batch_id)
        with self._context.lists.claim(batch.list_id) as mine:
            if not mine:
                raise BatchBusy(name=batch.file)
            await self._context.up_to_date(batch)
            before = self._which(batch)
            self._note_under_way(batch.id, form)
            try:
                return await self._reparse(batch, form, progress)
            except BaseException as error:
                # Whoever is killed or cancelled may have been through with the list: that decides.
                if self._which(batch) == before:
                    self._note_under_way(batch.id, None)
                elif isinstance(error, asyncio.CancelledError):
                    return await self._reparse(batch, form)  # too late for that: the journal has to follow
                raise

    @property
    def cut_off(self) -> bool:
        """True if an earlier run didn't finish a re-read."""
        return bool(self._under_way())

    async def carry_on(self) -> None:
        """Finish re-reads that an earlier run didn't. Skip a list that is gone or worked on. Raise nothing."""
        for batch_id, form in self._under_way().items():
            try:
                batch = self._context.journal.batch(batch_id)
                with self._context.lists.claim(batch.list_id) as mine:
                    if mine:
                        await self._reparse(batch, form_from(form))
            except (InputError, ListLost, WorkerDied, KeyError):  # it would be no better the next time
                self._note_under_way(batch_id, None)
            except DialproofError:  # no room, perhaps: the next run tries again
                continue

    async def teach(self, batch_id: str, form: ResultForm) -> None:
        """Set the form in the service profile of the batch's connection, for later results. Raise `ProfileBroken`."""
        connection = self._context.session.connection(self._context.journal.batch(batch_id).base_url)
        taught = replace(connection, profile=written(replace(profile_of(connection), result=form)))
        profile_of(taught)  # what can't be read again isn't kept
        await self._context.session.save(taught, None)

    def teachable(self, batch_id: str) -> bool:
        """Return True if the batch's connection can be taught; the local service needs no profile."""
        base_url = self._context.journal.batch(batch_id).base_url
        return any(each.base_url == base_url and not each.local for each in self._context.session.connections())

    async def _reparse(self, batch: Batch, form: ResultForm, progress: WorkProgress | None = None) -> Reparsed:
        received = self.received(batch.id)
        files = tuple((SentRange.of(task), result_file(self._context, batch, task)) for task in received)
        folder = self._context.lists.folder(batch.list_id)
        try:
            found = await self._context.worker.run(Reparse(folder, batch.id, files, form), progress)
        except FileBroken as error:
            reason = tr_text("No result of “{file}” can be read so; its answers are as they were.", file=batch.file)
            raise BatchMissing(reason=reason) from error
        except DialproofError as error:
            raise _named(error, batch) from error
        return self._booked(batch, form, found)

    def _booked(self, batch: Batch, form: ResultForm, found: tuple[PartRead, ...]) -> Reparsed:
        """Write a re-read into the journal, after the list. Doing it twice is harmless."""
        every = {task.part: task for task in self._context.journal.tasks(batch.id)}
        text = form_text(form)
        found = tuple(each for each in found if each.part in every)  # a journal that was restored may not know all
        for each in found:
            task = every[each.part]
            if each.problem:
                self._context.note(task, answered=each.answered)
                continue
            (detail, counts), words = told_of(each), differing_words(each.differing)
            self._context.record(
                task, TaskEvent.REREAD, {**detail, "read as": text}, progress=1.0, message=words, **counts
            )
        self._context.journal.update_batch(batch.id, result_form=text, exported_at=None)
        self._note_under_way(batch.id, None)
        self._context.changed(batch.id)
        now = {task.part: task for task in self._context.journal.tasks(batch.id)}
        return Reparsed(
            tuple(now[each.part] for each in found if not each.problem),
            tuple((now[each.part], each.problem) for each in found if each.problem),
        )

    def _under_way(self) -> dict[str, str]:
        found: dict[str, str] = self._context.journal.setting(Setting.REPARSING, {})
        return found

    def _note_under_way(self, batch_id: str, form: ResultForm | None) -> None:
        others = {name: text for name, text in self._under_way().items() if name != batch_id}
        own = {} if form is None else {batch_id: form_text(form)}
        self._context.journal.save_setting(Setting.REPARSING, {**others, **own})

    def _which(self, batch: Batch) -> int | None:
        """Return the number of the reading that the list's answers come from."""
        with self._context.list_of(batch) as store:
            return store.reading(batch.id)


def _named(error: DialproofError, batch: Batch) -> DialproofError:
    """Return the error with names a person knows, instead of the list's folder and the result's file."""
    if isinstance(error, ListLost):
        return ListLost(name=batch.file)
    name = error.params.get("name")
    ours = isinstance(name, str) and name.startswith(batch.id)
    return type(error)(**{**error.params, "name": tr_text("the result of {name}", name=batch.file)}) if ours else error
