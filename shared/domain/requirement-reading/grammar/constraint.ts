import type { Clause } from './clause.ts'
import { holding, predicate, stated, type Stated } from './constraint/predicate.ts'
import { named } from './names.ts'
import {
  alternative,
  first,
  listOf,
  map,
  optional,
  sequence,
  words,
  type Input,
  type Match,
  type Parser,
} from './parser.ts'
import { expression } from './expression.ts'
import { reference, references } from './reference.ts'
import type { Reference } from '../tokens.ts'

export { predicate }

type Constraint = Extract<Clause, { kind: 'constraint' }>
type Computation = Extract<Clause, { kind: 'computation' }>

/** "The code must be 4 digits", "rows may be from 5 to 40, seats from 6 to 30": what has to hold, a clause for each subject. */
export const constraint: Parser<Clause[]> = first<Clause[]>(
  alternative('constraint: least or most of a subject', extreme),
  alternative('constraint: only those', onlyThose),
  alternative('constraint: subjects', subjects),
)

/** A cell that limits the subject of its row or column: "5 to 20, exclusive", "required, digits only", "optional". */
export function limitOf(subject: Reference): Parser<Clause[]> {
  return alternative(
    'constraint: cell',
    map(stated, (said) => [clauseOf(subject, said)]),
  )
}

/** Each subject with what is said of it; after the first, the verb may be left out. */
function subjects(input: Input, at: number): Match<Clause[]> | undefined {
  const head = one(input, at, false)
  if (!head) return undefined
  const clauses = [...head.value]
  let end = head.end
  for (;;) {
    const joined = words(', and', ', while', ', but', ',', 'and', ';', ':', 'while')(input, end)
    const next = joined && one(input, joined.end, true)
    if (!next) return { value: clauses, end }
    clauses.push(...next.value)
    end = next.end
  }
}

function one(input: Input, at: number, isGap: boolean): Match<Constraint[]> | undefined {
  const who = first(
    references,
    map(named(), (only) => [only]),
  )(input, at)
  const from = who && (words('each', 'all', 'both', ',', ':')(input, who.end)?.end ?? who.end)
  const said = who && from !== undefined ? stated(input, from) : undefined
  if (!who || !said || !isLimit(said.value, isGap)) return undefined
  return { value: who.value.map((subject) => clauseOf(subject, said.value)), end: said.end }
}

/** A demand limits whatever it says; a plain "is", or no verb, only where what it says is a limit by its nature. */
function isLimit({ all, group }: Stated, isGap: boolean): boolean {
  const limits = all.every((each) => each.limits)
  if (group.isDemand) return limits || group.verb !== 'none'
  return (
    limits &&
    (group.verb !== 'have' || all.length > 0) &&
    (!isGap || group.verb === 'none' || group.verb === 'be')
  )
}

function clauseOf(subject: Reference, { all }: Stated): Constraint {
  return {
    kind: 'constraint',
    subject,
    holds: holding(all, subject),
    ...(all.some((each) => each.optional) ? { optional: true as const } : {}),
  }
}

/** "The maximum length of the comment is 500 characters", "the minimum age is 18", "the allowed range of X is 5 to 20". */
function extreme(input: Input, at: number): Match<Clause[]> | undefined {
  const lead = sequence(
    optional(words('the', 'a', 'its')),
    words(
      'maximum',
      'minimum',
      'max .',
      'min .',
      'max',
      'min',
      'maximal',
      'minimal',
      'largest',
      'smallest',
      'highest',
      'lowest',
      'longest',
      'shortest',
      'upper limit for',
      'lower limit for',
      'upper limit of',
      'lower limit of',
    ),
    optional(words('allowed', 'permitted', 'possible', 'valid', 'the')),
  )(input, at)
  const subject = lead && reference(input, lead.end)
  const verb = subject && words('must be', 'shall be', 'should be', 'be', ':', '=')(input, subject.end)
  const said = verb && stated(input, verb.end)
  if (!lead || !subject || !said) return undefined
  const isLeast = /^(?:min|small|low|short)/.test(lead.value[1])
  const operator = isLeast ? ('>=' as const) : ('<=' as const)
  const clause = clauseOf(subject.value, said.value)
  const holds = clause.holds
  const [compare] = holds.kind === 'all' ? holds.of : [holds]
  if (compare?.kind !== 'compare' || compare.operator !== '=') return undefined
  return { value: [{ ...clause, holds: { ...compare, operator } }], end: said.end }
}

/** "Only people aged 16 to 99 may subscribe", "only customers older than 18 can order". */
function onlyThose(input: Input, at: number): Match<Clause[]> | undefined {
  const lead = words('only', 'nobody but')(input, at)
  const who = lead && reference(input, lead.end)
  const aged = who && words('aged', 'age', 'of age', 'who be', 'that be')(input, who.end)
  const said = who && stated(input, aged?.end ?? who.end)
  const may =
    said && words('may', 'can', 'be allow', 'be permit', 'shall', 'be accept', 'be eligible')(input, said.end)
  if (!who || !said || !may || !said.value.all.every((each) => each.limits)) return undefined
  const subject: Reference = /^(?:aged|age|of age)$/.test(aged?.value ?? '')
    ? { ...who.value, kind: 'named', words: 'age', quoted: false }
    : who.value
  return { value: [clauseOf(subject, said.value)], end: input.tokens.length }
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

/** "The total is the sum of …", "shipping costs 4.90 EUR", "the price = weight × 2". */
export const computation: Parser<Computation> = alternative(
  'computation',
  map(sequence(reference, amounts, expression), ([subject, , is]): Computation | undefined => {
    const isPlain = is.kind === 'subject' || (is.kind === 'value' && is.value.type !== 'number')
    const hasUnit = is.kind === 'value' && is.unit !== undefined
    return isPlain || (is.kind === 'value' && !hasUnit) ? undefined : { kind: 'computation', subject, is }
  }),
)

export const constraints: Parser<Clause[][]> = listOf(constraint, words(';', '.'))
