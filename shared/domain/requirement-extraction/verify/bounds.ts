import { exact, order } from '../../requirement-model/decimal.ts'
import type { Operator } from '../language/parse.ts'
import { numbersIn, type Written } from './numbers.ts'

/** What the words around a number say: on which side of it the border lies, and which way the values go that they mean. */
interface Said {
  border: 'below' | 'above'
  way: 'up' | 'down'
}

const before = new Map<string, Said>()
const note = (words: string, said: Said): void => words.split(' ').forEach((word) => before.set(word, said))
note('least from minimum min >= ≥', { border: 'below', way: 'up' })
note('below under less fewer shorter smaller lower younger thinner lighter earlier <', {
  border: 'below',
  way: 'down',
})
note('above over more exceed exceeds longer larger greater higher older beyond heavier later >', {
  border: 'above',
  way: 'up',
})
note('most maximum max to until through <= ≤', { border: 'above', way: 'down' })

const behind = new Map<string, Said>([
  ...['or more', 'and more', 'or above', 'and above', 'or over', 'or older'].map(
    (words) => [words, { border: 'below', way: 'up' }] as const,
  ),
  ...['or less', 'or fewer', 'or below', 'and below', 'or under', 'or younger'].map(
    (words) => [words, { border: 'above', way: 'down' }] as const,
  ),
])
const doubtful = /\b(?:exclusive|exclusively|excluding|excluded|except|strictly|but not|without)\b/i
const turning = new Set(
  'not no nothing nobody none never cannot unless otherwise until refuse refused reject rejected outside error message show shows shown if when else only'.split(
    ' ',
  ),
)
const isTurned = (text: string): boolean =>
  (text.toLowerCase().match(/[\p{L}']+/gu) ?? []).some((word) => turning.has(word) || word.endsWith("n't"))

/**
 * Whether a comparison with a number says what the words around it say. "Below 16" and "at least 16" part the values at the same place,
 * so `<` and `>=` fit both; in a sentence that turns nothing round, and shows
 * nothing, the direction has to fit, too (`turned`: another sentence turns it round). Nothing is told where no word is known.
 */
export function contradictedBy(
  text: string,
  operator: Operator,
  value: string,
  { turned = false } = {},
): string | undefined {
  const wanted = exact(value)
  if (!wanted || value.startsWith('-')) return undefined
  const border = operator === '>=' || operator === '<' ? 'below' : 'above'
  const way = operator === '>=' || operator === '>' ? 'up' : 'down'
  let against: string | undefined
  for (const line of text.split('\n')) {
    const plain = line.replaceAll(/"[^"]*"|“[^”]*”/g, (quoted) => ' '.repeat(quoted.length))
    if (doubtful.test(plain)) return undefined
    const turns = turned || isTurned(plain) || (plain !== line && !plain.includes('|'))
    for (const number of numbersIn(plain)) {
      if (!number.readings.some((one) => order(exact(one) ?? wanted, wanted) === 0)) continue
      const said = wordsAround(plain, number)
      if (!said || (said.border === border && (said.way === way || turns))) return undefined
      against = plain.slice(Math.max(0, number.start - 40), number.end + 20).trim()
    }
  }
  return against
}

/** Whether a text turns something round: what it says of a number may be what is wrong. */
export const turnsRound = (text: string): boolean =>
  isTurned(text) || /\b(?:lower|higher|less|more|else)\b/i.test(text)

function wordsAround(line: string, { start, end }: Written): Said | undefined {
  const after = /^\s*(?:[\p{L}%€$°/²³]+\s+)?((?:or|and) \p{L}+)/u.exec(line.slice(end).toLowerCase())?.[1]
  const late = behind.get(after ?? '')
  if (late) return late
  const all = line
    .slice(0, start)
    .toLowerCase()
    .split(/[;:|(]|\.\s|,\s/)
    .at(-1)
    ?.match(/[<>≤≥]=?|[\p{L}']+|\d[\d.,]*/gu)
  const words = all?.slice(-6) ?? []
  if (words.at(-1) === 'and' && words.includes('between')) return { border: 'above', way: 'down' }
  if (words.at(-1) === 'between') return { border: 'below', way: 'up' }
  for (let at = words.length - 1; at >= Math.max(0, words.length - 4); at -= 1) {
    const word = words[at] ?? ''
    if (/^\d/.test(word) && words[words.length - 1] !== 'to') break
    const own = lookUp(words, at)
    if (own) return own
  }
  const range = /^\s*(?:[\p{L}%€$°/²³]+\s+)?(?:to|up to|-|–)\s*[\p{L}€$]{0,4}\s*[-−]?\d/u.test(
    line.slice(end),
  )
  return range ? { border: 'below', way: 'up' } : undefined
}

/** "No less than", "must not exceed": the border stays, the direction turns round. */
function lookUp(words: readonly string[], at: number): Said | undefined {
  const [word = '', one = '', two = ''] = [words[at], words[at - 1], words[at - 2]]
  const negation = [one, two].find(
    (other) => other === 'no' || other === 'not' || other === 'never' || other === 'cannot',
  )
  const own = before.get(word)
  if (!own || negation === undefined) return own
  return { border: own.border, way: own.way === 'up' ? 'down' : 'up' }
}
