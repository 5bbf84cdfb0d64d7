// More than the readers of a step ask for; a text of this many clauses is nobody's step.
const most = 500
const kept: Map<string, unknown>[] = []

/** A function of a text whose answers are kept while one step is read: many readers ask for the same few clauses. Answers are never changed. */
export function remembered<T extends string | object>(answer: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>()
  kept.push(answers)
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    if (answers.size >= most) answers.clear()
    const given = answer(text)
    answers.set(text, given)
    return given
  }
}

/** Nothing of a step is kept once the next one is read. */
export function forgetStep(): void {
  for (const answers of kept) answers.clear()
}
