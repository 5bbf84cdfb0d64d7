import { isGone } from '../../requirements/life-cycles/state-words.ts'
import { bareEvent, pathsThrough, wayTo, type Transition } from '../techniques/state-machine.ts'
import type { Item, Machine, Outcome, TransitionItem } from '../model.ts'
import type { CaseDraft } from './case-draft.ts'
import { eventStep } from './event-step.ts'
import { pairPaths } from './machine-paths.ts'
import { openStep, type StepDraft } from './steps.ts'
import { capital, toCheck } from './step-prose.ts'

/** Paths over all valid transitions from the initial state, and one case for each event that a state allows or forbids. */
export function designMachines(machines: Machine[], items: Item[], { apart = false } = {}): CaseDraft[] {
  return machines.flatMap((machine) => {
    const own = items.filter(
      (item): item is TransitionItem => item.kind === 'transition' && item.machineId === machine.id,
    )
    const moves = own.filter(({ to }) => to !== undefined)
    const paths = apart ? moves.map((item) => singleCase(machine, item)) : pathCases(machine, moves)
    const attempts = own
      .filter(({ to }) => to === undefined)
      .map((item) => {
        const way = wayTo(machine.table, machine.initial, item.from) ?? []
        const taken = moves.filter((move) => !move.after && way.some((one) => same(move, one)))
        return attemptCase(machine, item, way, taken)
      })
    return [...paths, ...attempts]
  })
}

/** Pairs of transitions first: their paths take most single transitions on the way. */
function pathCases(machine: Machine, items: TransitionItem[]): CaseDraft[] {
  const { table, initial } = machine
  const pairs = items.flatMap((item): [Transition, Transition][] => {
    const first = table.transitions.find(
      ({ from, event, to }) => from === item.after?.from && event === item.after.event && to === item.from,
    )
    const second = table.transitions.find((one) => same(item, one))
    return first && second ? [[first, second]] : []
  })
  const paired = pairs.length === 0 ? [] : pairPaths(table, pairs, initial)
  const taken = new Set(paired.flat())
  const wanted = table.transitions.filter(
    (transition) => !taken.has(transition) && items.some((item) => !item.after && same(item, transition)),
  )
  const single = wanted.length === 0 ? [] : pathsFor(table, wanted, initial, taken.size > 0)
  return [...paired, ...single].map((path) => pathCase(machine, path, items))
}

/** Paths over the wanted transitions; those left over by other paths are reached by any way. */
function pathsFor(
  table: Machine['table'],
  wanted: Transition[],
  initial: string,
  rest: boolean,
): Transition[][] {
  if (!rest) return pathsThrough({ ...table, transitions: wanted }, initial)
  return wanted.map((one) => [...(wayTo(table, initial, one.from) ?? []), one])
}

function singleCase(machine: Machine, item: TransitionItem): CaseDraft {
  const { table, initial } = machine
  const last = table.transitions.find((one) => same(item, one))
  const before = table.transitions.find(
    ({ from, event, to }) => from === item.after?.from && event === item.after.event && to === item.from,
  )
  const end = [...(before ? [before] : []), ...(last ? [last] : [])]
  return pathCase(machine, [...(wayTo(table, initial, end[0]?.from ?? initial) ?? []), ...end], [item])
}

function same(item: TransitionItem, { from, event, to }: Transition): boolean {
  return item.from === from && item.event === event && item.to === to
}

function pathCase(machine: Machine, path: Transition[], items: TransitionItem[]): CaseDraft {
  const claims = items.filter((item) =>
    path.some((transition, index) => same(item, transition) && follows(item, path[index - 1])),
  )
  const start = path[0]?.from ?? machine.initial
  const route = [start, ...path.map(({ to }) => to)].join(' → ')
  const last = path.at(-1)
  const expected = last ? reached(last) : visible(start)
  return {
    ...frame(machine, start),
    title: nameless(machine) ? route : `${capital(machine.entity)}: ${route}`,
    steps: [openStep(undefined), ...moves(machine, path)],
    claims,
    outcome: {
      expected,
      oracle: 'stated',
      checkable: true,
      ...(claims.at(-1) ? { requirementId: claims.at(-1)?.requirementId ?? '' } : {}),
    },
    types: ['functional', 'regression', 'e2e'],
    tags: ['positive', 'state transition'],
    testCondition: nameless(machine) ? `The state goes ${route}` : `The ${machine.entity} goes ${route}`,
    alsoTests: alsoToldBy(machine, path),
  }
}

