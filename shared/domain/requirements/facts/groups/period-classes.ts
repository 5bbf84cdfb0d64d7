import { maskQuotes } from '../mask.ts'
import { numberPattern, parseDecimal } from '../../../numbers/decimal.ts'
import { readStateLimits } from '../rules/state-limits.ts'
import type { Atom, Fact, RuleFact } from '../types.ts'
import { classOf, conditionsFor, personIn, type Class } from './classes.ts'
import { deadlineRules, laterOutcome } from './deadline-forms.ts'
import { grouped, not, type GroupRule } from './group-rules.ts'

/** A sentence of the text as a group reads it. */
export interface Member {
  text: string
  facts: Fact[]
  start: number
}

interface Period {
  of: Class
  amount: bigint
}

const time = '(minutes?|hours?|days?|weeks?|months?|years?)'
const class_ = "((?:[a-z][\\w'-]*)(?: [a-z0-9][\\w'-]*){0,4}?)"
const having =
  '(?:has|have|gets?|receives?|enjoys?|is given|are given|is granted|are granted|(?:the|this|that) (?:[a-z]+ )?(?:period|deadline|limit|time|window)(?: limit)? is|it is|this is|that is|can do (?:so|this|it)|may do (?:so|this|it))'
const doing =
  '(?:can|may|must|have to|has to)(?: only)? (?:be )?([a-z]+)(?: (?:them|it|items?|goods|[a-z]+))?'
const filler =
  '(?: (?:extended|up|only|even|a|an|another|longer|shorter|total|full|until|within|for|to|of|period|deadline|at most|no later than|at the latest))*'
const first = new RegExp(
  `^\\W*(for )?${class_}(,|:)?(?: (?:(${having})|${doing}))?${filler} (${numberPattern}) ${time}(?: (?:instead|to do so|(?:after|before|from|of) (?:the )?([a-z]+)))?\\W*$`,
  'i',
)
const last = new RegExp(
  `^\\W*(?:(?:the|this|that|it)\\b[a-z ]{0,40}?(?:is|to|are|within)|with)${filler} ?(${numberPattern}) ${time} (?:for|apply to|applies to) ${class_}\\W*$`,
  'i',
)

/** "Summit Club members have 60 days", "for members, it is 60 days", "the period is 60 days for members". */
function periodOf(text: string, base: Base): Period | undefined {
  const lead = first.exec(text)
  if (lead) {
    const [, named, words = '', colon, have, does, number = '', unit, event] = lead
    if (event !== undefined && !base.event.includes(event.toLowerCase())) return undefined
    // "Refunds must be paid within 5 days" is about something else than registering a return.
    if (does !== undefined && !base.outcome.includes(does.toLowerCase().replace(/e?d?$/, '')))
      return undefined
    const said = named ?? colon ?? have ?? does
    return periodFor(words, number, unit, base, said !== undefined && !(have && !named && isThing(words)))
  }
  const tail = last.exec(text)
  return tail ? periodFor(tail[3] ?? '', tail[1] ?? '', tail[2], base, true) : undefined
}

interface Base {
  unit: string
  event: string
  outcome: string
}

function isThing(words: string): boolean {
  return classOf(words)?.person === false
}

function periodFor(
  words: string,
  number: string,
  unit: string | undefined,
  base: Base,
  said: boolean,
): Period | undefined {
  const of = classOf(words)
  if (!of || of.rest || one(unit) !== one(base.unit) || (!said && !of.person)) return undefined
  return { of, amount: parseDecimal(number).digits }
}

function one(unit: string | undefined): string {
  return (unit ?? '').toLowerCase().replace(/s$/, '')
}

const subjectOf = /^number of (\w+) (since|until) (.+)$/
const cut = /(?:[,;]| \(|,? and| but| –| -)\s+(?:(?:and|but|while|whereas) )?/g

interface Deadline {
  rules: RuleFact[]
  /** What the sentence says behind the deadline. */
  rest?: string
  /** The rules of the sentence are these already. */
  known?: true
  duty?: boolean
}

/** The rules of a deadline, and where a part of its own sentence names another class. */
function deadlineOf({ text, facts }: Member): Deadline | undefined {
  const rules = facts.filter((fact): fact is RuleFact => fact.kind === 'rule')
  if (isDeadline(rules)) return { rules, known: true }
  if (facts.some(({ kind }) => kind !== 'rule' && kind !== 'button' && kind !== 'page')) return undefined
  if (text.length > 300) return undefined
  const whole = deadlineRules(maskQuotes(text).masked)
  if (whole) return whole
  for (const match of text.matchAll(cut)) {
    const head = maskQuotes(`${text.slice(0, match.index)}.`)
    const found = readStateLimits(head)
    const other = isDeadline(found) ? { rules: found } : deadlineRules(head.masked)
    if (other) return { ...other, rest: text.slice(match.index + match[0].length).replace(/\)(?=\W*$)/, '') }
  }
  return undefined
}

