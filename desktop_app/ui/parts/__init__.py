"""Small reusable widgets by what they are (texts, buttons, fields, bars …); their meaning is up to the pages."""
