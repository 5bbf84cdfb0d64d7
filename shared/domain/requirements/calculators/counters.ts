import type { CalculatorPart } from './parts.ts'
import type { Coded } from './words.ts'

const tally =
  /\b(?:counts?|counter|counted|number of|how many|how often|tally|goes up|rises|increas\w+|raised?|raises)\b/
const open = /…|\.\.\.|\{[^{}]{1,20}\}|<[^<>]{1,20}>|(?<![\p{L}\d])[XNn](?![\p{L}\d])|(?<![\d.,])0(?![\d.,])/u
const good =
  '(?:prices?|quotes?|answers?|results?|calculations?|successful|valid|correct|premiums?|estimates?)'

/** 'The line "Quotes given: …" counts every click that led to a price': the counter and what it counts. */
export function counters(
  { words, quotes }: Coded,
  { zeros, shown }: { zeros: string[]; shown: string },
): CalculatorPart[] {
  if (!tally.test(words)) return []
  const found: CalculatorPart[] = []
  // '"Quotes given" counts …' speaks of the line that opened at 0.
  const text =
    quotes.find((one) => open.test(one) && /\p{L}{3}/u.test(one)) ??
    zeros.find((zero) => quotes.some((one) => zero.replace(/\W*0\W*/, '') === one.replace(/\W+$/, '')))
  const hole = text === undefined ? undefined : open.exec(text)
  const rises = new RegExp(
    `\\b(?:counts?|counted|goes up|rises|increas\\w+|raised?|raises|adds? one|number of|how many)\\b[^.;]*\\b(?:${good}|${shown})`,
  ).test(words)
  if (text !== undefined && hole) {
    const start = hole[0] === '0' ? { start: 0 } : {}
    found.push({
      part: 'counter',
      before: text.slice(0, hole.index),
      after: text.slice(hole.index + hole[0].length),
      ...start,
    })
    if (rises) found.push({ part: 'counted', what: 'answer', counts: true })
  }
  return [...found, ...notCounted(words)]
}

/** "Refused parcels and wrong entries are not counted". */
function notCounted(words: string): CalculatorPart[] {
  const not =
    /\b(?:not (?:be )?counted|do(?:es)? not (?:count|raise|change|increase|affect)|don't count|are not included|never counted|not raise|stays? the same|unchanged|without (?:raising|changing))\b/.exec(
      words,
    )
  if (!not) return []
  const clause = words.slice(0, not.index + not[0].length + 60)
  const found: CalculatorPart[] = []
  if (/\b(?:refus\w+|reject\w+|declin\w+|messages? (?:from|of|in) the table)\b/.test(clause))
    found.push({ part: 'counted', what: 'refusal', counts: false })
  if (/\b(?:wrong|invalid|incorrect|faulty|errors?|messages?|failed|missing|incomplete)\b/.test(clause))
    found.push({ part: 'counted', what: 'fault', counts: false })
  return found
}
