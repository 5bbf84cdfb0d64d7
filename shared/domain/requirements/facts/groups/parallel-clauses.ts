import { maskQuotes } from '../mask.ts'
import { numberPattern } from '../../../numbers/decimal.ts'
import type { RuleFact } from '../types.ts'
import { classOf, conditionsFor, personIn, type Class } from './classes.ts'
import { grouped, type GroupRule } from './group-rules.ts'
import type { Member } from './period-classes.ts'

const currency = '(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?|€|\\$|£)'
const measure =
  '(?:%|percent|per cent|(?:working |business |calendar )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|nights?)|points?|kg|km|GB|MB)'
const value = `((?:[€$£] ?(?:${numberPattern})|(?:${numberPattern}) ?(?:${currency}|${measure})(?![a-z])|nothing\\b|free(?: of charge)?\\b|no charge\\b))`
const subject = "((?:all (?:the )?|the |any )?[a-z][\\w'-]*(?: [a-z0-9][\\w'-]*){0,3}?)"
const modal =
  '(?:(?:must|shall|should|have to|has to|may|can|will) (?:be )?[a-z]+|is|are|costs?|pays?|gets?|receives?|takes?|has|have|lasts?|earns?|stays?|travels?)'
// "Urgent tickets must be answered within 1 hour"
const opening = new RegExp(`^\\W*${subject} (${modal}(?: [a-z]+){0,5}?) ?${value}((?: [a-z]+){0,6})$`, 'i')
// "high ones within 4 hours", "all others 2 days", "and students pay 8 EUR"
const following = new RegExp(
  `^(?:and |but |while |whereas )?(?:for )?${subject}(?: (?:${modal}|within|for|in|up to|at most|after|only|even))* ?${value}((?: [a-z]+){0,6})\\W*$`,
  'i',
)
// "The loan period is 28 days for books, 14 days for magazines and 7 days for all others"
const valueFirst = new RegExp(
  `^\\W*((?:the |an? )?[a-z][a-z -]{2,50}? (?:is|are|costs?|takes?|lasts?|amounts? to)(?: (?:at most|up to|within))?) ${value} (?:for|on|in case of) ${subject}$`,
  'i',
)
const valueNext = new RegExp(
  `^(?:and |but |while |whereas )?(?:it is |they are )?${value} (?:for|on|in case of) ${subject}\\W*$`,
  'i',
)
const between = /[,;] (?:and |but |while |whereas )?| and (?=[^,;]{0,60}$)/g

interface Clause {
  of: Class
  value: string
}

/**
 * "Urgent tickets must be answered within 1 hour, high ones within 4 hours, all others within 2 working days": clauses of one sentence
 * that leave out what the first one says. Each states a rule for its class.
 */
export function readParallel(all: Member[], at: number): Map<number, RuleFact[]> | undefined {
  const member = all[at]
  if (!member || member.text.length > 400 || !/[,;]| and /.test(member.text)) return undefined
  if (member.facts.some(({ kind }) => kind === 'formula')) return undefined
  const { masked, quotes } = maskQuotes(member.text)
  if (quotes.length > 0 || /\b(?:if|when|unless|whether|between)\b/i.test(masked)) return undefined
  const plain = masked.replace(/[.\s]+$/, '')
  const cuts = [...plain.matchAll(between)]
  const starts = [0, ...cuts.map(({ index, 0: words }) => index + words.length)]
  const parts = starts.map((start, index) => plain.slice(start, cuts[index]?.index ?? plain.length))
  const read = gapped(parts) ?? reversed(parts)
  // "Name 2 to 40 characters, …" declares inputs: only people have no such.
  const declares = member.facts.some(({ kind }) => kind === 'field')
  if (!read || (declares && !read.clauses.every(({ of }) => of.person))) return undefined
  const classes = read.clauses.map(({ of }) => of)
  const names = new Set(classes.map(({ name }) => name.toLowerCase()))
  if (names.size < classes.length) return undefined
  const conditions = conditionsFor(classes, personIn(member.text, classes))
  const rules = read.clauses.map((clause): GroupRule => {
    const condition = conditions.get(clause.of)
    return condition
      ? { sentence: at, anyOf: [[condition]], outcome: read.tell(clause) }
      : { sentence: at, anyOf: [], outcome: read.tell(clause), otherwise: true }
  })
  return grouped(rules, member.start, read.title)
}

