import { numberPattern, parseDecimal } from '../../../numbers/decimal.ts'
import type { ReadPattern } from './read-pattern.ts'
import type { Masked } from '../mask.ts'
import { literally } from './mask.ts'

const kinds: [RegExp, string][] = [
  [/^(?:capital|upper-?case|big) letters?(?: \(?A[–-]Z\)?)?/i, '[A-Z]'],
  [/^(?:small|lower-?case) letters?(?: \(?a[–-]z\)?)?/i, '[a-z]'],
  [/^letters?(?: \(?A[–-]Z\)?)?/i, '[A-Za-z]'],
  [/^(?:digits?|numbers|numerals?)(?: \(?0[–-]9\)?)?/i, '\\d'],
  [/^(?:alphanumeric characters?|letters? or digits?)/i, '[A-Za-z0-9]'],
  [/^(?:hyphens?|dash(?:es)?)/i, '-'],
  [/^(?:underscores?)/i, '_'],
  [/^(?:dots?|periods?|full stops?)/i, '\\.'],
  [/^(?:slash(?:es)?)/i, '\\/'],
  [/^(?:spaces?|blanks?)/i, ' '],
]
const count = new RegExp(
  `(?:(?:exactly|the)\\s)?(${numberPattern})(?:\\s?(?:to|-|–)\\s?(${numberPattern}))?\\s|(?:an?|the|one)\\s`,
  'iy',
)
// A code that people write down has few parts, and each start reads all of them.
const mostParts = 12
const mostStarts = 40
const joint = /,?\s(?:and then|followed by|then|plus|and)\s|,\s(?:and\s)?/iy

/** A part before the start that was not read: the rest alone would be another code. */
const goesOn = /\b(?:letters?|digits?|characters?)\b[^.;:]{0,12}(?:,|\band|\bthen)\s(?:and\s)?$/i

/** "two capital letters followed by 8 digits", "3 letters, a hyphen and 4 digits", "“DE” followed by 9 digits" as an anchored expression. */
export function partsInWords(part: Masked): ReadPattern | undefined {
  const { masked } = part
  if (
    !/\b(?:letters?|digits?|numerals?)\b/i.test(masked) ||
    !/\b(?:followed by|then|hyphen|dash|dot|slash|and)\b/i.test(masked)
  )
    return undefined
  for (const start of startsOf(part).slice(0, mostStarts)) {
    const read = goesOn.test(masked.slice(Math.max(0, start - 40), start)) ? undefined : readFrom(part, start)
    if (!read) continue
    const words = part.raw.slice(start, read.end).replace(/\s+/g, ' ')
    const rule = { source: `^${read.source}$`, words: `has ${words}`, wrong: `does not have ${words}` }
    return { rule, start, end: read.end }
  }
  return undefined
}

/** Where a first element may stand: a quoted text or a count before a kind of character. */
function startsOf({ masked, quotes }: Masked): number[] {
  const counts = [...masked.matchAll(/(?<![\w.,-])(?:\d{1,3}|[a-z]{1,8})(?=\s(?:to\s\d|[a-z-]{3,12}))/gi)]
  const exact = counts.filter(
    ({ index }) =>
      !/\b(?:at least|at most|minimum(?: of)?|maximum(?: of)?|than|up to)\s$/i.test(
        masked.slice(Math.max(0, index - 12), index),
      ),
  )
  const letters = [
    ...masked.matchAll(
      /\b(?:(?:[Tt]he|[Aa]n?) )?(?:(?:letters?|prefix|characters?) [A-Z]{1,6}\b|[A-Z]{1,6}[-/#.]?,? (?:followed|then|and then|plus)\b)/g,
    ),
  ]
  return [
    ...letters.map(({ index }) => index),
    ...quotes.map(({ start }) => start),
    ...exact.map(({ index }) => index),
  ].sort((a, b) => a - b)
}

function readFrom(part: Masked, start: number): { source: string; end: number } | undefined {
  const found: { set: string; literal: boolean; many: boolean }[] = []
  let source = ''
  let sequence = false
  let at = start
  let end = start
  for (;;) {
    const element = found.length < mostParts ? readElement(part, at) : undefined
    if (!element) break
    source += element.source
    found.push(element)
    end = element.end
    joint.lastIndex = end
    const next = joint.exec(part.masked)
    if (!next) break
    sequence ||= /then|followed/i.test(next[0])
    at = end + next[0].length
  }
  const kinds = new Set(found.map(({ set }) => set))
  // "letters and digits" without counts is a set of characters, not a sequence.
  // "One lowercase letter and one digit" must be somewhere in the text; only more of a kind, or a fixed part, makes an order.
  const ordered = sequence || found.some(({ many, literal }) => many || literal)
  return found.length > 1 && kinds.size > 1 && ordered ? { source, end } : undefined
}

function readElement(
  { masked, quotes }: Masked,
  at: number,
): { source: string; set: string; literal: boolean; many: boolean; end: number } | undefined {
  const quote = quotes.find(({ start }) => start === at)
  if (quote) {
    const source = literally(quote.value)
    return { source, set: source, literal: true, many: false, end: quote.end }
  }
  count.lastIndex = at
  const letter = letterAt(masked, at)
  if (letter) return letter
  const counted = count.exec(masked)
  if (!counted) return undefined
  const from = at + counted[0].length
  const tail = masked.slice(from, from + 30)
  const [pattern, set] = kinds.find(([kind]) => kind.test(tail)) ?? []
  if (!pattern || set === undefined) return undefined
  const least = amount(counted[1])
  const most = counted[2] === undefined ? least : amount(counted[2])
  if (least === undefined || most === undefined || least < 1 || most < least || most > 200) return undefined
  const times = least === most ? (least === 1 ? '' : `{${least}}`) : `{${least},${most}}`
  const end = from + (pattern.exec(tail)?.[0].length ?? 0)
  return { source: `${set}${times}`, set, literal: false, many: most > 1, end }
}

const given =
  /(?:(?:an?|the)\s)?(?:(?:capital |upper-?case )?(?:letters?|prefix|characters?)\s)([A-Z]{1,6})(?![\w-])/iy
const bare = /(?:(?:an?|the)\s)?([A-Z]{1,6}[-/#.]?)(?=,?\s(?:and then|followed by|then|plus)\s)/y

/** "the letter K", "a K followed by". */
function letterAt(masked: string, at: number): ReturnType<typeof readElement> {
  for (const pattern of [given, bare]) {
    pattern.lastIndex = at
    const found = pattern.exec(masked)
    const text = found?.[1]
    if (text !== undefined && text === text.toUpperCase())
      return {
        source: literally(text),
        set: text,
        literal: true,
        many: false,
        end: at + (found?.[0].length ?? 0),
      }
  }
  return undefined
}

function amount(text: string | undefined): number | undefined {
  if (text === undefined) return 1
  const { digits, scale } = parseDecimal(text)
  return scale === 0 && digits <= 200n ? Number(digits) : undefined
}
