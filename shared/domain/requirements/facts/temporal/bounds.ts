import { findMoments, type Found } from './find-moments.ts'
import { shifted, type Moment, type TemporalKind } from './moment.ts'

/** One stated side, or both, with the words that state it. */
export interface Part {
  of: TemporalKind
  min?: Moment
  max?: Moment
  start: number
  end: number
}

type Side = 'min' | 'max' | 'after' | 'before'

const not = "(?:not|no|never|cannot|can't|mustn't)\\s(?:be\\s|lie\\s|start\\s|end\\s)?(?:on\\sa\\sday\\s)?"
const lead = (words: string) => new RegExp(`(?:${words}):?\\s?(?:on\\s|the\\s|at\\s)?$`, 'i')
const before: [Side, RegExp][] = [
  ['min', lead(`${not}(?:(?:earlier|sooner|older)\\sthan|before|prior to)`)],
  ['max', lead(`${not}(?:(?:later|newer)\\sthan|after|beyond|past)`)],
  ['max', lead("(?:not|cannot|can't|never)\\sexceed")],
  ['min', lead('\\bon or after|\\bat (?:the )?earliest|\\bearliest|\\bat or after')],
  ['max', lead('\\bon or before|\\bat (?:the )?latest(?: by)?|\\blatest|\\bat or before|\\bby or on')],
  ['after', lead('\\bafter|\\blater than|(?<!≥)>')],
  ['before', lead('\\bbefore|\\bearlier than|\\bprior to|<')],
  [
    'min',
    lead('\\bat least|\\bsince|\\bstarting(?: from| with)?|\\bfrom|\\bminimum|\\bmin\\.?|≥|>=|\\bas of'),
  ],
  [
    'max',
    lead(
      '\\bat most|\\bby|\\buntil|\\btill|\\bup to(?: and including)?|\\bthrough|\\bmaximum|\\bmax\\.?|≤|<=|\\bno later than',
    ),
  ],
]
const behind: [Side, RegExp][] = [
  [
    'min',
    /^\s(?:(?:or|and) (?:(?:any day |any time )?(?:later|after|newer)|(?:a later|any later|a future) (?:date|day|time)|(?:lies? )?in the future)|onwards?|at the earliest)\b/i,
  ],
  [
    'max',
    /^\s(?:(?:or|and) (?:(?:any day |any time )?(?:earlier|before|older)|(?:an earlier|any earlier|a past) (?:date|day|time)|(?:lies? )?in the past)|at the latest|or sooner)\b/i,
  ],
]
const joint = /^\s?(?:and|to|until|till|through|up to|–|—|-|\.\.\.?|…)\s?(?:the\s|on\s|at\s)?$/i

/** The sides that words around dates and times state: between/and, from/to, no earlier than, on or before, after, by, "or later". */
export function statedBounds(text: string): Part[] {
  const parts: Part[] = []
  const found = findMoments(text)
  for (let index = 0; index < found.length; index += 1) {
    const first = found[index] as Found
    const second = found[index + 1]
    const words = text.slice(Math.max(0, first.start - 60), first.start)
    if (second && isSpan(words, text.slice(first.end, second.end), second, first)) {
      if (!/\bnot\s(?:be\s|lie\s)?(?:between|from)\s/i.test(words))
        parts.push({
          of: first.of,
          min: first.moment,
          max: second.moment,
          start: first.start - leadLength(words),
          end: second.end,
        })
      index += 1
      continue
    }
    const part = oneSide(text, words, first)
    if (part) parts.push(part)
  }
  return parts
}

function isSpan(words: string, rest: string, second: Found, first: Found): boolean {
  const between = rest.slice(0, rest.length - (second.end - second.start))
  if (second.of !== first.of || !joint.test(between)) return false
  return !/^\s?and/i.test(between) || /\b(?:between|range(?: of)?)\s(?:the\s)?$/i.test(words)
}

function leadLength(words: string): number {
  return /(?:\bbetween|\bfrom)\s(?:the\s)?$/i.exec(words)?.[0].length ?? 0
}

function oneSide(text: string, words: string, { moment, of, start, end }: Found): Part | undefined {
  const led = before.map(([side, pattern]) => [side, pattern.exec(words)] as const).find(([, match]) => match)
  const tail = text.slice(end, end + 60)
  const ended = led
    ? undefined
    : behind.map(([side, pattern]) => [side, pattern.exec(tail)] as const).find(([, match]) => match)
  const side = led?.[0] ?? ended?.[0]
  if (side === undefined) return undefined
  const span = { of, start: start - (led?.[1]?.[0].length ?? 0), end: end + (ended?.[1]?.[0].length ?? 0) }
  const low = side === 'after' ? shifted(moment, 1, of) : side === 'min' ? moment : undefined
  const high = side === 'before' ? shifted(moment, -1, of) : side === 'max' ? moment : undefined
  return low || high ? { ...span, ...(low ? { min: low } : {}), ...(high ? { max: high } : {}) } : undefined
}