interface Read {
  clauses: Clause[]
  title: string
  tell: (clause: Clause) => string
}

function gapped([head = '', ...tails]: string[]): Read | undefined {
  const found = opening.exec(head)
  const first = found?.[1] === undefined ? undefined : classOf(found[1])
  if (!found?.[2] || !found[3] || !first || first.rest || tails.length === 0) return undefined
  const clauses: Clause[] = [{ of: first, value: found[3] }]
  let tail = found[4] ?? ''
  for (const part of tails) {
    const next = following.exec(part)
    const of =
      next?.[1] === undefined
        ? undefined
        : classOf(next[1].replace(/ ones?$/i, ` ${first.words.split(' ').at(-1) ?? ''}`))
    if (!next?.[2] || !of || clauses.some((one) => one.of.rest) || !alike(found[3], next[2])) return undefined
    // "… 5 EUR, students 4 EUR per month": what stands behind the last value is said of all.
    if ((next[3] ?? '') !== '') tail = next[3] ?? ''
    clauses.push({ of, value: next[2] })
  }
  // One kind of thing beside one other of another kind is no comparison: "books cost 5 EUR, gift wrapping 2 EUR" has no "others".
  if (!clauses.slice(1).every(({ of }) => isKind(of)) || !(isKind(first) || /^[A-Z]/.test(head.trim())))
    return undefined
  const things = clauses.filter(
    ({ of }) => !of.rest && (of.person !== first.person || (!of.person && of.noun !== first.noun)),
  )
  if (things.length > 0) return undefined
  const verb = found[2]
  return {
    clauses,
    title: first.person ? 'rule for each group' : `rule for each ${first.noun}`,
    tell: ({ of, value: amount }) =>
      `${inText(of, first)} ${of.rest ? plural(verb, of) : verb} ${amount}${tail}`.replace(
        /\b(?:is|are) nothing\b/,
        'cost nothing',
      ),
  }
}

function reversed([head = '', ...tails]: string[]): Read | undefined {
  const found = valueFirst.exec(head)
  const first = found?.[3] === undefined ? undefined : classOf(found[3])
  if (!found?.[1] || !found[2] || !first || first.rest || tails.length === 0) return undefined
  const clauses: Clause[] = [{ of: first, value: found[2] }]
  for (const part of tails) {
    const next = valueNext.exec(part)
    const of = next?.[2] === undefined ? undefined : classOf(next[2])
    if (!next?.[1] || !of || clauses.some((one) => one.of.rest) || !alike(found[2], next[1])) return undefined
    clauses.push({ of, value: next[1] })
  }
  const frame = found[1].replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
  return { clauses, title: 'rule for each group', tell: ({ value: amount }) => `${frame} ${amount}` }
}

/** A noun that stands for a kind: people, a plural, a name with a capital letter; "cancelled" is none. */
function isKind({ rest, person, words }: Class): boolean {
  return rest === true || person || words.endsWith('s') || /^[A-Z0-9]/.test(words)
}

/** Values that can stand beside each other: sums of money, shares, times. */
function alike(a: string, b: string): boolean {
  const kind = (text: string) =>
    /%|per ?cent/i.test(text)
      ? 'share'
      : /second|minute|hour|day|week|month|year|night/i.test(text)
        ? 'time'
        : new RegExp(currency, 'i').test(text)
          ? 'money'
          : 'none'
  return kind(a) === kind(b) || kind(a) === 'none' || kind(b) === 'none'
}

function inText(of: Class, first: Class): string {
  const things = of.rest && !of.person && /^all others$/i.test(of.words)
  return things || (of.rest && !first.person && /^(?:all|the) others?$/i.test(of.words))
    ? `all other ${first.words.split(' ').at(-1) ?? 'items'}`
    : of.words
}

function plural(verb: string, { words }: Class): string {
  return /body else|one else/i.test(words) ? verb.replace(/^(pay|get|receive|cost|take|earn)$/i, '$1s') : verb
}
