import { exact, order } from '../../requirement-model/decimal.ts'
import type { Operator } from '../language/parse.ts'
import { numbersIn, type Written } from './numbers.ts'

/** What the words around a number say: on which side of it the border lies, and which way the values go that they mean. */
interface Said {
  border: 'below' | 'above'
  way: 'up' | 'down'
}

const before: Record<string, Said> = {}
const note = (words: string, border: Said['border'], way: Said['way']): void => {
  for (const word of words.split(' ')) before[word] = { border, way }
}
note('least from minimum min >= ≥', 'below', 'up')
note('below under less fewer shorter smaller lower younger thinner lighter earlier <', 'below', 'down')
note(
  'above over more exceed exceeds longer larger greater higher older beyond heavier later >',
  'above',
  'up',
)
note('most maximum max to until through <= ≤', 'above', 'down')

const behind: Record<string, Said> = {
  'or more': { border: 'below', way: 'up' },
  'and more': { border: 'below', way: 'up' },
  'or above': { border: 'below', way: 'up' },
  'and above': { border: 'below', way: 'up' },
  'or over': { border: 'below', way: 'up' },
  'or older': { border: 'below', way: 'up' },
  'or less': { border: 'above', way: 'down' },
  'or fewer': { border: 'above', way: 'down' },
  'or below': { border: 'above', way: 'down' },
  'and below': { border: 'above', way: 'down' },
  'or under': { border: 'above', way: 'down' },
}
const doubtful = /\b(?:exclusive|exclusively|excluding|excluded|except|strictly|but not|without)\b/i
const turning =
  /\b(?:not|no|nothing|nobody|none|never|cannot|unless|otherwise|until|refused?|rejected?|outside|error|message|shows?|shown|if|when|else|only|\w+n't)\b/i

/**
 * Whether a comparison with a number says what the words around it say. "Below 16" and "at least 16" part the values at the same place,
 * so `<` and `>=` fit both; in a sentence that turns nothing round the direction has to fit, too. Nothing is told where no word is known.
 */
export function contradictedBy(text: string, operator: Operator, value: string): string | undefined {
  const border = operator === '>=' || operator === '<' ? 'below' : 'above'
  const way = operator === '>=' || operator === '>' ? 'up' : 'down'
  const wanted = exact(value.replace(/^-/, ''))
  let against: string | undefined
  for (const line of text.split('\n')) {
    const plain = line.replaceAll(/"[^"]*"|“[^”]*”/g, (quoted) => ' '.repeat(quoted.length))
    if (doubtful.test(plain)) return undefined
    for (const number of numbersIn(plain)) {
      const isMeant = number.readings.some((one) => wanted && order(exact(one) ?? wanted, wanted) === 0)
      const said = isMeant ? wordsAround(plain, number) : undefined
      if (!said) {
        if (isMeant) return undefined
        continue
      }
      if (said.border === border && (said.way === way || turning.test(plain))) return undefined
      against = plain.slice(Math.max(0, number.start - 24), number.end + 12).trim()
    }
  }
  return against
}

function wordsAround(line: string, { start, end }: Written): Said | undefined {
  const after = /^\s*(?:[\p{L}%€$°/²³]+\s+)?((?:or|and) \p{L}+)/u.exec(line.slice(end).toLowerCase())?.[1]
  const late = after === undefined ? undefined : behind[after]
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
  const own = Object.hasOwn(before, word) ? before[word] : undefined
  if (!own || negation === undefined) return own
  return { border: own.border, way: own.way === 'up' ? 'down' : 'up' }
}
