import { numberOfWord, smallNumbers, tens, severalWords } from '../../english/number-words.ts'

/** What people say for a number. */
const said = new Map([
  ['a hundred', 100],
  ['one hundred', 100],
  ['a dozen', 12],
  ['a single', 1],
  ['a couple of', 2],
  ['no', 0],
  ['not a single', 0],
  ['not one', 0],
  ['not any', 0],
])

const words = [...smallNumbers, ...tens, ...said.keys()].toSorted((a, b) => b.length - a.length).join('|')

/** Source of a pattern for a number in digits or words; "no" is one. */
export const amountPattern = `(?:\\d{1,3}(?:,\\d{3})+|\\d+|(?:${tens.join('|')})-(?:${smallNumbers.slice(1, 10).join('|')})|${words})`

/** Source of a pattern for what bounds a number. */
export const boundPattern =
  '(?:exactly|precisely|only|just|merely|at least|at most|no more than|no fewer than|no less than|not more than|more than|over|fewer than|less than|a total of|all|all of the|all the|the|these|those|the same|same|another)'

/** A number in digits or words. */
export function amountOf(written: string): number {
  const text = written.toLowerCase()
  const known = said.get(text) ?? numberOfWord(text)
  if (known !== undefined) return known
  return Number(text.replaceAll(',', ''))
}

/** How a bound compares, with the number that it compares to. */
export function comparing(
  bound: string | undefined,
  amount: number,
): { count: number; comparison: 'equals' | 'at_least' | 'at_most' } {
  switch (bound?.toLowerCase()) {
    case 'at least':
    case 'no fewer than':
    case 'no less than':
      return { count: amount, comparison: 'at_least' }
    case 'at most':
    case 'no more than':
    case 'not more than':
      return { count: amount, comparison: 'at_most' }
    case 'more than':
    case 'over':
      return { count: amount + 1, comparison: 'at_least' }
    case 'fewer than':
    case 'less than':
      return { count: amount - 1, comparison: 'at_most' }
    default:
      return { count: amount, comparison: 'equals' }
  }
}

/** Words that say of how many of several things something is, and name none of them. */
export const severalPattern = new RegExp(
  String.raw`^(?:now )?(?:(?:exactly |only |all )?(?:\d+|${severalWords}) (?:(?:out )?of\b|[a-z]+s$)|all (?:\d+|two|three|four|five|six)\b)`,
  'i',
)