/** Requirements that state a transition of the path again, or where the path begins. */
function alsoToldBy({ repeats = [], startedBy, initial }: Machine, path: Transition[]): string[] {
  const again = repeats.filter(({ from, event }) =>
    path.some((one) => one.from === from && one.event === event),
  )
  const started = startedBy !== undefined && path[0]?.from === initial ? [startedBy] : []
  return [...again.map(({ requirementId }) => requirementId), ...started]
}

function follows({ after }: TransitionItem, before: Transition | undefined): boolean {
  return after === undefined || (before?.from === after.from && before.event === after.event)
}

function moves(machine: Machine, path: Transition[]): StepDraft[] {
  return path.map((one) => ({ action: eventStep(one.event, machine), expectedResult: reached(one) }))
}

/** The new state; what the transition does beside it stands first. */
export function reached({ to, effect }: Pick<Transition, 'to' | 'effect'>): string {
  // What is no longer there shows no state.
  if (isGone(to)) return effect ? spokenEffect(effect) : `It is ${to}`
  return effect ? `${spokenEffect(effect)} and ${visible(to)}` : visible(to)
}

/** "An e-mail is sent" is an outcome; "send e-mail" is named as what takes place. */
function spokenEffect(effect: string): string {
  const finite = /\b(?:is|are|has|have|gets?|shows?|sends|becomes|stays|will|must)\b/i.test(effect)
  return finite ? toCheck(effect) : `The effect “${effect.replace(/\.$/, '')}” takes place`
}

function visible(state: string): string {
  return `"${state}" is visible`
}

function frame(machine: Machine, start: string): Pick<CaseDraft, 'preconditions' | 'manual'> {
  const text = nameless(machine)
    ? `The page shows the state "${start}"`
    : `The page shows ${/^[aeiou]/i.test(machine.entity) ? 'an' : 'a'} ${machine.entity} in the state "${start}"`
  return { preconditions: [text], manual: [`precondition must be set up: ${text}`] }
}

/** The state stays as it was: stated where the text refuses the event itself, else inferred. */
function refusal(
  { entity }: Machine,
  { from, event, told, outcome, requirementId }: TransitionItem,
): Outcome {
  const expected = outcome ? `${toCheck(outcome)} and ${visible(from)}` : visible(from)
  if (told) return { expected, oracle: 'stated', checkable: true, requirementId }
  const unstated = /^is\b/.test(event)
    ? `the ${entity} ${event} in a state that does not allow it`
    : `“${event}” in a state that does not allow it`
  return { expected, oracle: 'inferred', checkable: true, unstated }
}

/** An event in a state that allows it, or an attempt in one that forbids it: the state must then stay as it was. */
function attemptCase(
  machine: Machine,
  item: TransitionItem,
  path: Transition[],
  taken: TransitionItem[],
): CaseDraft {
  const start = path[0]?.from ?? item.from
  const outcome: Outcome = item.valid
    ? {
        expected: capital(item.event.startsWith('is ') ? `the ${machine.entity} ${item.event}` : item.event),
        oracle: 'stated',
        checkable: false,
        requirementId: item.requirementId,
      }
    : refusal(machine, item)
  return {
    ...frame(machine, start),
    title: attemptTitle(machine, item),
    steps: [
      openStep(undefined),
      ...moves(machine, path),
      { action: eventStep(item.event, machine), expectedResult: outcome.expected },
    ],
    claims: [item, ...taken],
    outcome,
    types: item.valid ? ['functional', 'regression'] : ['negative', 'functional', 'regression'],
    tags: [item.valid ? 'positive' : 'negative', 'state transition'],
    testCondition: item.description,
  }
}

/** "Order in the state Draft cannot be shipped"; an event told with its actor, or by its name in a table, is quoted. */
function attemptTitle(machine: Machine, { from, event, valid }: TransitionItem): string {
  const place = nameless(machine) ? `State ${from}` : `${capital(machine.entity)} in the state ${from}`
  if (event.startsWith('is ')) return `${place} ${valid ? 'can' : 'cannot'} ${event.replace(/^is /, 'be ')}`
  const bare = bareEvent(event)
  const guard = event.slice(bare.length).replace(/^\s*\[|\]$/g, '')
  return `${place} ${valid ? 'allows' : 'does not allow'} “${bare}”${guard === '' ? '' : `, given that ${guard}`}`
}

/** A state table that does not say what it is about. */
function nameless({ entity }: Machine): boolean {
  return entity === 'item'
}
