import { maskQuotes } from '../mask.ts'
import type { Atom, RuleFact } from '../types.ts'
import { grouped, type GroupRule } from './group-rules.ts'
import type { Member } from './period-classes.ts'
import { completed, timeRanges, type TimeRange } from './time-ranges.ts'

type Tier = TimeRange & { unit: string; side: 'before' | 'after'; event: string; sentence: number }

const value =
  /(?:[€$£] ?\d[\d.,]*|\d[\d.,]* ?(?:%|percent|per cent|EUR|USD|GBP|CHF|€|\$|£))(?: of the [a-z]+(?: [a-z]+)?)?|\bnothing\b|\bfree(?: of charge)?\b|\b(?:full|half|no) [a-z]+(?: [a-z]+)?\b|\bthe full [a-z]+\b/i
const bareValue = new RegExp(`^(?:(?:it is|is|are|only|the rate is|a) )?(?:${value.source})$`, 'i')
const joining =
  /^[\s,;:–-]*(?:(?:and|but|then|or|in case of)\b[\s,]*)*|[\s,;:.–-]*(?:\b(?:and|but)\b)?[\s,;:.–-]*$/gi
const conditional = /^(?:if|when|whenever|for|in case)\s+(.{3,120}?)\s*$/i

/**
 * "If a booking is cancelled at least 14 days before the event, the customer gets back 100 % of the price, from 13 to 3 days before the
 * event 50 %, and later nothing": an outcome for each part of the time. Ranges stand before their outcomes or behind them.
 */
export function readTimeTiers(all: Member[], at: number): Map<number, RuleFact[]> | undefined {
  const [member] = all.slice(at)
  if (!member) return undefined
  const intro = /:\W*$/.test(member.text) ? introOf(member.text) : undefined
  if (intro) {
    const listed = all[at + 1] && readTiersFrom(all, at + 1, intro)
    return listed && new Map([...listed, [at, []]])
  }
  return readTiersFrom(all, at)
}

interface Intro {
  subject: string
  lead: string
}

/** "Refund when a booking is cancelled:" says what the items of a list are values of. */
function introOf(text: string): Intro | undefined {
  const found =
    /^\W*(?:the |an? )?([a-z][\w -]{2,50}?)(?: (?:depends|is|are)\b[^:]{0,60}?)?(?: ((?:if|when) [^:]{5,80}))?(?: as follows)?:\W*$/i.exec(
      text,
    )
  return found?.[1] ? { subject: found[1].toLowerCase(), lead: found[2] ?? '' } : undefined
}

function readTiersFrom(all: Member[], at: number, intro?: Intro): Map<number, RuleFact[]> | undefined {
  const [member] = all.slice(at)
  if (!member || !/\d/.test(member.text)) return undefined
  const alone = plainOf(member)
  if (alone === undefined) return undefined
  const count = timeRanges(alone).length
  if (count > 1) return intro ? undefined : tiersOf([alone], [at], member.start)
  if (count === 0 || leadOf(alone).length > 4) return undefined
  // A list says each tier in an item of its own, which begins with its range.
  const texts = [alone]
  for (let place = at + 1; place < all.length; place += 1) {
    const next = all[place]
    const text = next && plainOf(next)
    if (text === undefined || timeRanges(text).length !== 1 || leadOf(text).length > 4) break
    texts.push(text)
  }
  if (texts.length < 2 || /\b(?:can|may|must|shall)\b/i.test(leadOf(alone))) return undefined
  const places = [...texts.keys()].map((index) => at + index)
  return tiersOf(texts, places, member.start, intro)
}

function plainOf({ text }: Member): string | undefined {
  if (text.length > 500) return undefined
  const { masked, quotes } = maskQuotes(text)
  return quotes.length > 0 ? undefined : masked.replace(/^\W+|[.;,\s]+$/g, '')
}

function leadOf(text: string): string {
  return text.slice(0, timeRanges(text)[0]?.start ?? text.length)
}

function tiersOf(
  texts: string[],
  places: number[],
  key: number,
  intro?: Intro,
): Map<number, RuleFact[]> | undefined {
  const text = texts.join('; ')
  const ranges = timeRanges(text)
  const own = completed(ranges)
  const said = own && outcomesOf(text, own)
  const outcomes = said?.map((one) =>
    intro && !/\b(?:is|are|gets?|receives?|costs?|pays?|has|have|will|must|can|may)\b/i.test(one)
      ? `${intro.subject}: ${one}`
      : one,
  )
  if (!own || !outcomes) return undefined
  const tiers = own.map((tier, index): Tier => ({
    ...tier,
    sentence: places[places.length === 1 ? 0 : index] ?? 0,
  }))
  return grouped(
    rulesOf(tiers, outcomes, actIn(intro?.lead ?? text.slice(0, own[0]?.start ?? 0))),
    key,
    titleOf(tiers),
  )
}

