import { asks } from '../../requirement-model/asks.ts'
import {
  referencesOfCondition,
  referencesOfExpression,
  referencesReadByEffect,
} from '../../requirement-model/references.ts'
import type { Condition, Effect, Id, Rule } from '../../requirement-model/index.ts'
import { isState } from '../grammar/names.ts'
import type { TaggedSentence } from '../sentence.ts'
import type { Draft, Statement } from './draft.ts'
import { asWritten, leaveJudging } from './as-written.ts'
import { isWithin } from './beyond.ts'
import { isOnPage, withoutEvidence } from './evidence.ts'
import { declareFields } from './fields.ts'
import { inferKinds } from './infer.ts'
import { mergeLimits, settleLimits } from './limits-settled.ts'
import { giveAnswers } from './messages.ts'
import { withoutTwoMeanings } from './two-meanings.ts'

/** What only the whole document tells: the state that a rule closes, messages for any limit, kinds, what nothing speaks of. */
export function finish(draft: Draft, statements: readonly Statement[], text: string): Open[] {
  const open = openMoves(draft, statements)
  closeStates(draft)
  const lost = withoutStart(draft)
  nameActors(draft)
  findLimits(draft)
  settleLimits(draft, text)
  const idle = giveAnswers(draft)
  mergeLimits(draft)
  const unclear = withoutTwoMeanings(draft)
  inferKinds(draft, text)
  asWritten(draft, text)
  const unentered = withoutEvidence(draft, statements, text)
  leaveJudging(draft, text)
  draft.rules.sort((a, b) => (a.from[0]?.start ?? 0) - (b.from[0]?.start ?? 0))
  forget(draft)
  declareFields(draft, text)
  return [
    ...idle.map((sentence): Open => ({ sentence, about: asks.whichLimit })),
    ...open.map((sentence): Open => ({ sentence, about: asks.otherMoves })),
    ...lost.map((sentence): Open => ({ sentence, about: asks.stateBefore })),
    ...unclear,
    ...unentered,
  ]
}

/** A sentence of which something is not known, in words. */
interface Open {
  sentence: number
  about: string
}

/** "Nothing else is possible" counts only where every sentence about the states was understood: a move that was not read would be refused. */
function openMoves(draft: Draft, statements: readonly Statement[]): number[] {
  const isUnread = statements.some(
    ({ sentence, taken, unknown, left, part }) =>
      !part &&
      sentence.is !== 'row' &&
      'tokens' in sentence &&
      (sentence as TaggedSentence).tokens.some(isState) &&
      (taken === 0 || unknown.length > 0 || left.some(isState)),
  )
  const closing = isUnread
    ? draft.closing.filter((rule) => rule.if === undefined || rule.closes !== undefined)
    : []
  for (const rule of closing) {
    draft.closing.splice(draft.closing.indexOf(rule), 1)
    draft.rules.splice(draft.rules.indexOf(rule), 1)
  }
  return closing.flatMap(({ from }) => from.map(({ sentence }) => sentence))
}

/** "The applicant may withdraw it", "it cannot be withdrawn": one deed, whoever does it. */
function nameActors(draft: Draft): void {
  const deeds = draft.rules.flatMap(({ when }) => (when?.action === 'do' ? [when] : []))
  const same = Map.groupBy(deeds, ({ name, target }) => `${name ?? ''} ${target ?? ''}`)
  for (const all of same.values()) {
    const actors = new Set(all.flatMap(({ actor }) => actor ?? []))
    const [actor] = actors
    if (actor !== undefined && actors.size === 1) for (const deed of all) deed.actor = actor
  }
}

/** Where other moves of a thing say from which state, one that does not may not be tried in all of them. */
function withoutStart(draft: Draft): number[] {
  const states = new Set(draft.vocabulary.subjects.flatMap(({ id, kind }) => (kind === 'state' ? [id] : [])))
  const moves = draft.rules.flatMap((rule) => {
    const moved = rule.then.find((effect) => effect.kind === 'set' && states.has(effect.subject))
    if (!rule.when || moved?.kind !== 'set') return []
    const isFrom = rule.if !== undefined && referencesOfCondition(rule.if).includes(moved.subject)
    return [{ rule, subject: moved.subject, isFrom }]
  })
  const told = new Set(moves.flatMap(({ subject, isFrom }) => (isFrom ? [subject] : [])))
  const moved = new Set(moves.map(({ subject }) => subject))
  const open = new Set(
    moves.flatMap(({ rule, subject, isFrom }) => (!isFrom && told.has(subject) ? [rule] : [])),
  )
  const isLost = (rule: Rule): boolean => open.has(rule) || isStanding(rule, moved)
  const lost = draft.rules.filter(isLost)
  if (lost.length > 0) {
    const kept = draft.rules.filter((rule) => !isLost(rule))
    draft.rules.length = 0
    for (const rule of kept) draft.rules.push(rule)
  }
  return lost.flatMap(({ from }) => from.map(({ sentence }) => sentence))
}

