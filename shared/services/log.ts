/** Writes one structured log line. Never pass secrets, tokens, addresses or bodies. */
export function logError(fields: { at: string; requestId?: string; error: unknown }): void {
  const { error } = fields
  const known =
    error instanceof Error
      ? { name: error.name, message: error.message, stack: error.stack, cause: error.cause }
      : error
  console.error(JSON.stringify({ ...fields, error: known }))
}
