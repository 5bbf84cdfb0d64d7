import type { Condition, Effect, Event, Rule } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Reference } from '../tokens.ts'
import { spanOf, type Draft, type Statement } from './draft.ts'
import { declareClause } from './declare.ts'
import { mapCondition, mapEffect, mapEvent, mapExpression, Unresolved } from './mapping.ts'
import { allOf, resolverOf, type Where } from './resolver.ts'
import { enter } from './memory.ts'
import { both, limitsIn, negated } from './conditions.ts'
import { answerOtherwise, isBreach, isVerdictOnly } from './messages.ts'
import { eventsOf } from './events.ts'

/** Makes elements of what the clauses of a statement say. What names something unknown is left out and named. */
export function take(draft: Draft, statement: Statement): void {
  enter(draft.memory, statement.sentence)
  const made: Rule[] = []
  for (const clause of statement.clauses) {
    try {
      const rules = takeClause(draft, statement, clause, made)
      if (rules) statement.taken += 1
      made.push(...(rules ?? []))
    } catch (error) {
      if (!(error instanceof Unresolved)) throw error
      statement.unknown.push(error.words)
    }
  }
  if (made.length > 0) draft.memory.before = made
  else if (statement.clauses.length === 0 && statement.left.length > 0) draft.memory.before = []
}

type Rules = Rule[] | undefined

function takeClause(draft: Draft, statement: Statement, clause: Clause, made: Rule[]): Rules {
  const where = draft.where(statement.sentence)
  switch (clause.kind) {
    case 'constraint':
      return takeConstraint(draft, clause, where)
    case 'rule':
      return takeRule(draft, clause, where, made)
    case 'transition':
      return takeTransition(draft, clause, where)
    case 'computation':
      return takeComputation(draft, clause, where)
    case 'effect':
      return takeEffects(draft, clause.effects, where)
    case 'controls':
    case 'options':
    case 'initial':
      return declareClause(draft, clause, where)
    case 'sample':
      return []
    default:
      return undefined
  }
}

type Of<K extends Clause['kind']> = Extract<Clause, { kind: K }>

/** A limit becomes a rule for each way of breaking it. */
function takeConstraint(draft: Draft, clause: Of<'constraint'>, where: Where): Rules {
  const guard = clause.if && mapCondition(clause.if, resolverOf(where))
  const subjects = allOf(clause.subject, where)
  const rules: Rule[] = []
  for (const subject of subjects) {
    const own = { ...where, memory: { ...where.memory, subjects: [subject] } }
    if (clause.optional) subject.optional = true
    const holds = mapCondition(clause.holds, resolverOf(own))
    for (const limit of limitsIn(holds)) {
      const broken = both(guard, negated(limit))
      if (!broken) continue
      rules.push(draft.add({ kind: 'constraint', if: broken, then: [{ kind: 'refused' }], from: [where.span] }))
    }
  }
  return rules
}

function takeRule(draft: Draft, clause: Of<'rule'>, where: Where, made: Rule[]): Rules {
  const to = resolverOf(where)
  if (clause.closes) {
    const rule = draft.add({ kind: 'transition', then: clause.then.map((effect) => mapEffect(effect, to)), from: [where.span] })
    draft.closing.push(rule)
    return [rule]
  }
  const events = eventsOf(clause.when, where)
  const given = both(events.if, clause.if && mapCondition(clause.if, to))
  const then = effectsOf(clause.then, where)
  if (clause.otherwise) return answerOtherwise(draft, { then, span: where.span, before: made.length > 0 ? made : draft.memory.before })
  if (!events.when && given && isBreach(given) && isVerdictOnly(then)) {
    draft.answers.push({ ...subjectsOfBreach(given), then, from: where.span })
    const last = draft.add({ kind: 'reaction', if: given, then, from: [where.span] })
    draft.rules.pop()
    return [last]
  }
  const kind = kindOf(events.when, given, then, draft)
  if (kind === 'constraint' && !then.some((effect) => effect.kind === 'refused')) then.unshift({ kind: 'refused' })
  return [draft.add({ kind, ...(events.when ? { when: events.when } : {}), ...(given ? { if: given } : {}), then, from: [where.span] })]
}

