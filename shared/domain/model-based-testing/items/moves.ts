import type { Condition, Event, Id, RequirementModel, Rule, Subject } from '../../requirement-model/index.ts'
import { asksWhetherValid, leavesOf } from './conditions.ts'
import type { Demand, Item } from './item.ts'
import { edgesOf, orderedOf } from './ordered.ts'
import { variantsOf } from './variants.ts'

/** Every transition with each edge of its guard, and every cell of a table of states and events that the text closes. */
export function movesOf(model: RequirementModel): Item[] {
  const subjects = new Map(model.subjects.map((subject) => [subject.id, subject]))
  const moves = model.rules.filter(
    (rule) => rule.kind === 'transition' && rule.when && !isBeginning(rule, subjects),
  )
  const closing = model.rules.filter((rule) => rule.closes !== undefined)
  const leading = leadingIn(moves, subjects)
  return [
    ...moves.flatMap((rule) => transitions(rule, leading, subjects)),
    ...closing.flatMap((rule) => cells(rule, model, moves, subjects)),
  ]
}

/** Whether it brings a thing to life: right entries are handed over, from no state that is named. */
export function isBeginning({ kind, if: condition }: Rule, subjects: Map<Id, Subject>): boolean {
  if (kind !== 'transition' || !condition || !asksWhetherValid(condition)) return false
  return !leavesOf(condition).some(({ atom }) => statesIn(atom, subjects))
}

/** The state that a rule starts in or leads to, and what it is then. */
function stateOf(rule: Rule, subjects: Map<Id, Subject>): { subject: Subject; to?: string } | undefined {
  for (const effect of rule.then) {
    if (effect.kind !== 'set') continue
    const subject = subjects.get(effect.subject)
    const { to } = effect
    if (subject?.kind === 'state' && to.kind === 'value' && to.value.type === 'text')
      return { subject, to: to.value.value }
  }
  const leaf = rule.if && leavesOf(rule.if).find(({ atom }) => statesIn(atom, subjects))
  const subject = leaf && statesIn(leaf.atom, subjects)?.subject
  return subject && { subject }
}

/** The states that a part of a condition names. */
function statesIn(
  atom: Condition,
  subjects: Map<Id, Subject>,
): { subject: Subject; states: string[] } | undefined {
  const id =
    atom.kind === 'one-of'
      ? atom.subject
      : atom.kind === 'compare' && atom.operator === '=' && atom.left.kind === 'subject'
        ? atom.left.subject
        : undefined
  const subject = id === undefined ? undefined : subjects.get(id)
  if (subject?.kind !== 'state') return undefined
  const values =
    atom.kind === 'one-of'
      ? atom.values
      : atom.kind === 'compare' && atom.right.kind === 'value'
        ? [atom.right.value]
        : []
  return { subject, states: values.flatMap((value) => (value.type === 'text' ? [value.value] : [])) }
}

const inState = (subject: Id, state: string): Demand => ({
  condition: { kind: 'one-of', subject, values: [{ type: 'text', value: state }] },
  holds: true,
})

function sources(rule: Rule, subject: Subject, subjects: Map<Id, Subject>): string[] {
  const states = (rule.if ? leavesOf(rule.if) : []).flatMap(({ atom, negated }) => {
    const read = statesIn(atom, subjects)
    if (read?.subject !== subject) return []
    return negated ? (subject.options ?? []).filter((state) => !read.states.includes(state)) : read.states
  })
  return states.length > 0 ? [...new Set(states)] : (subject.options ?? [])
}

function transitions(rule: Rule, leading: Leading, subjects: Map<Id, Subject>): Item[] {
  const { when: event } = rule
  const state = stateOf(rule, subjects)
  if (!event || !state) return []
  const { subject, to } = state
  const guards = guardEdges(rule, subjects)
  return sources(rule, subject, subjects).flatMap((from) => {
    const isRefused = refuses(rule, { subject, from, to: to ?? from }, leading)
    return guards.map((guard): Item => ({
      id: `${rule.id}: from ${from} ${JSON.stringify(guard)}`,
      technique: 'State Transition Testing',
      rule: rule.id,
      decides: true,
      demands: [inState(subject.id, from), ...guard, ...ownDemands(rule)],
      partition: '',
      valid: !isRefused,
      as: isRefused ? 'cell' : 'move',
      event,
      move: { subject: subject.id, from, ...(isRefused ? {} : { to: to ?? from }) },
      scope: rule.scope,
      from: rule.from,
    }))
  })
}

/**
 * Whether an event is turned down: the rule says so, or it stays where it is with a message, though the same event leads on elsewhere or for
 * other values, or because nothing leads on from there at all.
 */
function refuses(
  rule: Rule,
  { subject, from, to }: { subject: Subject; from: string; to: string },
  leading: Leading,
): boolean {
  if (rule.then.some(({ kind }) => kind === 'refused')) return true
  if (to !== from || !rule.then.some(({ kind }) => kind === 'shows')) return false
  const { events, starts } = leading(subject)
  return (rule.when !== undefined && events.has(keyOf(rule.when))) || !starts.has(from)
}

