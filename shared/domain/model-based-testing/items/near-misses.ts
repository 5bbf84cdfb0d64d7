import { readPattern, type Pattern } from '../../patterns/index.ts'
import type { Condition } from '../../requirement-model/index.ts'
import { once } from '../../requirement-model/once.ts'

type OfPattern = Extract<Condition, { kind: 'pattern' }>

const most = 6

/** The whole entry has to look like it, however the text writes it down. */
export function wholePattern(expression: string): Pattern | undefined {
  const ends = [expression.startsWith('^') ? '' : '^', expression.endsWith('$') ? '' : '$']
  return readPattern(ends.every((end) => end === '') ? expression : `^(?:${expression})$`)
}

/** What a tester tries first of a pattern: a part too short and too long, one left out, one in small letters, a wrong character. */
const telling = ['too few', 'too many', 'is missing', 'lower-case', '" instead of "', 'instead of a digit']

/** Texts that miss a pattern by one thing: those that tell most of it. */
export const nearMisses: (condition: OfPattern) => string[] = once(({ expression }) => {
  // "The letter R and 6 digits" says nothing of small letters; a range of capitals does.
  const isOfCase = expression.includes('A-Z')
  const misses = (wholePattern(expression)?.counterSamples(16) ?? []).filter(
    ({ text, reason }) => text !== '' && (isOfCase || !reason.includes('lower-case')),
  )
  const rank = (reason: string) => {
    const found = telling.findIndex((words) => reason.includes(words))
    return found < 0 ? telling.length : found
  }
  const [first, ...others] = misses
  const sorted = [...others].sort((a, b) => rank(a.reason) - rank(b.reason))
  return (first ? [first, ...sorted] : []).slice(0, most).map(({ text }) => text)
})
