import type { Condition, Effect, Event, Rule } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Reference } from '../tokens.ts'
import { spanOf, type Draft, type Statement } from './draft.ts'
import { declareClause } from './declare.ts'
import { mapCondition, mapEffect, mapEvent, mapExpression, Unresolved } from './mapping.ts'
import { allOf, resolverOf, type Where } from './resolver.ts'
import { enter, mention } from './memory.ts'
import { both, limitsIn, negated } from './conditions.ts'
import { answerOtherwise, isBreach, isOutside, isVerdictOnly } from './messages.ts'
import { eventsOf, stateBefore } from './events.ts'

/** Makes elements of what the clauses of a statement say. What names something unknown is left out and named. */
export function take(draft: Draft, statement: Statement): void {
  enter(draft.memory, statement.sentence)
  const { event } = draft.memory
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
  if (draft.memory.event === event) delete draft.memory.event
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
    case 'event':
      return takeEvent(draft, clause, where)
    default:
      return undefined
  }
}

type Of<K extends Clause['kind']> = Extract<Clause, { kind: K }>

/** A limit becomes a rule for each way of breaking it. */
function takeConstraint(draft: Draft, clause: Of<'constraint'>, where: Where): Rules {
  const guard = clause.if && mapCondition(clause.if, resolverOf(where))
  const subjects = allOf(clause.subject, where)
  if (subjects.length > 1) where.memory.group = subjects
  const rules: Rule[] = []
  for (const subject of subjects) {
    const own = { ...where, memory: { ...where.memory, subjects: [subject], group: [] } }
    const holdsOf = subjects.length > 1 ? aboutOne(clause.holds, clause.subject, subject.name) : clause.holds
    if (clause.optional) subject.optional = true
    const holds = mapCondition(holdsOf, resolverOf(own))
    for (const limit of limitsIn(holds)) {
      const broken = both(guard, negated(limit))
      if (!broken) continue
      rules.push(draft.add({ kind: 'constraint', if: broken, then: [{ kind: 'refused' }], from: [where.span] }))
    }
  }
  return rules
}

/** A demand on several at once is one on each. */
function aboutOne(holds: Condition<Reference>, group: Reference, name: string): Condition<Reference> {
  const one: Reference = { kind: 'named', words: name, quoted: true, start: group.start, end: group.end }
  return JSON.parse(JSON.stringify(holds), (_key, value: unknown) => (isSame(value, group) ? one : value)) as Condition<Reference>
}

function isSame(value: unknown, { start, end, words }: Reference): boolean {
  const other = value as Partial<Reference> | null
  return typeof other === 'object' && other !== null && other.words === words && other.start === start && other.end === end
}

function takeRule(draft: Draft, clause: Of<'rule'>, where: Where, made: Rule[]): Rules {
  const to = resolverOf(where)
  if (clause.closes) {
    const rule = draft.add({ kind: 'transition', then: clause.then.map((effect) => mapEffect(effect, to)), from: [where.span] })
    draft.closing.push(rule)
    return [rule]
  }
  const events = eventsOf(clause.when, where)
  if (isPermission(clause)) return takePermission(draft, events, clause.unless, where)
  const given = both(both(events.if, clause.if && mapCondition(clause.if, to)), stateOfEffects(clause.then, where))
  const then = effectsOf(clause.then, where)
  if (then.every(({ kind }) => kind === 'said') && !saysEnough(events.when, given)) return undefined
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

const isPermission = (clause: Of<'rule'>): boolean =>
  clause.if === undefined && clause.when.length === 1 && clause.when[0]?.action === 'do' && clause.then.length === 1 && clause.then[0]?.kind === 'refused' && clause.otherwise === undefined

/** "A Shipped order cannot be cancelled", "only a Draft order can be deleted": in these states, or in all others, it is refused. */
function takePermission(draft: Draft, events: { when?: Event; if?: Condition }, isOnly: true | undefined, where: Where): Rules {
  if (!events.when || !events.if) return undefined
  const given = isOnly ? negated(events.if) : events.if
  return [draft.add({ kind: 'transition', when: events.when, if: given, then: [{ kind: 'refused' }], from: [where.span] })]
}

/** "A Preparing session turns into Expired": it is Preparing before. */
function stateOfEffects(effects: readonly Effect<Reference>[], where: Where): Condition | undefined {
  for (const effect of effects) {
    const state = effect.kind === 'set' ? stateBefore(effect.subject, where) : undefined
    if (state) return state.is
  }
  return undefined
}

/** What only words tell needs something that a person can do: a control, or entries that are right. */
function saysEnough(when: Event | undefined, given: Condition | undefined): boolean {
  if (when) return when.action !== 'do' && when.target !== undefined
  return given === undefined || given.kind === 'valid'
}

function subjectsOfBreach(one: Condition): { subjects?: string[]; about?: 'entry' | 'bounds' } {
  const subjects = referencesOfCondition(one)
  return subjects.length > 0 ? { subjects, about: isOutside(one) ? 'bounds' : 'entry' } : {}
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
  mention(where.memory, state)
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

/** Of what somebody does with a control, a sentence may say no more than that: the next tells what comes of it. */
function takeEvent(draft: Draft, clause: Of<'event'>, where: Where): Rules {
  if (clause.event.action !== 'press') return undefined
  const { when } = eventsOf([clause.event], { ...where, declares: false })
  if (when) draft.memory.event = when
  return []
}

/** What holds without any condition: a text that is always shown. A verdict alone says nothing of when. */
function takeEffects(draft: Draft, effects: Effect<Reference>[], where: Where): Rules {
  const then = effectsOf(effects, where)
  const { event } = draft.memory
  if (event && then.some(({ kind }) => kind === 'shows' || kind === 'goes')) return [draft.add({ kind: 'reaction', when: event, then, from: [where.span] })]
  const isLasting = then.every((effect) => effect.kind === 'shows' && effect.text.some((part) => typeof part !== 'string'))
  return isLasting ? [draft.add({ kind: 'reaction', then, from: [where.span] })] : undefined
}

export { mapEvent }
