import { maskQuotes } from '../mask.ts'
import type { Fact } from '../types.ts'
import { laterOutcome } from './deadline-forms.ts'
import { grouped, type GroupRule } from './group-rules.ts'
import type { Member } from './period-classes.ts'
import { completed, timeRanges, type TimeRange } from './time-ranges.ts'

/** What one clause says of one part of the time around a deadline. */
interface Tier {
  sentence: number
  range: TimeRange
  outcome: string
  act?: string
}

const deadline = '(?:[a-z]+ )?(?:deadline|due date|closing date|cut-off date|final date|end date|last day)'
const inTime = new RegExp(
  `\\b(?:by|until|till|on or before|no later than|not later than|at the latest on|before or on|up to and including)(?: the end of)? (?:(?:the )?day of )?(?:the |its |their )?(${deadline})\\b(?! (?:is|are|has|must|may|can|will|of)\\b)`,
  'i',
)
const done = '[a-z]+(?:ed|en)|sent|paid|made|brought back|handed in|turned in|sent in|given back|put in'
const thing = "(?:an? |the |any |every |all )?[a-z][\\w'-]*(?: [a-z][\\w'-]*){0,2}?"
// The range itself is blanked to one mark before these are tried.
const told = new RegExp(
  `^(?:for|if|when) (${thing})(?: (?:that|which))?(?: (is|are|was|were|has been|have been))? (${done}) (?:only )?\\uE000, ?(.{3,200})$`,
  'i',
)
const said = new RegExp(
  `^(${thing})(?: (?:that|which))?(?: (is|are|was|were|has been|have been))? (${done}) (?:only )?\\uE000,? (?!and\\b|or\\b)(.{3,200})$`,
  'i',
)
const ahead = /^\uE000,? (.{3,200})$/
const clause =
  /\b(?:is|are|will|must|can|may|cannot|has|have|gets?|receives?|pays?|costs?|loses?|earns?|keeps?|counts?|refuses?|rejects?|accepts?|deducts?|charges?|shows?|displays?)\b/i

/**
 * "A thesis submitted by the deadline loses no points. For a thesis submitted up to 3 days after the deadline, 10 points are deducted. After that the
 * system refuses it with "…"": an outcome for each part of the time around a deadline, told in sentences of their own. By place of the sentence.
 */
export function readDeadlineTiers(all: Member[], at: number): Map<number, Fact[]> | undefined {
  const [base] = all.slice(at)
  if (!base || !inTime.test(base.text)) return undefined
  const tiers: Tier[] = []
  for (let place = at; place < all.length; place += 1) {
    const next = all[place]
    const found = next && tiersOf(next.text, place, tiers[0]?.range.event)
    if (!found) break
    tiers.push(...found)
    if (found.some(({ range }) => range.rest !== undefined)) break
  }
  if (tiers.length < 2 || !tiers.some(({ range }) => range.side === 'after' && range.max !== 0n))
    return undefined
  const ranges = completed(tiers.map(({ range }) => range))
  const act = tiers.find((one) => one.act !== undefined)?.act
  if (!ranges) return undefined
  const rules = ranges.map(({ unit, event, min, max }, index): GroupRule => {
    const subject = `number of ${unit} since the ${event}`
    const bounds = {
      ...(min === undefined ? {} : { min: { units: min } }),
      ...(max === undefined ? {} : { max: { units: max } }),
    }
    return {
      sentence: tiers[index]?.sentence ?? at,
      anyOf: [
        [{ subject, text: `the ${subject}`, negated: false, number: { scale: 0, step: 1n, ...bounds } }],
      ],
      outcome: tiers[index]?.outcome ?? '',
      ...(act === undefined ? {} : { act }),
    }
  })
  return grouped(rules, base.start, 'rule by the time after the deadline')
}

/** The clauses of one sentence; undefined as soon as one of them is understood by halves. */
function tiersOf(text: string, sentence: number, event: string | undefined): Tier[] | undefined {
  if (text.length > 500) return undefined
  const parts = text
    .replace(/\s+/g, ' ')
    .replace(/^\W*(?:[A-Z]{1,5}-?\d+[.:)]*\s+)?(?=["“\p{L}])/u, '')
    .split(/; ?(?=[^"“”]*(?:["“][^"“”]*["”][^"“”]*)*$)/)
  const tiers = parts.map((part) => tierOf(part.replace(/[.,;\s]+$/, ''), sentence, event))
  const read = tiers.filter((one) => one !== undefined)
  return read.length === parts.length ? read : undefined
}

function tierOf(part: string, sentence: number, event: string | undefined): Tier | undefined {
  const { masked, quotes } = maskQuotes(part)
  const ranges = timeRanges(masked)
  const [range] = ranges
  const values = quotes.map(({ value }) => value)
  if (range?.rest !== undefined && range.start === 0) {
    const outcome = laterOutcome(part, values)
    return outcome === undefined ? undefined : { sentence, range, outcome }
  }
  const early = inTime.exec(masked)
  if (early && ranges.length === 0) {
    const of = { start: early.index, end: early.index + early[0].length, max: 0n, side: 'after' as const }
    return spoken(part, { ...of, event: (early[1] ?? '').toLowerCase() }, values, sentence)
  }
  const more = event === undefined ? undefined : beyond(range?.event ?? '', event)
  return range && event !== undefined && ranges.length === 1 && range.side === 'after' && more !== undefined
    ? spoken(part, { ...range, event, end: range.end - more }, values, sentence)
    : undefined
}

/** How many characters a range took too many: "the due date lose" is the due date. Undefined for another event. */
function beyond(written: string, event: string): number | undefined {
  if (written === 'it' || written === 'that') return 0
  return written === event || written.startsWith(`${event} `) ? written.length - event.length : undefined
}

function spoken(part: string, range: TimeRange, quotes: string[], sentence: number): Tier | undefined {
  const rest = `${part.slice(0, range.start)}\uE000${part.slice(range.end)}`
  const behind = ahead.exec(rest)?.[1]
  const whole = told.exec(rest)
  const short = whole ? null : said.exec(rest)
  const [, subject = '', , verb = '', words = ''] = whole ?? short ?? []
  const outcome = behind ?? (whole ? words : `${lower(subject)} ${words}`)
  if ((behind === undefined && verb === '') || !clause.test(behind ?? words)) return undefined
  const [message, more] = quotes
  const be = /^(?:all |the [a-z]+s$)/i.test(subject) ? lower(subject) : lower(subject).replace(/^any /, 'a ')
  return {
    sentence,
    range,
    outcome: message !== undefined && more === undefined ? `"${message}" is shown` : outcome,
    ...(behind === undefined ? { act: `${be} can be ${verb.toLowerCase()}` } : {}),
  }
}

function lower(words: string): string {
  return words.replace(/^[A-Z](?=[a-z]| )/, (letter) => letter.toLowerCase())
}