/** The events that lead on from a state, and the states that they lead on from. */
type Leading = (subject: Subject) => { events: ReadonlySet<string>; starts: ReadonlySet<string> }

function leadingIn(moves: Rule[], subjects: Map<Id, Subject>): Leading {
  const known = new Map<Subject, { events: Set<string>; starts: Set<string> }>()
  const nothing = { events: new Set<string>(), starts: new Set<string>() }
  for (const move of moves) {
    const end = stateOf(move, subjects)
    if (end?.to === undefined) continue
    const starts = sources(move, end.subject, subjects)
    if (!starts.some((start) => start !== end.to)) continue
    const own = known.get(end.subject) ?? { events: new Set(), starts: new Set() }
    known.set(end.subject, own)
    if (move.when) own.events.add(keyOf(move.when))
    for (const start of starts) own.starts.add(start)
  }
  return (subject) => known.get(subject) ?? nothing
}

/** Equal for events that are the same. */
const keyOf = ({ action, target, name, actor }: Event): string =>
  JSON.stringify([action, target ?? null, name ?? null, actor ?? null])

const ownDemands = (rule: Rule): Demand[] => (rule.if ? [{ condition: rule.if, holds: true }] : [])

/** What the guard is tried with on its own side, or on the other one; one empty list where there is no guard. */
function guardEdges(rule: Rule, subjects: Map<Id, Subject>, kept = true): Demand[][] {
  const found = (rule.if ? leavesOf(rule.if) : []).flatMap(({ atom, negated }): Demand[][] => {
    if (statesIn(atom, subjects)) return []
    const ordered = orderedOf(atom, subjects)
    if (!ordered)
      return variantsOf(atom, subjects).flatMap(({ demand, holds }) =>
        (holds !== negated) === kept ? [[demand]] : [],
      )
    return edgesOf(ordered)
      .filter(({ holds }) => (holds !== negated) === kept)
      .map(({ measured, at }) => [
        { condition: { kind: 'compare', left: measured, operator: '=', right: at }, holds: true },
      ])
  })
  return found.length > 0 || !kept ? found : [[]]
}

/** How many cells of one table are told apart; what is beyond is only counted. */
const mostCells = 5000

/** Cells of the table of states and events in which no transition starts: those that come first, and how many there are. */
export function cellsOf(
  model: RequirementModel,
  subject: Subject,
): { cells: { state: string; event: Event }[]; count: number } {
  const subjects = new Map(model.subjects.map((one) => [one.id, one]))
  const moves = model.rules.filter(
    (rule) => rule.kind === 'transition' && rule.when && stateOf(rule, subjects)?.subject === subject,
  )
  const events = new Map<string, { event: Event; starts: Set<string> }>()
  const starting = new Set<string>()
  for (const move of moves) {
    if (!move.when) continue
    const key = keyOf(move.when)
    const own = events.get(key) ?? { event: move.when, starts: new Set() }
    events.set(key, own)
    for (const state of sources(move, subject, subjects)) {
      own.starts.add(state)
      starting.add(state)
    }
  }
  const states = new Set(subject.options ?? starting)
  const cells: { state: string; event: Event }[] = []
  let count = 0
  for (const { starts } of events.values()) for (const state of states) if (!starts.has(state)) count += 1
  for (const state of states)
    for (const { event, starts } of events.values()) {
      if (cells.length >= mostCells) return { cells, count }
      if (!starts.has(state)) cells.push({ state, event })
    }
  return { cells, count }
}

/** Cells without a transition, and transitions whose guard does not hold: where another row answers that, no plan is confirmed. */
function cells(rule: Rule, model: RequirementModel, moves: Rule[], subjects: Map<Id, Subject>): Item[] {
  const subject = subjects.get(rule.closes ?? '')
  if (!subject) return []
  const item = (state: string, event: Event, guard: Demand[]): Item => ({
    id: `${rule.id}: ${state} ${JSON.stringify([event, guard])}`,
    technique: 'State Transition Testing',
    rule: rule.id,
    decides: true,
    demands: [inState(subject.id, state), ...guard, ...ownDemands(rule)],
    partition: '',
    valid: false,
    as: 'cell',
    event,
    move: { subject: subject.id, from: state },
    scope: rule.scope,
    from: rule.from,
  })
  const guarded = moves
    .filter((move) => stateOf(move, subjects)?.subject === subject)
    .flatMap((move) =>
      sources(move, subject, subjects).flatMap((state) =>
        guardEdges(move, subjects, false).flatMap((guard) =>
          move.when ? item(state, move.when, guard) : [],
        ),
      ),
    )
  const closed = new Set(sources(rule, subject, subjects))
  const open = cellsOf(model, subject).cells.map(({ state, event }) => item(state, event, []))
  return [...open, ...guarded].filter(({ move }) => closed.has(move?.from ?? ''))
}
