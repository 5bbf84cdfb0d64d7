/** The most cases that one session, and one request, holds. */
export const maxSessionCases = 1000
