import type { Clause } from './clause.ts'
import { holding, predicate, stated, type Stated } from './constraint/predicate.ts'
import { named } from './names.ts'
import {
  alternative,
  first,
  map,
  remembered,
  sequence,
  words,
  type Input,
  type Match,
  type Parser,
} from './parser.ts'
import { entering } from './constraint/entering.ts'
import { endsHere, pastTail } from './constraint/ends.ts'
import { extreme } from './constraint/least-or-most.ts'
import { howMany } from './constraint/how-many.ts'
import { alike } from './constraint/alike.ts'
import { formats } from './constraint/formats.ts'
import { asked } from './constraint/people.ts'
import { expression } from './expression.ts'
import { literal } from './expression/literals.ts'
import type { Expression, Said } from './constraint/said.ts'
import { reference, references } from './reference.ts'
import type { Reference } from '../tokens.ts'

export { predicate }

type Constraint = Extract<Clause, { kind: 'constraint' }>
type Computation = Extract<Clause, { kind: 'computation' }>

/** "The code must be 4 digits", "rows may be from 5 to 40, seats from 6 to 30": what has to hold, a clause for each subject. */
export const constraint: Parser<Clause[]> = remembered(
  first<Clause[]>(
    entered,
    map(first(alike, formats), ({ subject, holds }): Clause[] => [{ kind: 'constraint', subject, holds }]),
    alternative('constraint: subjects', subjects),
    howMany,
  ),
)

function entered(input: Input, at: number): Match<Clause[]> | undefined {
  const found = entering(input, at)
  if (!found || !endsHere(input, found.end)) return undefined
  return { value: [clauseOf(found.value.subject, found.value.said)], end: found.end }
}

/** "The user must accept the terms", "users must be 18 or older". */
export const askedOfPeople: Parser<Clause[]> = map(asked, ({ subject, said }) => [
  { ...clauseOf(subject, said), ofPeople: true as const },
])

/** What is counted, where nothing else is limited. */
function listIn(holds: Constraint['holds']): Reference | undefined {
  if (holds.kind === 'all') return holds.of.every(listIn) ? holds.of.map(listIn)[0] : undefined
  return holds.kind === 'compare' && holds.left.kind === 'count' ? holds.left.list : undefined
}

/** A cell that limits the subject of its row or column: "5 to 20, exclusive", "required, digits only", "optional". */
export function limitOf(subject: Reference): Parser<Clause[]> {
  return alternative(
    'constraint: cell',
    map(stated, (said) => [clauseOf(subject, said)]),
  )
}

/** Each subject with what is said of it; after the first, the verb may be left out. */
function subjects(input: Input, at: number): Match<Clause[]> | undefined {
  const head = extreme(input, at) ?? one(input, at, false)
  if (!head) return undefined
  const clauses = [...head.value]
  let end = head.end
  for (;;) {
    const joined = words(', and', ', while', ', but', ',', 'and', ';', ':', 'while')(input, end)
    const next: Match<Constraint[]> | undefined =
      joined && !asked(input, joined.end)
        ? (extreme(input, joined.end) ?? one(input, joined.end, true))
        : undefined
    if (!next) return endsHere(input, end) ? { value: clauses, end } : undefined
    clauses.push(...next.value)
    end = next.end
  }
}

function one(input: Input, at: number, isGap: boolean): Match<Constraint[]> | undefined {
  const who = subjectsOrName(input, at)
  const lack = who && words('except for', 'except', 'apart from', 'other than')(input, who.end)
  const except = lack && references(input, lack.end)
  const colon = who && words(':', '–', '—')(input, who.end)
  const beside = who && apposition(input, who.end)
  const more = who && stated(input, except?.end ?? colon?.end ?? beside?.end ?? who.end)
  const said = more && {
    value: { ...more.value, all: [...(beside?.value ?? []), ...more.value.all] },
    end: more.end,
  }
  const isBounding = who && words('start', 'begin', 'end', 'stop', 'go')(input, who.end) !== undefined
  if (!who || !said || !isLimit(said.value, isGap, colon !== undefined || isBounding === true))
    return undefined
  const without = except ? { except: except.value } : {}
  const all = who.value.map((subject) => ({ ...clauseOf(subject, said.value), ...without }))
  return { value: all, end: pastTail(input, said.end) }
}

