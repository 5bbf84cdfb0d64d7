/** What is told of an error of the page: its class, what it says, and where it comes from. Takes the event of an error or of a promise that nobody caught. */
export function describeError(event: Partial<ErrorEvent> & { reason?: unknown }) {
  const thrown = (event.error ?? event.reason ?? event) as Partial<Error>
  const [place] = /[^\s(@]+:\d+:\d+/.exec(thrown.stack ?? '') ?? []
  const { filename, lineno, colno } = event
  return {
    name: (thrown.constructor?.name ?? 'Error').slice(0, 50),
    data: {
      message: String(thrown.message ?? event.message ?? event.reason).slice(0, 500),
      source: filename ? `${filename}:${lineno}:${colno}` : place,
    },
  }
}
