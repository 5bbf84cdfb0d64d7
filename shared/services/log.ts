/** Writes one structured log line. Never pass secrets, tokens, addresses or bodies. */
export function logError({ error, ...fields }: { at: string; requestId?: string; error: unknown }): void {
  console.error(JSON.stringify({ ...fields, error: describe(error, 0) }))
}

/** Writes one structured line that is no failure. The same rules hold. */
export function logNote({ at, ...fields }: { at: string } & Record<string, unknown>): void {
  console.log(JSON.stringify({ at, ...fields }))
}

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
