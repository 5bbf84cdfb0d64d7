import type { DraftedQuestion } from './types.ts'

const kinds = ['figure', 'definition', 'heading'] as const

/**
 * Up to `most` of the questions of one text: of each kind in turn, and of a kind those that lie evenly in the text. Questions that `isKnown` are left out, and so is what the text would be
 * asked twice, since it has two answers. The same texts and known questions give the same choice.
 */
export function chooseQuestions(
  drafted: readonly DraftedQuestion[],
  { most, isKnown }: { most: number; isKnown: (question: string) => boolean },
): DraftedQuestion[] {
  const times = new Map<string, number>()
  for (const { question } of drafted) times.set(nameOf(question), (times.get(nameOf(question)) ?? 0) + 1)
  const fresh = drafted.filter(({ question }) => times.get(nameOf(question)) === 1 && !isKnown(question))
  const byKind = kinds.map((kind) => evenly(fresh.filter(({ from }) => from === kind)))
  const chosen: DraftedQuestion[] = []
  for (let turn = 0; chosen.length < most && byKind.some((some) => some.length > turn); turn++)
    for (const some of byKind) {
      const one = some[turn]
      if (one && chosen.length < most) chosen.push(one)
    }
  return chosen
}

/** Questions that differ in capitals and blanks alone are one. */
export const nameOf = (question: string): string => question.trim().replace(/\s+/g, ' ').toLowerCase()

/** The middle one, then the middles of both halves, and so on: however many are taken, they lie apart. */
function evenly<T>(all: readonly T[]): T[] {
  const order: T[] = []
  const stretches: [from: number, to: number][] = [[0, all.length]]
  for (let at = 0; at < stretches.length; at++) {
    const [from, to] = stretches[at] ?? [0, 0]
    if (from >= to) continue
    const middle = (from + to) >>> 1
    order.push(all[middle] as T)
    stretches.push([from, middle], [middle + 1, to])
  }
  return order
}
