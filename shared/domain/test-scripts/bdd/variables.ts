/** The names of the variables of a statement, each once, in the order in which they come. */
export function variablesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  if ('variable' in part && typeof part.variable === 'string') return [part.variable]
  return [...new Set(Object.values(part).flatMap(variablesIn))]
}
