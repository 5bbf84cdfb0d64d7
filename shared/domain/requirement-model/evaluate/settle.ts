import type { Effect, Id } from '../model.ts'
import { once } from '../once.ts'
import { referencesOfExpression } from '../references.ts'
import type { Value } from '../values.ts'
import type { World } from '../world.ts'
import { applies } from './holds.ts'
import type { Known } from './known.ts'
import type { KnownRule } from './known-rule.ts'
import { nameOf, own, type Moment } from './moment.ts'
import { equal } from './same.ts'
import { unknown, Unknown } from './unknown.ts'
import { coerced, valueIn } from './value-of.ts'

/** A value that a rule gives a subject. `own`: it is made of what the subject holds ("is reduced by 10 %"). */
interface Gift {
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

interface Setting {
  rule: KnownRule
  effect: Extract<Effect, { kind: 'set' }>
  /** It changes what the subject holds, in proportion to itself. */
  isChange: boolean
}

/** What sets one subject. */
interface Ways {
  subject: Id
  outright: Setting[]
  changes: Setting[]
}

/** So often is gone round where subjects depend on each other. */
const rounds = 4

/**
 * Works out what follows from entries and states: each subject after those that it depends on. First what is given outright, then what
 * is changed in proportion to itself, in the order of the text; unknown where two rules differ, or where the order matters.
 */
export function settle(rules: readonly KnownRule[], moment: Moment): Settled | Unknown {
  const settings = settingsOf(rules, moment.known)
  if (settings.length === 0) return { world: moment.world, gifts: [] }
  const { known } = moment
  const values = { ...moment.world.values }
  for (const { subject } of settings)
    if (known.derived.has(subject)) put(values, subject, known.subjects.get(subject)?.initial)
  const start = { ...values }
  const now: Moment = { ...moment, world: { ...moment.world, values }, validity: undefined }
  for (let round = 1; round <= rounds; round += 1) {
    const before = { ...values }
    const gifts: Gift[] = []
    for (const ways of settings) {
      const { subject } = ways
      put(values, subject, own(start, subject))
      const given = give(ways, now)
      if (given instanceof Unknown) return given
      gifts.push(...given)
      if (given[0])
        put(values, subject, (given.find(({ value }) => value instanceof Unknown) ?? given[0]).value)
    }
    const again = settings.some(({ subject }) => known.circular.has(subject))
    if (!again || (round > 1 && same(before, values))) return { world: now.world, gifts }
  }
  return unknown('the rules for what is computed go round in a circle')
}

/** What sets each subject, those first on which others depend. */
function settingsOf(rules: readonly KnownRule[], { order }: Known): Ways[] {
  const found = new Map<Id, Ways>()
  for (const rule of rules)
    for (const setting of settingsBy(rule)) {
      const { subject } = setting.effect
      const ways = found.get(subject) ?? { subject, outright: [], changes: [] }
      found.set(subject, ways)
      if (setting.isChange) ways.changes.push(setting)
      else ways.outright.push(setting)
    }
  return [...found.values()].sort((a, b) => (order.get(a.subject) ?? 0) - (order.get(b.subject) ?? 0))
}

const settingsBy = once((rule: KnownRule): Setting[] =>
  rule.rule.then.flatMap((effect) =>
    effect.kind === 'set'
      ? [{ rule, effect, isChange: referencesOfExpression(effect.to).includes(effect.subject) }]
      : [],
  ),
)

/** What the rules that hold, or of which nobody can tell, give one subject. */
function give({ subject, outright, changes }: Ways, moment: Moment): Gift[] | Unknown {
  const gifts = outrightGifts(outright, moment)
  if (gifts instanceof Unknown) return gifts
  const open = gifts.find(({ value }) => value instanceof Unknown)
  const value = open ?? gifts[0]
  if (changes.length === 0 || open) return gifts
  const forwards = changed(changes, value, moment)
  const backwards = changes.length > 1 ? changed(changes.toReversed(), value, moment) : forwards
  const last = forwards.at(-1)
  if (!alike(last?.value, backwards.at(-1)?.value))
    return unknown(
      `ambiguous: in which order ${named(forwards.map(({ rule }) => rule))} change "${nameOf(moment.known, subject)}" is not said`,
    )
  return last ? [last] : gifts
}

/** Of hundreds of rules that act on one thing, those that come first tell enough. */
const mostNamed = 12
const named = (rules: readonly Id[]): string =>
  rules.length > mostNamed
    ? `${rules.slice(0, mostNamed).join(' and ')} and ${rules.length - mostNamed} more`
    : rules.join(' and ')

/** Two rules that differ settle it: what all the others give is not asked then. */
function outrightGifts(ways: Setting[], moment: Moment): Gift[] | Unknown {
  const gifts: Gift[] = []
  let first: Gift | undefined
  for (const way of ways)
    for (const one of gift(way, moment)) {
      gifts.push(one)
      if (one.value instanceof Unknown) continue
      const clash = first && conflict(first, one, moment.known)
      if (clash) return clash
      first ??= one
    }
  return gifts
}

function gift({ rule, effect }: Setting, moment: Moment): Gift[] {
  const truth = applies(rule, { ...moment, scope: rule.rule.scope })
  if (truth === false) return []
  const value = truth === true ? valueIn(effect.to, { ...moment, scope: rule.rule.scope }) : truth
  const { subject } = effect
  return [
    {
      rule: rule.rule.id,
      subject,
      value: value instanceof Unknown ? value : coerced(value, moment, subject),
    },
  ]
}

/** One change after the other. Only the last of them is what the subject holds. */
function changed(changes: Setting[], from: Gift | undefined, { world, ...moment }: Moment): Gift[] {
  const values = { ...world.values }
  if (from) put(values, from.subject, from.value)
  const gifts: Gift[] = []
  for (const change of changes)
    for (const one of gift(change, { ...moment, world: { ...world, values } })) {
      gifts.push({ ...one, own: true })
      put(values, one.subject, one.value)
    }
  return gifts
}

function conflict(first: Gift, other: Gift, known: Known): Unknown | undefined {
  const { subject, value } = other
  if (equal(first.value, value, known.subjects.get(subject)) === true) return undefined
  return unknown(
    `ambiguous: ${first.rule} and ${other.rule} give "${nameOf(known, subject)}" different values`,
  )
}

function put(values: Record<Id, Value>, subject: Id, value: Value | Unknown | undefined): void {
  if (value === undefined || value instanceof Unknown) delete values[subject]
  else values[subject] = value
}

const same = (a: Record<Id, Value>, b: Record<Id, Value>): boolean =>
  Object.keys({ ...a, ...b }).every((key) => alike(a[key], b[key]))

function alike(a: Value | Unknown | undefined, b: Value | Unknown | undefined): boolean {
  if (a instanceof Unknown || b instanceof Unknown) return a instanceof Unknown && b instanceof Unknown
  return a === b || (a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b))
}
