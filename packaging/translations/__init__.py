"""The window's languages: the texts, their translations in `resources/translations/*.ts`, and the compiler."""