function subjectsOfBreach(one: Condition): { subjects?: string[] } {
  const subjects = referencesOfCondition(one)
  return subjects.length > 0 ? { subjects } : {}
}

function effectsOf(effects: Effect<Reference>[], where: Where): Effect[] {
  const to = resolverOf(where)
  return effects.map((effect) => mapEffect(effect, to))
}

/** Of a rule without an event: what refuses, or tells that something entered is wrong, is a limit. */
function kindOf(when: Event | undefined, given: Condition | undefined, then: Effect[], draft: Draft): Rule['kind'] {
  const subjects = given ? referencesOfCondition(given).map((id) => draft.vocabulary.subjects.find((one) => one.id === id)) : []
  const setsState = then.some((effect) => effect.kind === 'set' && draft.vocabulary.subjects.find(({ id }) => id === effect.subject)?.kind === 'state')
  if (setsState && when) return 'transition'
  if (when) return 'reaction'
  if (then.some(({ kind }) => kind === 'set')) return 'decision'
  const verdict = then.every(({ kind }) => kind === 'shows' || kind === 'refused')
  if (!verdict || !given || subjects.some((one) => one?.kind === 'state')) return 'reaction'
  if (then.some(({ kind }) => kind === 'refused')) return 'constraint'
  return isWrongEntry(given) || then.some((effect) => effect.kind === 'shows' && effect.as === 'message') ? 'constraint' : 'reaction'
}

/** Empty, no number, not ticked. */
function isWrongEntry(one: Condition): boolean {
  if (one.kind === 'any' || one.kind === 'all') return one.of.some(isWrongEntry)
  if (one.kind === 'empty' || one.kind === 'blank') return true
  if (one.kind === 'not') return ['form', 'characters', 'pattern', 'valid'].includes(one.of.kind)
  return one.kind === 'compare' && one.right.kind === 'value' && one.right.value.type === 'boolean' && !one.right.value.value
}

function takeTransition(draft: Draft, clause: Of<'transition'>, where: Where): Rules {
  const state = draft.vocabulary.withOption(clause.to, 'state') ?? draft.vocabulary.subjects.find(({ kind }) => kind === 'state')
  if (!state) throw new Unresolved(clause.to)
  const events = eventsOf(clause.when, where)
  const here: Condition = { kind: 'one-of', subject: state.id, values: clause.from.map((value) => ({ type: 'text', value })) }
  const given = both(both(here, events.if), clause.if && mapCondition(clause.if, resolverOf(where)))
  return [
    draft.add({
      kind: 'transition',
      ...(events.when ? { when: events.when } : {}),
      ...(given ? { if: given } : {}),
      then: [{ kind: 'set', subject: state.id, to: { kind: 'value', value: { type: 'text', value: clause.to } } }],
      from: [where.span],
    }),
  ]
}

function takeComputation(draft: Draft, clause: Of<'computation'>, where: Where): Rules {
  const to = resolverOf(where)
  const is = mapExpression(clause.is, to)
  const subject = to.subject(clause.subject)
  const given = clause.if && mapCondition(clause.if, to)
  return [
    draft.add({ kind: given ? 'decision' : 'computation', ...(given ? { if: given } : {}), then: [{ kind: 'set', subject, to: is }], from: [where.span] }),
  ]
}

/** What holds without any condition: a text that is always shown. A verdict alone says nothing of when. */
function takeEffects(draft: Draft, effects: Effect<Reference>[], where: Where): Rules {
  const then = effectsOf(effects, where)
  if (!then.some(({ kind }) => kind === 'shows' || kind === 'control')) return undefined
  return [draft.add({ kind: 'reaction', then, from: [where.span] })]
}

export { mapEvent }