function titleOf([first]: Tier[]): string {
  return first ? `rule by the time ${first.side} ${withArticle(first.event)}` : 'rule by time'
}

function withArticle(event: string): string {
  return /^(?:an?|arrival|departure|delivery|purchase|check-in|check-out|receipt|start|travel|birth) ?/i.test(
    event,
  )
    ? event
    : `the ${event}`
}

function rulesOf(tiers: Tier[], outcomes: string[], act: string | undefined): GroupRule[] {
  return tiers.map((tier, index) => ({
    sentence: tier.sentence,
    anyOf: [[atomOf(tier)]],
    outcome: outcomes[index] ?? '',
    ...(act ? { act } : {}),
  }))
}

function atomOf({ unit, side, event, min, max }: Tier): Atom {
  const subject = `number of ${unit} ${side === 'before' ? 'until' : 'since'} ${withArticle(event)}`
  return {
    subject,
    text: `the ${subject}`,
    negated: false,
    number: {
      scale: 0,
      step: 1n,
      ...(min === undefined ? {} : { min: { units: min } }),
      ...(max === undefined ? {} : { max: { units: max } }),
    },
  }
}

/** What is said of each range, made a whole sentence by what is said of the first. */
function outcomesOf(text: string, ranges: TimeRange[]): string[] | undefined {
  const lead = clean(text.slice(0, ranges[0]?.start ?? 0))
  const gaps = ranges.map(({ end }, index) => clean(text.slice(end, ranges[index + 1]?.start ?? text.length)))
  const behind = gaps.every((gap) => gap !== '')
  const before = !behind && gaps.at(-1) === '' && lead !== '' && gaps.slice(0, -1).every((gap) => gap !== '')
  // "Free until 3 days before arrival; after that, the first night is charged."
  const mixed =
    !behind && !before && lead !== '' && gaps[0] === '' && gaps.slice(1).every((gap) => gap !== '')
  if (!behind && !before && !mixed) return undefined
  const said = behind ? gaps : [lead, ...(mixed ? gaps.slice(1) : gaps.slice(0, -1))]
  // Ranges that overlap, or stand behind their outcomes, are tiers only where they change one and the same value.
  const strict = before || ranges.some(({ cut }) => cut)
  if (strict && said.slice(1).some((one) => !value.test(one) || one.split(' ').length > 6)) return undefined
  const subject = behind && !conditional.test(lead) && !/^(?:if|when|for)$/i.test(lead) ? lead : ''
  const done: string[] = []
  for (const one of said) {
    const whole = wholeOf(one, subject, done)
    if (whole === undefined) return undefined
    done.push(whole)
  }
  return done
}

const verb =
  /^(?:is|are|costs?|gets?|receives?|pays?|will|must|can|may|cannot|has|have|the|no|full|half|a|an)\b/i

/** A sentence of its own, which needs no frame: "80 % of the price is charged". */
const told = / (?:is|are|will|must|can|has|have|gets?|receives?|pays?|costs?)\b/i

function wholeOf(text: string, subject: string, done: string[]): string | undefined {
  const frame = done.findLast((one) => value.test(one))
  if (bareValue.test(text) || (/^\d/.test(text) && !told.test(text))) {
    const amount = text.replace(/^(?:it is|is|are|only|the rate is|a) /i, '')
    if (frame !== undefined) return framed(frame, amount)
    if (subject === '') return amount
    return verb.test(text) ? `${subject} ${text}` : `${subject}: ${amount}`
  }
  if (!/[a-z]/i.test(text) || text.length > 160) return undefined
  const plain = /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
  return subject !== '' && verb.test(text) && !/^(?:the|no|full|half|an?)\b/i.test(text)
    ? `${subject} ${plain}`
    : plain
}

/** The frame with another value; what a share is of stays, unless there is nothing to share. */
function framed(frame: string, amount: string): string {
  const found = value.exec(frame)?.[0] ?? ''
  const of = /(?:%|percent|per cent)( of the .+)$/i.exec(found)?.[1] ?? ''
  const whole = /%|percent|per cent/i.test(amount) && !/ of /.test(amount) ? `${amount}${of}` : amount
  // "No refund" stands for the whole of "50 % refund".
  const last = amount.split(' ').at(-1) ?? ''
  return last.length > 2 && frame.endsWith(` ${last}`) ? amount : frame.replace(found, whole)
}

function clean(text: string): string {
  return text.replace(joining, '').trim()
}

/** "If a Paid booking is cancelled" is done by cancelling one. */
function actIn(lead: string): string | undefined {
  const found = /^(?:if|when|whenever) (an? [\w -]{2,40}?|the [\w -]{2,40}?) (?:is|are) ([a-z]+ed)\b/i.exec(
    lead.trim(),
  )
  return found?.[1] && found[2] ? `${found[1].toLowerCase()} can be ${found[2].toLowerCase()}` : undefined
}
