import type { Id } from '../model.ts'
import { referencesOfExpression } from '../references.ts'
import type { Value } from '../values.ts'
import type { World } from '../world.ts'
import { applies } from './holds.ts'
import type { Known, KnownRule } from './known.ts'
import { nameOf, type Moment } from './moment.ts'
import { equal } from './same.ts'
import { unknown, Unknown } from './unknown.ts'
import { coerced, valueIn } from './value-of.ts'

/** A value that a rule gives a subject. `own`: it is made of what the subject holds ("is reduced by 10 %"). */
export interface Gift {
  rule: Id
  subject: Id
  value: Value | Unknown
  own?: true
}

/** Values that follow from others. What a rule that nobody can decide would set is not known any more. */
export interface Settled {
  world: World
  /** The subjects that got a value, with the rules that gave it. */
  gifts: Gift[]
}

interface Round extends Settled {
  /** What was given outright, before it was changed in proportion. */
  outright: Gift[]
}

/**
 * Works out what follows from entries and states, until nothing changes any more. First what is given outright, then what is changed
 * in proportion to itself, in the order of the text; unknown where two rules differ, or the order matters.
 */
export function settle(rules: readonly KnownRule[], moment: Moment): Settled | Unknown {
  const setting = rules.filter(({ rule }) => rule.then.some((effect) => effect.kind === 'set'))
  if (setting.length === 0) return { world: moment.world, gifts: [] }
  const fresh = withoutDerived(setting, moment)
  let world = fresh
  for (let pass = 0; pass <= setting.length + 1; pass += 1) {
    const round = roundOf(setting, { ...moment, world }, fresh)
    if (round instanceof Unknown) return round
    if (same(round.world, world)) return conflict(round.outright, moment.known) ?? round
    world = round.world
  }
  return unknown('the rules for what is computed go round in a circle')
}

function withoutDerived(rules: readonly KnownRule[], { known, world }: Moment): World {
  const values = { ...world.values }
  for (const { rule } of rules)
    for (const effect of rule.then) {
      if (effect.kind !== 'set' || !known.derived.has(effect.subject)) continue
      const initial = known.subjects.get(effect.subject)?.initial
      if (initial) values[effect.subject] = initial
      else delete values[effect.subject]
    }
  return { ...world, values }
}

function roundOf(rules: readonly KnownRule[], moment: Moment, fresh: World): Round | Unknown {
  const values = { ...fresh.values }
  const gifts: Gift[] = []
  const changes: { rule: KnownRule; index: number }[] = []
  for (const one of rules) {
    const truth = applies(one, { ...moment, scope: one.rule.scope })
    if (truth === false) continue
    for (const [index, effect] of one.rule.then.entries()) {
      if (effect.kind !== 'set') continue
      if (referencesOfExpression(effect.to).includes(effect.subject)) changes.push({ rule: one, index })
      else {
        const value = truth === true ? valueIn(effect.to, moment) : truth
        gifts.push({
          rule: one.rule.id,
          subject: effect.subject,
          value: valued(value, moment, effect.subject),
        })
      }
    }
  }
  for (const { subject, value } of gifts) if (!(value instanceof Unknown)) values[subject] = value
  for (const { subject, value } of gifts) if (value instanceof Unknown) delete values[subject]
  const changed = inProportion(changes, { ...moment, world: { ...fresh, values } })
  if (changed instanceof Unknown) return changed
  return {
    world: changed.world,
    gifts: [...gifts.filter(({ subject }) => !changed.of.has(subject)), ...changed.gifts],
    outright: gifts,
  }
}

function inProportion(changes: { rule: KnownRule; index: number }[], moment: Moment) {
  const forwards = runThrough(changes, moment)
  const backwards = changes.length > 1 ? runThrough([...changes].reverse(), moment) : forwards
  const differing = forwards.gifts.find(
    ({ subject }) => !sameValue(forwards.world.values[subject], backwards.world.values[subject]),
  )
  if (differing)
    return unknown(
      `ambiguous: in which order ${changes.map(({ rule }) => rule.rule.id).join(' and ')} change "${nameOf(moment.known, differing.subject)}" is not said`,
    )
  return forwards
}

function runThrough(changes: { rule: KnownRule; index: number }[], moment: Moment) {
  const values = { ...moment.world.values }
  const of = new Map<Id, Gift>()
  for (const { rule, index } of changes) {
    const effect = rule.rule.then[index]
    if (effect?.kind !== 'set') continue
    const now = { ...moment, world: { ...moment.world, values } }
    const truth = applies(rule, { ...now, scope: rule.rule.scope })
    if (truth === false) continue
    const value = truth === true ? valued(valueIn(effect.to, now), now, effect.subject) : truth
    of.set(effect.subject, { rule: rule.rule.id, subject: effect.subject, value, own: true })
    if (value instanceof Unknown) delete values[effect.subject]
    else values[effect.subject] = value
  }
  return { world: { ...moment.world, values }, gifts: [...of.values()], of }
}

const valued = (value: Value | Unknown, moment: Moment, subject: Id): Value | Unknown =>
  value instanceof Unknown ? value : coerced(value, moment, subject)

function conflict(gifts: readonly Gift[], known: Known): Unknown | undefined {
  for (const [index, one] of gifts.entries())
    for (const other of gifts.slice(index + 1)) {
      if (one.subject !== other.subject || one.value instanceof Unknown || other.value instanceof Unknown)
        continue
      if (equal(one.value, other.value, known.subjects.get(one.subject)) !== true)
        return unknown(
          `ambiguous: ${one.rule} and ${other.rule} give "${nameOf(known, one.subject)}" different values`,
        )
    }
  return undefined
}

function same(a: World, b: World): boolean {
  const keys = new Set([...Object.keys(a.values), ...Object.keys(b.values)])
  return [...keys].every((key) => sameValue(a.values[key], b.values[key]))
}

const sameValue = (a: Value | undefined, b: Value | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b))
