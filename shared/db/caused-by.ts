/** True when an error, or what caused it, says `text`. The database wraps what went wrong in errors of its own. */
export function causedBy(error: unknown, text: string): boolean {
  for (
    let cause: unknown = error, depth = 0;
    cause instanceof Error && depth < 5;
    cause = cause.cause, depth++
  ) {
    if (cause.message.includes(text)) return true
  }
  return false
}
