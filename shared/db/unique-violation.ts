/** True when a write failed because another row already holds this value. `column` as SQLite names it: `organizations.slug`. */
export function isUniqueViolation(error: unknown, column: string): boolean {
  for (
    let cause: unknown = error, depth = 0;
    cause instanceof Error && depth < 5;
    cause = cause.cause, depth++
  ) {
    if (cause.message.includes(`UNIQUE constraint failed: ${column}`)) return true
  }
  return false
}
