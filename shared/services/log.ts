/** What a line tells of, as `area.event`, and whatever belongs to it. Never pass secrets, tokens, addresses or bodies. */
type Line = { kind: string } & Record<string, unknown>

/** Writes one structured log line about a failure. */
export function logError({ error, ...fields }: Line & { error: unknown }): void {
  console.error(lineOf({ ...fields, error: describe(error, 0) }))
}

/** Writes one structured line that is no failure. */
export function logNote(fields: Line): void {
  console.log(lineOf(fields))
}

const lineOf = (fields: object) => JSON.stringify({ at: new Date().toISOString(), ...fields })

const deepestCause = 5

function describe(error: unknown, depth: number): unknown {
  if (error === undefined || typeof error === 'string') return error
  if (!(error instanceof Error)) return Object.prototype.toString.call(error)
  const { name, stack, cause } = error
  const message = messageOf(error)
  return {
    name,
    message,
    stack: stack?.replace(error.message, () => message),
    ...(depth < deepestCause && { cause: describe(cause, depth + 1) }),
  }
}

/** The message of a failed query ends with the values that were bound to it: hashes, addresses, names. */
function messageOf(error: Error): string {
  return 'query' in error && 'params' in error ? `Failed query: ${String(error.query)}` : error.message
}
