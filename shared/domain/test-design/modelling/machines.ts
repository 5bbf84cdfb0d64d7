import type { TransitionFact } from '../../requirements/facts/types.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import type { Machine } from '../model.ts'
import { addTransition, labelOf, mostTransitions } from './add-transition.ts'
import { initialOf } from './initial-states.ts'
import { withConflicts, withEverywhere, withRefusals } from './machine-closing.ts'
import type { Closing } from './machine-draft.ts'
import type { MachineDraft } from './machine-draft.ts'

/** Life cycles of the text, one for each kind of thing, with states in the order they are named. */
export function buildMachines(sentences: ReadSentence[]): Machine[] {
  const drafts = new Map<string, MachineDraft>()
  const buttons = sentences.flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'button' ? [fact.name] : [])),
  )
  for (const { facts, requirementId = '' } of sentences)
    for (const fact of facts) {
      if (fact.kind === 'transition') learn(draftFor(drafts, fact, buttons), fact, requirementId)
    }
  for (const { facts, requirementId = '' } of sentences)
    for (const fact of facts) {
      if (fact.kind === 'stateMark') markState(drafts, fact.state, fact.mark)
      if (fact.kind === 'closed')
        close(drafts, { requirementId, ...(fact.outcome ? { outcome: fact.outcome } : {}) })
    }
  return [...drafts.values()]
    .filter(
      ({ machine: { table, permissions }, everywhere }) =>
        table.transitions.length + permissions.length + everywhere.length > 0,
    )
    .map((draft) => finished(draft, sentences))
}

function finished(draft: MachineDraft, sentences: ReadSentence[]): Machine {
  const { machine, closing } = draft
  withEverywhere(draft, mostTransitions)
  machine.initial = initialOf(machine, draft.marks, sentences)
  return withConflicts(withRefusals(machine, closing))
}

function draftFor(
  drafts: Map<string, MachineDraft>,
  { entity, current }: TransitionFact,
  buttons: string[],
): MachineDraft {
  const told = entity === 'item' && (drafts.size === 1 || current)
  const key = told ? ([...drafts.keys()].at(-1) ?? entity) : entity
  const known = drafts.get(key)
  if (known) return known
  const machine: Machine = {
    id: `M${drafts.size + 1}`,
    entity: key,
    initial: '',
    table: { states: [], events: [], transitions: [] },
    origins: [],
    permissions: [],
    buttons,
  }
  const draft: MachineDraft = { machine, marks: [], everywhere: [] }
  drafts.set(key, draft)
  return draft
}

function markState(drafts: Map<string, MachineDraft>, state: string, mark: 'initial' | 'final'): void {
  const home = [...drafts.values()].find(({ machine }) => machine.table.states.includes(state))
  home?.marks.push({ state, mark })
}

/** "No other transitions are possible" closes the last life cycle that is not closed yet. */
function close(drafts: Map<string, MachineDraft>, closing: Closing): void {
  const home = [...drafts.values()].findLast((draft) => draft.closing === undefined)
  if (home) home.closing = closing
}

function learn(draft: MachineDraft, fact: TransitionFact, requirementId: string): void {
  const { machine } = draft
  const { table } = machine
  if (fact.event === '' && fact.to !== undefined) goOn(draft, fact.to, fact.current === true, requirementId)
  const before = fact.current ? draft.last : undefined
  const from = fact.from[0] ?? before ?? table.transitions.at(-1)?.to ?? table.states[0]
  if (from === undefined || fact.event === '' || table.states.length >= mostTransitions) return
  if (fact.stated) machine.tabular = true
  draft.last = from
  delete draft.open
  if (fact.to === undefined && fact.guard !== 'forbidden' && !fact.only)
    draft.open = { fact, from, requirementId }
  for (const state of [...(from === '*' ? [] : [from]), ...(fact.to ? [fact.to] : [])])
    if (!table.states.includes(state)) table.states.push(state)
  if (!table.events.includes(labelOf(fact))) table.events.push(labelOf(fact))
  if (from === '*') draft.everywhere.push({ fact, requirementId })
  else if (fact.to === undefined) permit(machine, fact, from, requirementId)
  else addTransition(machine, fact, from, requirementId)
}

/** "It then is Closed" says where the event before leads; "A booking starts as Reserved" where the life cycle begins. */
function goOn(draft: MachineDraft, to: string, current: boolean, requirementId: string): void {
  const { machine, open } = draft
  if (!machine.table.states.includes(to)) machine.table.states.push(to)
  if (!current) {
    draft.marks.push({ state: to, mark: 'initial' })
    machine.startedBy ??= requirementId
    draft.last = to
  } else if (open) {
    const place = machine.permissions.findIndex(
      ({ state, event }) => state === open.from && event === open.fact.event,
    )
    if (place >= 0) machine.permissions.splice(place, 1)
    addTransition(machine, { ...open.fact, to }, open.from, open.requirementId)
    ;(machine.repeats ??= []).push({ from: open.from, event: open.fact.event, requirementId })
    delete draft.open
  }
}

function permit(machine: Machine, fact: TransitionFact, state: string, requirementId: string): void {
  const { event, action } = fact
  const refused = fact.guard === 'forbidden'
  machine.permissions.push({
    state,
    event,
    allowed: !refused,
    stated: true,
    requirementId,
    ...(refused && (fact.stated ?? action) ? { told: true as const } : {}),
    ...(refused && action ? { outcome: action } : {}),
  })
  if (fact.only) machine.permissions.push({ state: '*', event, allowed: false, stated: true, requirementId })
}
