import type { ReadSentence } from '../../read-sentence.ts'
import { maskQuotes, type Masked } from '../mask.ts'
import type { Fact, FieldFact, MessageFact } from '../types.ts'
import { isBirth } from './dated-label.ts'
import type { TemporalRange } from './moment.ts'
import { readTemporal, temporalLeft } from './read-temporal.ts'

const ahead =
  /\b(?:days?|weeks?|months?|years?) (?:in advance|ahead|in the future|from (?:today|now))\b(?! of (?!today))/i
const booking =
  /\b(?:book(?:s|ed|ings?)?|reserv(?:e|es|ed|ations?)|order(?:s|ed)?|schedul(?:e|es|ed|ing)|appointments?|rent(?:s|ed|als?)?|request(?:s|ed)?|plan(?:s|ned)?|deliver(?:y|ies|ed)?|visits?|tickets?|tables?|rooms?)\b/i
const refused =
  /\b(?:no (?:booking|reservation|appointment|order)s? (?:can|may|is|are)|cannot|can't|can not|may not|must not|mustn't|(?:is|are) not (?:allowed|possible|permitted|accepted|able)|not possible|impossible|nobody can|no one can|never|refused|rejected|declined)\b/i
const conditional = /\b(?:if|when|unless|only for|members|except)\b/i
const dated = /\b(?:date|day|arrival|departure|check-?in|check-?out|appointment)\b/i
const entered =
  /\b(?:enters?|chooses?|selects?|picks?|fills? in|types?) (?:the|an?|his|her|their) ((?:[a-z-]+ ){0,2}?(?:date|day))\b/i
const beginning = /\b(?:start|begin|from|arriv|check-?in|pick-?up|first)/i
const answers =
  /(?:[(:–—]|\b(?:shows?|sees?|gets?|messages?|errors?|with|appears?|otherwise|else|says?))[^"]{0,25}$/i
const offered = /\b(?:can|may)\b[^.]*\bmore than\b/i
const thing =
  /^(?:bookings?|reservations?|appointments?|orders?|rooms?|tables?|visits?|tickets?|seats?|slots?|deliver(?:y|ies)|rentals?|trips?|tours?|stays?|cars?|courts?)$/i
const prior = new Set<Fact['kind']>(['permission', 'rule', 'transition', 'limit', 'flow', 'scenario'])

/**
 * "Customers can't book more than 90 days ahead", "Rooms can be booked at most 90 days ahead": a limit on the day that the form of the
 * section asks for, or on the first of its two days. Where it asks for no day, or for several alike, the sentence stays a gap.
 */
export function withBookingWindows(sentences: ReadSentence[]): ReadSentence[] {
  if (!sentences.some(({ text }) => ahead.test(text))) return sentences
  const days = daysOf(sentences)
  return sentences.map((sentence) => {
    const { text, kind, table, facts, section } = sentence
    const open = (kind === 'requirement' || kind === 'context') && !table
    if (!open || facts.some((fact) => prior.has(fact.kind)) || namesInput(sentence)) return sentence
    const part = maskQuotes(text)
    const range = windowOf(part.masked)
    const label = range && dayOf(days.get(section) ?? days.get(-1) ?? [])
    if (!range || label === undefined) return sentence
    // The only day that somebody enters may be declared by nothing but this sentence.
    const known = days.has(section) ? {} : { known: true as const }
    const field: FieldFact = {
      kind: 'field',
      label,
      constraints: { temporal: range, format: 'date' },
      ...known,
    }
    const names = facts.filter((fact) => fact.kind === 'button' || fact.kind === 'page')
    return { ...sentence, kind: 'requirement', facts: [field, ...messageOf(part, label, range), ...names] }
  })
}

function windowOf(words: string): TemporalRange | undefined {
  if (!ahead.test(words) || !booking.test(words) || conditional.test(words)) return undefined
  const masked = words
    .replace(/\b(?:further|farther|earlier|longer) than\b/gi, 'more than')
    .replace(/\blater than\b/gi, 'less than')
  const denied = refused.test(masked)
  if (!denied && offered.test(masked)) return undefined
  const range = denied ? temporalLeft(masked) : readTemporal(masked)?.range
  return range?.of === 'date' ? range : undefined
}

/** "Appointment date: at most 60 days ahead" declares its input itself; "Rooms can be booked …" speaks of what is booked. */
function namesInput({ text, facts }: ReadSentence): boolean {
  const lower = text.toLowerCase()
  return facts.some(
    (fact) =>
      fact.kind === 'field' &&
      (lower.startsWith(`${fact.label.toLowerCase()}:`) ||
        (!thing.test(fact.label) && lower.includes(fact.label.toLowerCase()))),
  )
}

/** The days that each section asks for, and under -1 those of the whole text. */
function daysOf(sentences: ReadSentence[]): Map<number, string[]> {
  const found = new Map<number, string[]>()
  for (const sentence of sentences) {
    const { section, facts, text } = sentence
    const { masked } = maskQuotes(text)
    if (windowOf(masked) && !namesInput(sentence)) continue
    const declared = facts.flatMap((fact) => (fact.kind === 'field' && isDay(fact) ? [fact.label] : []))
    for (const label of declared.length > 0 ? declared : enteredDay(masked))
      for (const key of [section, -1]) found.set(key, [...new Set([...(found.get(key) ?? []), label])])
  }
  return found
}

/** "The customer enters the date and clicks "Book"" */
function enteredDay(masked: string): string[] {
  if (conditional.test(masked)) return []
  const name = entered.exec(masked)?.[1]
  return name === undefined || isBirth(name) ? [] : [name.charAt(0).toUpperCase() + name.slice(1)]
}

function isDay({ label, constraints: { format, temporal } }: FieldFact): boolean {
  if (isBirth(label) || temporal?.of === 'time' || /\btime\b/i.test(label)) return false
  return format === 'date' || temporal?.of === 'date' || dated.test(label)
}

function dayOf(labels: string[]): string | undefined {
  const starts = labels.length > 1 ? labels.filter((label) => beginning.test(label)) : labels
  return starts.length === 1 ? starts[0] : undefined
}

/** What is shown beside a limit of one side answers a day beyond it. */
function messageOf({ masked, quotes }: Masked, label: string, range: TemporalRange): MessageFact[] {
  const [quote, more] = quotes
  if (!quote || more || !answers.test(masked.slice(0, quote.start)) || (range.min && range.max)) return []
  return [
    {
      kind: 'message',
      text: quote.value,
      labels: [label],
      violations: [range.max ? 'above' : 'below'],
      about: 'named',
      condition: `If the ${label} is not in this period`,
    },
  ]
}
