/** The most cases that one session, and one request, holds. */
export const maxSessionCases = 1000
/** What imports may fill a session with, as JSON: every read of a session carries all of it. */
export const maxSessionCharacters = 8_000_000
/** A value of object storage holds 2 MB. */
export const maxCaseCharacters = 500_000