function isDeadline([rule, other]: RuleFact[]): boolean {
  const [[atom] = []] = rule?.anyOf ?? []
  return other?.implied === true && atom?.number !== undefined && subjectOf.test(atom.subject)
}

/**
 * "A return can be registered within 30 days after delivery. Summit Club members have 60 days. Later than that, …": the sentences that
 * say another period for a class, and what happens after it, belong to the deadline before them. By place of the sentence.
 */
export function readPeriodClasses(all: Member[], at: number): Map<number, RuleFact[]> | undefined {
  const base = all[at]
  const deadline = base && deadlineOf(base)
  const [rule, refused] = deadline?.rules ?? []
  const [atom] = rule?.anyOf[0] ?? []
  if (!base || !deadline || !rule || !refused || !atom?.number) return undefined
  const [, unit = '', , event = ''] = subjectOf.exec(atom.subject) ?? []
  const said: Base = { unit, event: event.toLowerCase(), outcome: rule.outcome.toLowerCase() }
  const periods: (Period & { sentence: number })[] = []
  const own = deadline.rest === undefined ? undefined : periodOf(maskQuotes(deadline.rest).masked, said)
  if (own) periods.push({ ...own, sentence: at })
  else if (deadline.rest !== undefined) return undefined
  let end = at + 1
  for (; end < all.length; end += 1) {
    const next = all[end]
    const found = next && periodOf(maskQuotes(next.text).masked, said)
    if (!found) break
    periods.push({ ...found, sentence: end })
  }
  const stated = laterIn(all[end])
  const enough = deadline.known || deadline.duty ? stated?.more || (deadline.duty && stated) : true
  if (periods.length === 0 && !enough) return undefined
  const classes = periods.map(({ of }) => of)
  const texts = all.slice(at, end + 1).map(({ text }) => text)
  const conditions = conditionsFor(classes, personIn(texts.join(' '), classes))
  const rules = rulesOf({ atom, rule, at, periods, conditions })
  const last: GroupRule = stated
    ? { sentence: end, anyOf: [], outcome: stated.outcome, otherwise: true }
    : { sentence: at, anyOf: [], outcome: refused.outcome, otherwise: true }
  return grouped([...rules, last], base.start, 'deadline')
}

/** What the sentence behind a deadline says of being late; `more` where it does not say so as a rule by itself. */
function laterIn(member: Member | undefined): { outcome: string; more: boolean } | undefined {
  if (!member) return undefined
  const rule = member.facts.find((fact): fact is RuleFact => fact.kind === 'rule')
  if (rule?.otherwise && !rule.implied && rule.message !== true)
    return { outcome: shownIn(rule.outcome), more: false }
  const outcome = laterOutcome(
    member.text,
    maskQuotes(member.text).quotes.map(({ value }) => value),
  )
  return outcome === undefined ? undefined : { outcome, more: true }
}

/** The customer sees "Too late": nothing but the text is to be seen. */
function shownIn(outcome: string): string {
  const { quotes } = maskQuotes(outcome)
  const [quote] = quotes
  return quote &&
    quotes.length === 1 &&
    /^[^"“]{0,40}\b(?:sees?|shows?|displays?|message|reads?)\b[^"“]{0,20}["“][^"”]+["”]$/.test(outcome)
    ? `"${quote.value}" is shown`
    : outcome
}

interface Read {
  atom: Atom
  rule: RuleFact
  at: number
  periods: (Period & { sentence: number })[]
  conditions: Map<Class, Atom>
}

function rulesOf({ atom, rule, at, periods, conditions }: Read): GroupRule[] {
  const others = [...conditions.values()]
  const { outcome, act } = rule
  const more = act ? { act } : {}
  return [
    { sentence: at, anyOf: [[atom, ...others.map(not)]], outcome, ...more },
    ...periods.map(({ of, amount, sentence }): GroupRule => {
      const condition = conditions.get(of)
      return {
        sentence,
        anyOf: [[withLimit(atom, amount), ...(condition ? [condition] : [])]],
        outcome,
        ...more,
      }
    }),
  ]
}

/** The same number with another limit. */
function withLimit(atom: Atom, units: bigint): Atom {
  const { min, max, ...rest } = atom.number ?? { scale: 0, step: 1n }
  return {
    ...atom,
    text: `the ${atom.subject} is ${units}`,
    number: { ...rest, ...(min ? { min: { units } } : {}), ...(max ? { max: { units } } : {}) },
  }
}
