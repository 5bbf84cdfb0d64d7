import type { Condition } from '../../requirement-model/index.ts'
import { hasPart } from '../../requirement-model/references.ts'
import type { Reference } from '../tokens.ts'
import { ofClass } from './classes.ts'
import type { Clause } from './clause.ts'
import { askedOfPeople, computation, constraint } from './constraint.ts'
import { declaration } from './declarations.ts'
import { consequences, effects } from './effect.ts'
import { event } from './event.ts'
import { lone, messageRule, nounRule, restObject, restRule } from './outcomes.ts'
import { first, map, words, type Input, type Match, type Parser } from './parser.ts'
import { passage, supposedPassage } from './passages.ts'
import { pressed } from './pressed.ts'

const one = <T extends Clause>(parser: Parser<T>): Parser<Clause[]> =>
  map(parser, (clause): Clause[] => [clause])
const asEffect: Parser<Clause[]> = map(
  (input: Input, at: number) => effects(input, at),
  (then): Clause[] => [{ kind: 'effect', effects: then }],
)
const asEvents: Parser<Clause[]> = map(
  (input: Input, at: number) => event(input, at),
  (all): Clause[] => all.map((own): Clause => ({ kind: 'event', event: own })),
)
const limits: Parser<Clause[]> = (input, at) => {
  const match = constraint(input, at)
  return match && isDemand(input, at, match) ? match : undefined
}

const offering = words(
  'must',
  'shall',
  'should',
  'one of',
  'or',
  'either',
  'may',
  'can',
  'has to',
  'have to',
  'needs to',
  'only',
  'equal',
  'equals',
  'allowed',
)

/** "TYPE: Functional" tells what something is; values limit it only where they are offered or demanded. */
export function isDemand(input: Input, at: number, { value, end }: Match<Clause[]>): boolean {
  if (value.some((clause) => clause.kind === 'constraint' && isFact(clause.holds))) return false
  if (
    !value.some(
      (clause) => clause.kind === 'constraint' && hasPart(clause.holds, ({ kind }) => kind === 'one-of'),
    )
  )
    return true
  for (let next = at; next < end; next += 1) if (offering(input, next)) return true
  return false
}

/** "The heating shall be switched on" tells what happens, and limits nothing. */
function isFact(holds: Condition<Reference>): boolean {
  if (holds.kind === 'not') return isFact(holds.of)
  if (holds.kind === 'one-of')
    return (
      holds.values.length === 1 &&
      holds.values[0]?.type === 'text' &&
      !/^\p{Lu}\S*$/u.test(holds.values[0].value)
    )
  return (
    holds.kind === 'compare' &&
    holds.right.kind === 'value' &&
    holds.right.value.type === 'boolean' &&
    holds.operator === '='
  )
}
const computed: Parser<Clause[]> = one((input, at) => computation(input, at))

const asPressed: Parser<Clause[]> = map(pressed, ({ when, effects: then }): Clause[] => [
  { kind: 'rule', when, then },
])

const free = first(
  (input: Input, at: number) => askedOfPeople(input, at),
  supposedPassage,
  restRule,
  restObject,
  messageRule,
  nounRule,
  ofClass,
  passage,
  asPressed,
  declaration,
  computed,
  limits,
  asEffect,
  asEvents,
)
const asConsequence: Parser<Clause[]> = map(
  (input: Input, at: number) => consequences(input, at),
  (then): Clause[] => [{ kind: 'effect', effects: then }],
)
const equalling = words('equal', 'equals')
const demanded: Parser<Clause[]> = (input, at) =>
  input.tokens.slice(at).some((_, index) => equalling(input, at + index)) ? limits(input, at) : undefined
const led = first(lone, passage, demanded, computed, asEffect, limits, nounRule, ofClass, asConsequence)

/** What is said, part by part, as far as the parts follow each other without a new condition. */
export function bodies(input: Input, at: number, hasLead: boolean): Match<Clause[]> | undefined {
  const match = (hasLead ? led : free)(input, at)
  if (!match || !hasLead) return match
  return match
}
