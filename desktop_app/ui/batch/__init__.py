"""The parts of a batch's display shared by several pages: state, estimate, sending the unanswered again."""
