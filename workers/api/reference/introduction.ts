/** What holds for all operations, paragraph by paragraph. */
export const introduction: readonly string[] = [
  'Requirements in, proved test cases and real-browser evidence out.',
  'The public generator needs no account. Everything else takes `Authorization: Bearer …` with an access token (`POST /api/auth/token`) or an access key (made on the page `/settings`, or by `POST /api/organizations/{organizationId}/access-keys`).',
  'A refusal has a stable code in `error`, a sentence in `message` and, where fields are wrong, each of them in `details`. A list gives `nextCursor`, which as `cursor` asks for its next page. What counts against a limit says so in `RateLimit-*`, and a 429 says in `Retry-After` when to come back.',
]

/** How a caller says who it is. */
export const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An access token, the `access_token` that `POST /api/auth/token` answers to an e-mail address and a password, or an access key of an organization.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'tracewright_session',
    description:
      'The cookie of who signed in at `/sign-in` with this browser, which sends it by itself: there is nothing to enter.',
  },
  shareToken: {
    type: 'apiKey',
    in: 'header',
    name: 'x-umami-share-token',
    description: 'What `GET /api/share/{shareId}` answers: it opens the figures of one website.',
  },
}
