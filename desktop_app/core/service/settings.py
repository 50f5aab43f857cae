"""What the journal keeps beside batches: each setting's key, with its type and what holds until somebody chose."""

from __future__ import annotations

from enum import StrEnum, unique


@unique
class Setting(StrEnum):
    """The keys of the journal's settings. Those with {} are made by `of`, for each batch, address or digest."""

    # What a person chose.
    APPEARANCE = "appearance"  # str, "system"
    LANGUAGE = "language"  # str, "system"
    NOTIFICATIONS = "notifications"  # bool, True
    WINDOW_PLACE = "window"  # str, "": Qt's geometry as base64
    LOCAL_NOTE_READ = "local note read"  # bool, False
    COUNTRY = "country"  # str, "": of the last list that had one chosen
    PRODUCT = "product"  # str, "": of the last list
    LISTS_FOLDER = "list folder"  # str, "": where the last list was opened
    EXPORT_FOLDER = "export folder"  # str, "": where the last result was written
    PROBLEM_ROWS_FOLDER = "problem rows folder"  # str, ""
    COSTS_FOLDER = "costs folder"  # str, "": where the costs of all lists were written
    EXPORT_AS_TEXT = "export cells as text"  # bool, False
    MONITOR_COLUMNS = "monitor columns"  # dict: shown columns, order and widths
    RESULTS_COLUMNS = "results columns"  # dict: the same, for columns of any list
    OFFLINE_COLUMNS = "offline columns"  # list[str], []: of every list (`core.facts.offline`)
    CALL_RULE = "calling hours"  # dict, None: `core.calling.rules`
    CAPS = "spending caps"  # dict[address, dict[span, amount]], {}: "" for all addresses together
    QUOTES = "quotes"  # dict["address product", {"price", "at"}], {}: what one number costs, as a service quoted it
    BALANCE_WARNING = "balance_warning"  # int, 0: the balance below which to warn, 0 for never
    UPDATES_ON = "looks for new versions"  # bool, False
    SHARED_SUPPRESSION = (
        "shared suppression file"  # list, []: which edition of the organisation's file was read, and how
    )
    VERDICT_RULES = "verdict rules"  # dict[address, dict[product, list]], {}: what a person changed of them
    STEPS_RULE = "steps judged together"  # dict, None: `core.batches.judged_steps.StepsRule`
    REUSE_DAYS = "days that answers are reused"  # dict[address, days], {}
    FRESH_DAYS = "days that answers stay fresh"  # dict[product, days], {}: what a person changed of them
    TRIAL_SIZE = "numbers of a trial"  # int, 20: they go alone through a connection that isn't proven
    KEPT_DAYS = "lists kept"  # dict, None: how long lists stay, and when that was agreed to

    # Connections.
    CONNECTION = "connection"  # str, "local": the address in use
    CONNECTIONS = "connections"  # list[dict], []
    REMOVED_CONNECTIONS = "removed connections"  # list[dict], []: for lists that went through them
    KEY_ORIGINS = "origins of key {}"  # list[str], []: for which a key of the environment, by its digest, was meant
    KEYS_OF_ORIGINS = "keys of origins"  # dict[origin, digest], {}: the key that was last used there
    TRIAL = "trial of {}"  # dict, None: `core.batches.trial.Trial`, of "tasks" or "checks" at an address
    MOST_NUMBERS = "most numbers of {}"  # int, None: what the service of an address was found to take

    # What is still to be done, or to be told.
    UNSENT_LIST = "unsent list"  # list[str], []: files that were open and not sent
    ERASURE_OWED = "erasure owed"  # dict, None
    REPARSING = "results read otherwise"  # dict[batch, form], {}
    SAMPLE = "tried first {}"  # int, None: numbers of a batch that go before a person is asked
    SHUFFLED = "numbers shuffled {}"  # bool, False: the numbers of a batch have their places at random
    AFTER = "batch before {}"  # str, None: the earlier step of the same list (`core.batches.steps`)
    STEP_NUMBERS = "numbers of the step {}"  # dict, None: which ones of that one (`core.batches.steps.StepNumbers`)
    REFRESHED = "batch refreshed by {}"  # str, None: the former run of a list (`core.results.refresh`)
    LATELY_TAKEN = "answers of the last day taken by {}"  # int, None: then also those of so many days (0: none)
    PLAN = "steps after {}"  # dict, None: what follows a list's first batch (`core.batches.step_plan`)
    OFFLINE_PROMISED = "offline columns of {}"  # list[str], None: in the result that the command line was to write
    TYPED_PROMISED = "typed cells of {}"  # bool, None: that result keeps the list's numbers and dates
    SUPPRESSED = "suppressed numbers of {}"  # dict, None: what a batch lacks as suppressed (`KeptBack`)
    SUPPRESSION_OFF = "suppression lists off for {}"  # list[id], []: a person switched these off for a list
    RUN_CAP = "cap of the run of {}"  # str, None: an amount, of a recipe, that a batch may cost at most
    JUDGED_BY = "verdict rule of {}"  # list, None: the rule of the recipe that a batch was sent by
    RUN_CORRECTED = "rows corrected before the run with {}"  # dict, None: when, and `CellCorrection`s; `corrected_key`
    RECIPE_LOOKED = "recipe run at {}"  # str, None: the last of a recipe's times that was kept, by its name
    RECIPE_TRIED = "recipe tried as {}"  # str, None: the digest of what decides, by which halted runs were tried last
    RECIPE_MADE_OF = "recipe made of {}"  # str, None: the first batch of the list whose handling it keeps, by its name
    RECIPE_LOGS = "log sheets of recipes"  # dict[name, path], {}: those that were written, also of deleted recipes
    SUPPRESSION_NAMES = "names of suppression lists"  # dict[id, name], {}: to say which one is damaged
    REMOVED_SUPPRESSIONS = "suppression lists deleted"  # dict[id, second], {}: for what they kept back before
    COVERED = "covered {}"  # int, None: numbers of a batch that go before it is paused
    RESTORATIONS_UNSEEN = "restorations unseen"  # list[dict], []: the window has yet to show them
    RESTORATIONS_UNSAID = "restorations unsaid"  # list[dict], []: the command line has yet to say them
    PERHAPS_SENT = "lists perhaps sent"  # list[pair], []: a file's name and digest
    DELETED_LATELY = "deleted lists that were sent lately"  # list[dict], []: fingerprints
    UNEXPLAINED_FALLS = "balances that fell unexplained"  # dict[account, dict], {}
    SHARED_ACCOUNTS = "accounts that others spend from, since"  # dict[account, time], {}
    DISJOINT_LISTS = "lists without a shared number"  # list[pair], []
    UPDATE_LOOKED = "looked for a new version"  # str, "": time
    UPDATE_TOLD = "new version told"  # str, ""
    POLICY_KEEPING_TOLD = "organisation's keeping told"  # dict, None

    def of(self, what: str) -> str:
        """Return the key for one batch, address or digest."""
        return self.value.format(what)