/** "The altitude, in whole metres, shall be optional", "the temperature (degrees, one decimal) must …". */
function apposition(input: Input, at: number): Match<Said[]> | undefined {
  const opening = words(',', '(')(input, at)
  const close = opening?.value === '(' ? ')' : ','
  const end = opening
    ? input.tokens.findIndex(({ text }, index) => index >= opening.end && text === close)
    : -1
  if (!opening || end < 0 || end > opening.end + longestAside) return undefined
  const found = stated({ ...input, tokens: input.tokens.slice(0, end) }, opening.end)
  if (found?.end !== end || found.value.group.verb !== 'none' || found.value.group.isDemand) return undefined
  return found.value.all.every((each) => each.limits) ? { value: found.value.all, end: end + 1 } : undefined
}

const longestAside = 8

/** A name with capitals that is no noun phrase, where it begins with a word that can be one. */
const ownName: Parser<Reference[]> = (input, at) => {
  const head = input.tokens[at]
  const isName =
    head?.kind === 'quoted' ||
    (head?.kind === 'word' && /^(?:noun|adjective|verb)$/.test(head.classes[0] ?? ''))
  const found = isName ? named()(input, at) : undefined
  return found && { value: [found.value], end: found.end }
}

const subjectsOrName = first(references, ownName)

/**
 * A demand limits whatever it says; a plain "is" only where what it says is a limit by its nature; without a verb it is one only behind
 * a colon or another limit.
 */
function isLimit({ all, group }: Stated, isGap: boolean, hasColon: boolean): boolean {
  const limits = all.every((each) => each.limits)
  if (group.verb === 'none') return limits && (group.isDemand || isGap || hasColon)
  return group.isDemand || limits
}

/** In which unit and in which steps it is told. */
export function measuredIn(all: readonly Said[]): Pick<Constraint, 'step' | 'unit'> {
  const step = all.find((each) => each.step !== undefined)?.step
  const unit = all.find((each) => each.unit !== undefined)?.unit
  return { ...(step === undefined ? {} : { step }), ...(unit === undefined ? {} : { unit }) }
}

function clauseOf(subject: Reference, { all }: Stated): Constraint {
  const holds = holding(all, subject)
  return {
    kind: 'constraint',
    subject: listIn(holds) ?? subject,
    holds,
    ...measuredIn(all),
    ...(all.some((each) => each.optional) ? { optional: true as const } : {}),
  }
}

const amounts = words(
  'be',
  'equal',
  '=',
  'be equal to',
  'be calculate as',
  'be compute as',
  'amount to',
  'cost',
  'be work out as',
  'result from',
  'come to',
  'be the result of',
  'be determine as',
)

/** "Shipping costs 4.90 EUR": what it costs is named by the same words. */
function costing(input: Input, at: number): Match<[Reference, string, Expression]> | undefined {
  const subject = reference(input, at)
  const isCost =
    subject?.value.kind === 'named' && /(?:^| )(?:costs?|fees?|price)$/i.test(subject.value.words)
  const sum = isCost ? literal(input, subject.end) : undefined
  return subject && sum && { value: [subject.value, 'cost', sum.value], end: sum.end }
}

/** "LAKE plus four digits" tells how something is written. */
const isSpelled = ({ tokens }: Input, from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some((one) => one.kind === 'number' && /^(?:digit|letter|character)s?$/.test(one.unit ?? ''))

/** "The total is the sum of …", "shipping costs 4.90 EUR", "the price = weight × 2". */
export const computation: Parser<Computation> = alternative('computation', (input, at) => {
  const found = sequence(reference, amounts, expression)(input, at) ?? costing(input, at)
  if (!found || !endsHere(input, found.end) || isSpelled(input, at, found.end)) return undefined
  const [subject, , is] = found.value
  if (subject.kind === 'named' && /^default/i.test(subject.words)) return undefined
  const isPlain =
    is.kind === 'subject' || (is.kind === 'value' && (is.value.type !== 'number' || is.unit === undefined))
  return isPlain ? undefined : { value: { kind: 'computation', subject, is }, end: found.end }
})
