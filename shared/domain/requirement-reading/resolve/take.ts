import type { Condition, Effect, Rule, Subject } from '../../requirement-model/index.ts'
import type { Clause } from '../grammar/clause.ts'
import { isPointed } from '../grammar/constraint/pointed.ts'
import type { Reference } from '../tokens.ts'
import type { Draft, Statement } from './draft.ts'
import { declareClause } from './declare.ts'
import { isNameable } from './naming.ts'
import { isFormat } from './formats.ts'
import { mapCondition, mapExpression, Unresolved } from './mapping.ts'
import { allOf, resolverOf, type Where } from './resolver.ts'
import { enter } from './memory.ts'
import { aboutOne } from './groups.ts'
import { both, limitsIn, negated } from './conditions.ts'
import { answered, effectsOf, takeRule } from './take-rule.ts'
import { isSpokenOf } from './goes-on.ts'
import { eventsOf } from './events.ts'
import { isVerdictOnly } from './messages.ts'

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
      const isPointing = 'if' in clause && clause.if !== undefined && isPointed(clause.if)
      if (rules && rules.length > 0 && !isPointing) draft.memory.told = rules
    } catch (error) {
      if (!(error instanceof Unresolved)) throw error
      statement.unknown.push(error.words)
    }
  }
  if (statement.taken === 0) isSpokenOf(draft, statement)
  if (draft.memory.event === event) delete draft.memory.event
  if (made.length > 0)
    draft.memory.before = isNextCase(draft, made) ? [...draft.memory.before, ...made] : made
  else if (statement.clauses.length === 0 && statement.left.length > 0) {
    draft.memory.before = []
    draft.memory.told = []
  }
}

/** Cases of one value told one after the other: what "otherwise" then answers is what all of them leave. Behind it others begin. */
function isNextCase({ memory: { before }, otherwise }: Draft, made: readonly Rule[]): boolean {
  if ([...before, ...made].some((rule) => otherwise.has(rule))) return false
  const values = [...before, ...made].map(({ kind, if: given, then: [first] }) =>
    kind === 'decision' && given && first?.kind === 'set' ? first.subject : undefined,
  )
  return before.length > 0 && values.every((value) => value !== undefined && value === values[0])
}

type Rules = Rule[] | undefined

function takeClause(draft: Draft, statement: Statement, clause: Clause, made: Rule[]): Rules {
  const where = draft.where(statement.sentence)
  switch (clause.kind) {
    case 'constraint':
      return takeConstraint(draft, clause, where)
    case 'rule':
      return takeRule(draft, clause, where, made)
    case 'computation':
      return takeComputation(draft, clause, where)
    case 'effect':
      return takeEffects(draft, clause.effects, where, made)
    case 'controls':
    case 'options':
      return declareClause(draft, clause, where)
    case 'initial':
      return declareClause(draft, clause, where)
    case 'sample':
      return takeSample(draft, statement, clause, made)
    case 'event':
      return takeEvent(draft, clause, where)
    default:
      return undefined
  }
}

type Of<K extends Clause['kind']> = Extract<Clause, { kind: K }>

/** "For example "x1"" behind a message for what is wrong is wrong; behind a limit it is right. */
function takeSample(
  draft: Draft,
  { clauses }: Statement,
  clause: Of<'sample'>,
  made: readonly Rule[],
): Rules {
  const values = clause.values.flatMap((one) => (one.kind === 'value' ? [one.value] : []))
  const breaks = clauses.some((own) => own.kind === 'rule')
  if (made.length > 0) draft.samples.push({ rules: made.map(({ id }) => id), values, breaks })
  return []
}

const isOfFormats = (one: Condition): boolean =>
  one.kind === 'one-of' && one.values.every((value) => value.type === 'text' && isFormat(value.value))

const isTick = (one: Condition): boolean =>
  one.kind === 'compare' && one.right.kind === 'value' && one.right.value.type === 'boolean'

/** A limit becomes a rule for each way of breaking it. */
function takeConstraint(draft: Draft, clause: Of<'constraint'>, where: Where): Rules {
  const guard = clause.if && mapCondition(clause.if, resolverOf(where))
  declareCompared(clause.holds, where)
  const except = (clause.except ?? []).flatMap((one) => allOf(one, { ...where, declares: false }))
  const subjects = allOf(clause.subject, where).filter((subject) => !except.includes(subject))
  if (subjects.length > 1) where.memory.group = subjects
  const rules: Rule[] = []
  for (const subject of subjects) {
    const own = { ...where, memory: { ...where.memory, subjects: [subject], group: [] } }
    const holdsOf = subjects.length > 1 ? aboutOne(clause.holds, clause.subject, subject.name) : clause.holds
    if (clause.ofPeople) draft.ofPeople.add(subject.id)
    // A name in quotes is one that stands on the page.
    else if (clause.subject.kind === 'named' && clause.subject.quoted)
      draft.fieldsDescribed.push({ subject, span: where.span })
    if (clause.optional) subject.optional = true
    if (clause.step !== undefined) subject.step = clause.step
    if (clause.unit !== undefined) subject.unit ??= clause.unit
    const holds = mapCondition(holdsOf, resolverOf(own))
    // A state is no entry: "cannot be withdrawn" forbids a deed, and limits nothing.
    if (subject.kind === 'state' || (subject.options && isOrdered(holds, subject)))
      throw new Unresolved(subject.name)
    // Formats are no options: a file is uploaded, and has one.
    if (isOfFormats(holds)) subject.kind = 'file'
    else offer(subject, holds)
    // What people agree to is ticked.
    if (clause.ofPeople && isTick(holds)) subject.kind = 'boolean'
    for (const limit of limitsIn(holds)) {
      const broken = both(guard, negated(limit))
      if (!broken) continue
      rules.push(
        draft.add({ kind: 'constraint', if: broken, then: [{ kind: 'refused' }], from: [where.span] }),
      )
    }
  }
  return rules
}

