/**
 * A table whose keys are words that people and files give. It has what it was made of and nothing else: of a plain object, `constructor`, `toString` or `__proto__`
 * would be found, too, as parts of the runtime.
 */
export const wordTable = <T>(entries: Record<string, T>): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null) as Record<string, T>, entries)
