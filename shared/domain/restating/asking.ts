/** A question to a model: the instructions, and all that differs between questions of a kind. */
export interface Prompt {
  system: string
  user: string
}

/** Puts a question to a model; undefined where nobody answers in time. Never throws. */
export type Ask = (prompt: Prompt) => Promise<unknown>

/** What whoever reads a work should know where a model was to word it and did not. */
export const silence = 'The model gave no usable answer in time, so the embedded engine wrote alone.'

/** A list in parts of some length each, as many as are asked about at most. */
export const inParts = <T>(all: readonly T[], { length, most }: { length: number; most: number }): T[][] =>
  Array.from({ length: Math.min(most, Math.ceil(all.length / length)) }, (_, at) =>
    all.slice(at * length, (at + 1) * length),
  )

/**
 * What of an answer has the form that was asked for: the entries of its list `name` that `isOne` takes, no more than `most`. Undefined where the answer has no such list.
 */
export function entriesOf<T>(
  answer: unknown,
  name: string,
  { isOne, most }: { isOne: (given: unknown) => given is T; most: number },
): T[] | undefined {
  const list = (answer as Record<string, unknown> | null | undefined)?.[name]
  return Array.isArray(list) ? list.slice(0, most).filter(isOne) : undefined
}
