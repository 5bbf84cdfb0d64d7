/** Numbers with a word of their own, by value: "zero" to "nineteen", the tens, and what multiplies a count before it. */
export const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
export const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const multiples = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
])
export const multipliers = [...multiples.keys()]

const plain = new Map([
  ...ones.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, at): [string, number] => [word, (at + 2) * 10]),
])

/**
 * The value of a number in words: "twelve", "twenty-five", "a dozen", "ten thousand", "hundred"; undefined for any other text. The one
 * reader of such words, for what designs and for what checks the design.
 */
export function numberOfWords(text: string): number | undefined {
  const [first = '', second, ...more] = text.toLowerCase().split(/[ -]/)
  if (more.length > 0) return undefined
  if (second === undefined) return plain.get(first) ?? multiples.get(first)
  const times = multiples.get(second)
  const count = /^an?$/.test(first) ? 1 : (plain.get(first) ?? multiples.get(first))
  if (times !== undefined) return count === undefined ? undefined : count * times
  const [ten, one] = [tens.includes(first), ones.indexOf(second)]
  return ten && one > 0 && one < 10 && count !== undefined ? count + one : undefined
}
