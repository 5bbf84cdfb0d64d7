import { pathsThrough, wayTo, type Transition } from '../state-machine.ts'
import type { Item, Machine, TransitionItem } from '../model.ts'
import type { CaseDraft } from './case-draft.ts'
import { eventStep } from './event-step.ts'
import { openStep, type StepDraft } from './steps.ts'
import { capital } from './step-prose.ts'

/** Paths over all valid transitions from the initial state, and one case for each event that a state allows or forbids. */
export function designMachines(machines: Machine[], items: Item[], { apart = false } = {}): CaseDraft[] {
  const cases: CaseDraft[] = []
  for (const machine of machines) {
    const own = items.filter(
      (item): item is TransitionItem => item.kind === 'transition' && item.machineId === machine.id,
    )
    const moves = own.filter(({ to }) => to !== undefined)
    if (moves.length > 0)
      cases.push(...(apart ? moves.map((item) => singleCase(machine, item)) : pathCases(machine, moves)))
    for (const item of own.filter(({ to }) => to === undefined)) {
      const way = wayTo(machine.table, machine.initial, item.from) ?? []
      cases.push(
        attemptCase(
          machine,
          item,
          way,
          moves.filter((move) => way.some((one) => same(move, one))),
        ),
      )
    }
  }
  return cases
}

function pathCases(machine: Machine, items: TransitionItem[]): CaseDraft[] {
  const wanted = machine.table.transitions.filter((transition) =>
    items.some((item) => same(item, transition)),
  )
  return pathsThrough({ ...machine.table, transitions: wanted }, machine.initial).map((path) =>
    pathCase(machine, path, items),
  )
}

function singleCase(machine: Machine, item: TransitionItem): CaseDraft {
  const last: Transition = { from: item.from, event: item.event, to: item.to ?? '' }
  return pathCase(machine, [...(wayTo(machine.table, machine.initial, item.from) ?? []), last], [item])
}

function same(item: TransitionItem, { from, event, to }: Transition): boolean {
  return item.from === from && item.event === event && item.to === to
}

function pathCase(machine: Machine, path: Transition[], items: TransitionItem[]): CaseDraft {
  const claims = items.filter((item) => path.some((transition) => same(item, transition)))
  const start = path[0]?.from ?? machine.initial
  const route = [start, ...path.map(({ to }) => to)].join(' → ')
  const expected = visible(path.at(-1)?.to ?? start)
  return {
    ...frame(machine, start),
    title: `${capital(machine.entity)}: ${route}`,
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
    testCondition: `The ${machine.entity} goes ${route}`,
  }
}

function moves(machine: Machine, path: Transition[]): StepDraft[] {
  return path.map(({ event, to }) => ({ action: eventStep(event, machine), expectedResult: visible(to) }))
}

function visible(state: string): string {
  return `"${state}" is visible`
}

function frame(machine: Machine, start: string): Pick<CaseDraft, 'preconditions' | 'manual'> {
  const text = `The page shows ${/^[aeiou]/i.test(machine.entity) ? 'an' : 'a'} ${machine.entity} in the state "${start}"`
  return { preconditions: [text], manual: [`precondition must be set up: ${text}`] }
}

/** An event in a state that allows it, or an attempt in one that forbids it: the state must then stay as it was. */
function attemptCase(
  machine: Machine,
  item: TransitionItem,
  path: Transition[],
  taken: TransitionItem[],
): CaseDraft {
  const start = path[0]?.from ?? item.from
  const outcome = item.valid
    ? {
        expected: capital(`the ${machine.entity} ${item.event}`),
        oracle: 'stated' as const,
        checkable: false,
        requirementId: item.requirementId,
      }
    : {
        expected: visible(item.from),
        oracle: 'inferred' as const,
        checkable: true,
        unstated: `the ${machine.entity} ${item.event} in a state that does not allow it`,
      }
  return {
    ...frame(machine, start),
    title: `${capital(machine.entity)} in the state ${item.from} ${item.valid ? 'can' : 'cannot'} ${item.event.replace(/^is /, 'be ')}`,
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
