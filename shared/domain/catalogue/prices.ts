import { amountOf, written, type Amount } from './amounts.ts'
import { besideOf } from './bounded.ts'
import { shortened, type Clause, type Phrase } from './clauses.ts'
import type { Idea } from './idea.ts'
import { limitsOf } from './limits.ts'
import type { Slots } from './slots.ts'
import { bounded, tried } from './tried.ts'
import { plural } from '../english/plural.ts'

/** A sum of money that a sentence states, with the words of its case: "18 Euro", "Guests pay 18 Euro per hour outside". */
interface Price {
  amount: Amount
  /** "18 Euro", "€5". */
  told: string
  unit: string
  scope: string
  /** "hour" of "18 Euro per hour". */
  per: string | undefined
}

const money = /^(?:€|\$|£|¥|eur|euros?|usd|dollars?|gbp|pounds?|chf|francs?|cents?|ct)$/i
const priced =
  /\b(?:costs?|pays?|paid|prices?|fees?|fares?|charges?|charged|deposits?|surcharges?|rates?|rent|monthly|yearly)\b/i
const perUnit =
  /^\W*(?:[a-z€$£]+\s)?(?:per|an?|each|\/)\s?(hour|night|day|week|month|year|person|kilomet(?:er|re)|item|piece)\b/i
const notDone =
  /\b(?:as|first|last|next|(?:steps|multiples|increments) of|than|over|under|day|number|section|step|version)\s*$/i

/** Sums that a sentence states for its cases, and the value from which something is free. Cues: two sums, a sum per unit, or "free" with a bound. */
export function priceIdeas(slots: Slots): Idea[] {
  // Rows of labels and values are tried by their columns.
  if ((slots.sentence.match(/:\s/g) ?? []).length > 2) return []
  const prices = pricesOf(slots).slice(0, 6)
  const [first] = prices
  const isSeveral = new Set(prices.map(({ told }) => told)).size > 1
  return [
    ...freeIdeas(slots, first),
    ...(isSeveral ? prices.slice(0, 3).map((price) => ownCase(price, prices)) : []),
    ...prices
      .filter(({ per }) => per !== undefined)
      .slice(0, 1)
      .map(twofold),
  ].slice(0, 5)
}