/** A state that something else brings about is no value that only follows from the state itself, or from words. */
function isStanding({ when, if: given, then }: Rule, moved: ReadonlySet<Id>): boolean {
  const set = then.find((effect) => effect.kind === 'set' && moved.has(effect.subject))
  if (when || set?.kind !== 'set' || given?.kind === 'valid') return false
  const about = given ? referencesOfCondition(given) : []
  return about.length === 0 || about.includes(set.subject)
}

function closeStates(draft: Draft): void {
  const states = draft.vocabulary.subjects.filter(({ kind }) => kind === 'state')
  for (const rule of draft.closing) {
    const [state] = states
    if (rule.closes !== undefined) continue
    if (states.length === 1 && state) rule.closes = state.id
    else draft.rules.splice(draft.rules.indexOf(rule), 1)
  }
}

/** A message about one entry that other limits are about, or about a box that is not ticked, tells that it is wrong. */
function findLimits(draft: Draft): void {
  const limited = new Set(
    draft.rules.flatMap((rule) =>
      rule.kind === 'constraint' && rule.if ? referencesOfCondition(rule.if) : [],
    ),
  )
  for (const rule of draft.rules) {
    if (rule.kind !== 'reaction' || rule.when || !rule.if || !rule.then.every(({ kind }) => kind === 'shows'))
      continue
    const [subject, ...others] = new Set(referencesOfCondition(rule.if))
    const own = draft.vocabulary.subjects.find(({ id }) => id === subject)
    if (!own || own.kind === 'state' || others.length > 0 || !(limited.has(own.id) || isUnticked(rule.if)))
      continue
    if (isWithin(rule.if, draft.rules)) continue
    rule.kind = 'constraint'
    rule.then.unshift({ kind: 'refused' })
  }
}

function isUnticked(one: Condition): boolean {
  const inner = one.kind === 'not' ? one.of : one
  if (inner.kind !== 'compare' || inner.right.kind !== 'value' || inner.right.value.type !== 'boolean')
    return false
  return (inner.operator === '=') === (inner.right.value.value === (one.kind === 'not'))
}

/** A subject that no rule speaks of and that nobody declared as a control was only a name. */
function forget(draft: Draft): void {
  const kept = new Set<Id>()
  for (const { subject } of draft.vocabulary.controls) if (subject) kept.add(subject)
  for (const rule of draft.rules) {
    if (rule.if) for (const id of referencesOfCondition(rule.if)) kept.add(id)
    if (rule.when?.target) kept.add(rule.when.target)
    if (rule.when?.value) for (const id of referencesOfExpression(rule.when.value)) kept.add(id)
    if (rule.closes) kept.add(rule.closes)
    for (const effect of rule.then) for (const id of idsOf(effect)) kept.add(id)
  }
  for (const flow of draft.flows) {
    for (const given of flow.given) for (const id of referencesOfCondition(given)) kept.add(id)
    for (const { events, effects } of flow.steps) {
      for (const { target } of events) if (target) kept.add(target)
      for (const effect of effects) for (const id of idsOf(effect)) kept.add(id)
    }
  }
  const { subjects, controls } = draft.vocabulary
  const named = controls.filter(({ id }) => kept.has(id) || !draft.pressed.has(id))
  controls.splice(0, controls.length, ...named)
  for (let index = subjects.length - 1; index >= 0; index -= 1) {
    const subject = subjects[index]
    if (subject && !kept.has(subject.id) && !isDeclared(subject) && !isOnPage(draft, subject))
      subjects.splice(index, 1)
  }
}

const isDeclared = ({ kind, options }: { kind: string; options?: string[] }): boolean =>
  kind === 'state' || (options?.length ?? 0) > 0

function idsOf(effect: Effect): Id[] {
  const own =
    effect.kind === 'set' || effect.kind === 'unchanged'
      ? effect.subject
      : effect.kind === 'control'
        ? effect.control
        : 'list' in effect
          ? effect.list
          : effect.kind === 'shows'
            ? effect.near
            : undefined
  return [...(own === undefined ? [] : [own]), ...referencesReadByEffect(effect)]
}
