import type { Condition, Effect, Event, Rule } from '../../requirement-model/index.ts'
import { hasPart, referencesOfCondition } from '../../requirement-model/references.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Reference } from '../tokens.ts'
import { isWithin } from './beyond.ts'
import { both } from './conditions.ts'
import type { Draft } from './draft.ts'
import { eventsOf } from './events.ts'
import { setsState } from './goes-on.ts'
import { mapCondition, mapEffect } from './mapping.ts'
import { answerAgain, answerOtherwise, isBreach, isOutside, isVerdictOnly } from './messages.ts'
import { resolverOf, type Where } from './resolver.ts'

type Rules = Rule[] | undefined
type Of<K extends Clause['kind']> = Extract<Clause, { kind: K }>

export function takeRule(draft: Draft, clause: Of<'rule'>, where: Where, made: Rule[]): Rules {
  const to = resolverOf(where)
  if (clause.closes) {
    const given = clause.if && mapCondition(clause.if, to)
    const rule = draft.add({
      kind: 'transition',
      ...(given ? { if: given } : {}),
      then: clause.then.map((effect) => mapEffect(effect, to)),
      from: [where.span],
    })
    draft.closing.push(rule)
    return [rule]
  }
  const events = eventsOf(clause.when, where, setsState(clause.then, where))
  const holds = both(events.if, clause.if && mapCondition(clause.if, to))
  if (isPermission(clause))
    return takePermission(draft, { ...events, ...(holds ? { if: holds } : {}) }, clause, where)
  const all = effectsOf(clause.then, where)
  const then = all.length > 1 && events.when ? all.filter(({ kind }) => kind !== 'accepted') : all
  const given = where.stated.reduce<Condition | undefined>(both, holds)
  if (!events.when && then.every(({ kind }) => kind === 'unchanged')) return undefined
  if (then.every(({ kind }) => kind === 'said') && !saysEnough(events.when, given)) return undefined
  const { event } = draft.memory
  // "The user presses Print. Then …" goes on with what was just done, "Message: …" with what is wrong.
  if (clause.again && !clause.otherwise && event?.when.action === 'press' && made.length === 0)
    return [answered(draft, event, then, where)]
  const before = made.length > 0 ? made : draft.memory.before
  if (clause.again) return answerAgain(before, then, { span: where.span, otherwise: clause.otherwise })
  if (clause.otherwise) return answerOtherwise(draft, { then, span: where.span, before })
  if (!events.when && given && isBreach(given) && isVerdictOnly(then)) {
    draft.answers.push({ ...subjectsOfBreach(given), scope: where.scope, then, from: where.span })
    const last = draft.add({ kind: 'reaction', if: given, then, from: [where.span] })
    draft.rules.pop()
    return [last]
  }
  const kind = kindOf(events.when, given, then, draft)
  if (kind === 'constraint' && !then.some((effect) => effect.kind === 'refused'))
    then.unshift({ kind: 'refused' })
  return [
    draft.add({
      kind,
      ...(events.when ? { when: events.when } : {}),
      ...(given ? { if: given } : {}),
      then,
      from: [where.span],
    }),
  ]
}

/** What comes of something that somebody did or may do in the sentence before. */
export function answered(
  draft: Draft,
  { when, if: given }: NonNullable<Draft['memory']['event']>,
  then: Effect[],
  where: Where,
): Rule {
  const kind = kindOf(when, given, then, draft)
  return draft.add({ kind, when, ...(given ? { if: given } : {}), then, from: [where.span] })
}

const isPermission = (clause: Of<'rule'>): boolean =>
  clause.when.length === 1 &&
  clause.when[0]?.action === 'do' &&
  clause.then[0]?.kind === 'refused' &&
  clause.then.every(({ kind }) => kind === 'refused' || kind === 'shows') &&
  clause.otherwise === undefined

/** "A Shipped order cannot be cancelled": in these states it is refused. */
function takePermission(
  draft: Draft,
  events: { when?: Event; if?: Condition },
  { then }: Of<'rule'>,
  where: Where,
): Rules {
  const given = where.stated.reduce<Condition | undefined>(both, events.if)
  if (!events.when || !given) return undefined
  return [
    draft.add({
      kind: 'transition',
      when: events.when,
      if: given,
      then: effectsOf(then, where),
      from: [where.span],
    }),
  ]
}

/** What only words tell needs something that a person can do: a control, or entries that are right. */
function saysEnough(when: Event | undefined, given: Condition | undefined): boolean {
  if (when) return when.action !== 'do' && when.target !== undefined
  return (
    given === undefined ||
    given.kind === 'valid' ||
    hasPart(given, ({ kind }) => kind === 'compare' || kind === 'one-of')
  )
}

function subjectsOfBreach(one: Condition): { subjects?: string[]; about?: 'entry' | 'bounds' } {
  const subjects = referencesOfCondition(one)
  return subjects.length > 0 ? { subjects, about: isOutside(one) ? 'bounds' : 'entry' } : {}
}

export function effectsOf(effects: Effect<Reference>[], where: Where): Effect[] {
  const to = resolverOf(where)
  return effects.map((effect) => mapEffect(effect, to))
}

/** Of a rule without an event: what refuses, or tells that something entered is wrong, is a limit. */
export function kindOf(
  when: Event | undefined,
  given: Condition | undefined,
  then: Effect[],
  draft: Draft,
): Rule['kind'] {
  const subjects = given
    ? referencesOfCondition(given).map((id) => draft.vocabulary.subjects.find((one) => one.id === id))
    : []
  const setsState = then.some(
    (effect) =>
      effect.kind === 'set' &&
      draft.vocabulary.subjects.find(({ id }) => id === effect.subject)?.kind === 'state',
  )
  if (setsState && when) return 'transition'
  if (when) return 'reaction'
  if (then.some(({ kind }) => kind === 'set')) return 'decision'
  const verdict = then.every(({ kind }) => kind === 'shows' || kind === 'refused') && given?.kind !== 'valid'
  if (!verdict || !given || subjects.some((one) => one?.kind === 'state')) return 'reaction'
  if (then.some(({ kind }) => kind === 'refused')) return 'constraint'
  if (isWithin(given, draft.rules)) return 'reaction'
  return isWrongEntry(given) || then.some((effect) => effect.kind === 'shows' && effect.as === 'message')
    ? 'constraint'
    : 'reaction'
}

/** Empty, no number, not ticked. */
function isWrongEntry(one: Condition): boolean {
  if (one.kind === 'any' || one.kind === 'all') return one.of.some(isWrongEntry)
  if (one.kind === 'empty' || one.kind === 'blank') return true
  if (one.kind === 'not') return ['form', 'characters', 'pattern', 'valid'].includes(one.of.kind)
  return (
    one.kind === 'compare' &&
    one.right.kind === 'value' &&
    one.right.value.type === 'boolean' &&
    !one.right.value.value
  )
}