function pricesOf({ clauses, sentence }: Slots): Price[] {
  return clauses.flatMap((clause, at) => {
    if (
      clause.tag === 'ctx' ||
      (clause.tag === 'cond' && !/^\(?(?:for|in|on|with|at|during)\b/i.test(clause.text))
    )
      return []
    const scope = scopeOf(clauses, at, sentence)
    return clause.phrases.flatMap((phrase, own) => priceAt(clause, own, phrase, scope, sentence) ?? [])
  })
}

function priceAt(
  { phrases, tag }: Clause,
  at: number,
  phrase: Phrase,
  scope: { start: number; end: number },
  sentence: string,
): Price | undefined {
  const amount = phrase.tag === 'N' ? amountOf(phrase.text) : undefined
  const [before, next] = [phrases[at - 1], phrases[at + 1]]
  if (!amount || amount.units <= 0n || /^[a-z]/i.test(phrase.text)) return undefined
  if (before && /^(?:MIN|MAX|GT|LT|EQ)$/.test(before.tag)) return undefined
  if (next && /^(?:MIN|MAX)$/.test(next.tag) && phrases[at + 2]?.tag === 'N') return undefined
  const unit = next?.tag === 'U' && next.start - phrase.end <= 2 ? next.text : ''
  const isMoney =
    money.test(unit) || money.test(amount.before.trim()) || money.test(amount.after) || amount.places === 2
  const isPlain = unit === '' && amount.after === '' && priced.test(sentence)
  if (!isMoney && !/^(?:eff|def|lim)$/.test(tag)) return undefined
  if ((unit !== '' && !money.test(unit)) || (!isMoney && !isPlain)) return undefined
  if (notDone.test(sentence.slice(Math.max(0, phrase.start - 16), phrase.start))) return undefined
  if (
    /^\s?(?:%|[a-z]?\d|st\b|nd\b|rd\b|th\b|percent|(?:minutes?|hours?|days?|weeks?|months?|years?|people|persons?|times)\b)/i.test(
      sentence.slice(phrase.end),
    )
  )
    return undefined
  return {
    amount,
    unit,
    told: `${written(amount)}${unit === '' ? '' : ` ${unit}`}`,
    scope: pieceAt(sentence, scope, phrase),
    per: perUnit.exec(sentence.slice(phrase.end, scope.end))?.[1]?.toLowerCase(),
  }
}

/** A clause with the condition right before it. */
function scopeOf(clauses: readonly Clause[], at: number, sentence: string): { start: number; end: number } {
  const [before, clause] = [clauses[at - 1], clauses[at] as Clause]
  const isOwn = before?.tag === 'cond' && !/[;.!?]/.test(sentence.slice(before.end, clause.start))
  return { start: isOwn ? before.start : clause.start, end: clause.end }
}

/** What stands between the commas around a sum, where that is more than the sum. */
function pieceAt(sentence: string, { start, end }: { start: number; end: number }, sum: Phrase): string {
  const whole = sentence.slice(start, end)
  const [from, to] = [sum.start - start, sum.end - start]
  const left = Math.max(...[...whole.slice(0, from).matchAll(/[,;:]\s/g)].map(({ index }) => index + 2), 0)
  const right = /[,;](?:\s|$)/.exec(whole.slice(to))
  const piece = whole.slice(left, right ? to + right.index : whole.length)
  const text = /[a-z]{3,}.*\d|\d.*\s[a-z]{3,}/i.test(piece) ? piece : whole
  return shortened(text.replace(/["“”]/g, "'").replace(/^[\s(–-]+|[\s.,;)]+$/g, ''), 80)
}

function ownCase({ told, scope }: Price, prices: readonly Price[]): Idea {
  const others = [...new Set(prices.map((price) => price.told))].filter((other) => other !== told).slice(0, 2)
  const not = others.length > 0 ? ` and not ${others.join(' or ')}` : ''
  return tried(
    `It is ${told}${not}: "${scope}"`,
    ['functional', 'Decision Table Testing'],
    [
      [
        `Bring about this case and look at the amount before and after paying: "${scope}"`,
        `The amount is ${told}${not}`,
      ],
    ],
  )
}

function twofold({ amount, unit, per = '', scope }: Price): Idea {
  const double = written({ ...amount, units: amount.units * 2n, text: '' })
  const total = `${double}${unit === '' ? '' : ` ${unit}`}`
  return tried(`For 2 ${plural(per)} it is ${total}: "${scope}"`, bounded, [
    [
      `Work out the amount for 1 and for 2 ${plural(per)} in this case: "${scope}"`,
      `It is twice as much for 2 ${plural(per)}: ${total}`,
    ],
  ])
}

/** "free from 60.00": just below and at the bound. */
function freeIdeas({ clauses }: Slots, price: Price | undefined): Idea[] {
  const clause = clauses.find(
    ({ tag, text }) =>
      /^(?:eff|def|lim)$/.test(tag) &&
      /\bfree\b/i.test(text) &&
      !/\bfree\s+(?:text|again|seats?|places?)/i.test(text),
  )
  const [limit] = clause ? limitsOf(clause).filter(({ low }) => low) : []
  if (!limit?.low || /^(?:hours?|h|days?|weeks?|months?|minutes?|min|years?)$/i.test(limit.unit)) return []
  const { inside, outside } = besideOf(limit.low, 'low', limit.unit)
  return [
    tried(`At ${outside} it is not free yet`, bounded, [
      [`Reach ${outside}`, price ? `It costs ${price.told}` : 'It is charged'],
    ]),
    tried(`At ${inside} it is free`, bounded, [[`Reach ${inside}`, 'Nothing is charged for it']]),
  ]
}
