/** The numbers that are words of their own, each at its place: "zero" is the first. */
export const smallNumbers: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )

/** The tens from twenty on, in their order. */
export const tens: readonly string[] = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** The text of a regular expression for a number of several things in words, up to twelve. */
export const severalWords = smallNumbers.slice(2, 13).join('|')

const values: ReadonlyMap<string, number> = new Map([
  ...smallNumbers.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, at): [string, number] => [word, (at + 2) * 10]),
])

/** What "twelve", "ninety" or "twenty-five" counts, whatever its capitals; undefined for any other word. */
export function numberOfWord(word: string): number | undefined {
  const [first = '', one, more] = word.toLowerCase().split('-')
  const value = values.get(first)
  if (one === undefined || value === undefined) return value
  const last = smallNumbers.indexOf(one)
  return value >= 20 && last > 0 && last < 10 && more === undefined ? value + last : undefined
}