/** Of "Confirm password must match password" the one name is no shorter way to say the other. */
function declareCompared(holds: Condition<Reference>, { vocabulary, span }: Where): void {
  const one = holds.kind === 'not' ? holds.of : holds
  if (one.kind !== 'compare' || one.left.kind !== 'subject' || one.right.kind !== 'subject') return
  const both = [one.left.subject, one.right.subject]
  const [left, right] = both.map(({ words }) => vocabulary.find(words))
  if (!left || left !== right || both.some((name) => !isNameable(name))) return
  for (const { words } of both) vocabulary.declare(words, span)
}

/** Of a choice between names nothing is more or less. */
function isOrdered(holds: Condition, { id }: Subject): boolean {
  if (holds.kind === 'all' || holds.kind === 'any')
    return holds.of.some((part) => isOrdered(part, { id } as Subject))
  if (holds.kind === 'not') return isOrdered(holds.of, { id } as Subject)
  return (
    holds.kind === 'compare' &&
    /[<>]/.test(holds.operator) &&
    holds.left.kind === 'subject' &&
    holds.left.subject === id
  )
}

/** What has to be one of several names has these options from here on. */
function offer(subject: Subject, holds: Condition): void {
  if (holds.kind === 'all') for (const part of holds.of) offer(subject, part)
  if (holds.kind !== 'one-of' || holds.subject !== subject.id || subject.options) return
  const names = holds.values.flatMap((value) => (value.type === 'text' ? [value.value] : []))
  if (names.length < 2 || names.length < holds.values.length) return
  subject.options = names
  subject.kind = 'choice'
}

function takeComputation(draft: Draft, clause: Of<'computation'>, where: Where): Rules {
  const to = resolverOf(where)
  const is = mapExpression(clause.is, to)
  const subject = to.subject(clause.subject)
  const given = clause.if && mapCondition(clause.if, to)
  return [
    draft.add({
      kind: given ? 'decision' : 'computation',
      ...(given ? { if: given } : {}),
      then: [{ kind: 'set', subject, to: is }],
      from: [where.span],
    }),
  ]
}

/** Of what somebody does with a control, a sentence may say no more than that: the next tells what comes of it. */
function takeEvent(draft: Draft, clause: Of<'event'>, where: Where): Rules {
  const { when, if: given } = eventsOf([clause.event], { ...where, declares: false })
  const stated = where.stated.reduce<Condition | undefined>(both, given)
  const isDeed = draft.vocabulary.subjects.some(({ id, kind }) => kind === 'state' && id === when?.target)
  if (!when || (when.action !== 'press' && !stated && !isDeed)) return undefined
  draft.memory.event = { when, ...(stated ? { if: stated } : {}) }
  return []
}

/** What holds without any condition: a text that is always shown. A verdict alone says nothing of when. */
function takeEffects(draft: Draft, effects: Effect<Reference>[], where: Where, made: readonly Rule[]): Rules {
  const then = effectsOf(effects, where)
  // "A request becomes Rejected" speaks of any request, and not of what was just done.
  const isAny = /^(?:an?|each|every|any|all)\b/i.test(draft.memory.sentence?.text ?? '')
  const event = isAny && made.length === 0 ? undefined : draft.memory.event
  const closed = draft.closing.find((rule) => rule === draft.memory.before.at(-1))
  const refusal = made.at(-1) ?? closed
  if (
    (refusal?.kind === 'transition' || refusal?.kind === 'constraint') &&
    refusal.then[0]?.kind === 'refused' &&
    isVerdictOnly(then)
  ) {
    refusal.then.push(...then.filter(({ kind }) => kind !== 'refused'))
    return [refusal]
  }
  const isAnswer = then.some(
    ({ kind }) => kind === 'set' || (event?.when.action === 'press' && (kind === 'shows' || kind === 'goes')),
  )
  if (event && isAnswer) return [answered(draft, event, then, where)]
  const isLasting = then.every(
    (effect) => effect.kind === 'shows' && effect.text.some((part) => typeof part !== 'string'),
  )
  return isLasting ? [draft.add({ kind: 'reaction', then, from: [where.span] })] : undefined
}
