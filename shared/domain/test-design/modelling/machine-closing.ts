import type { Machine } from '../model.ts'
import { bareEvent, openCells } from '../techniques/state-machine.ts'
import { addTransition } from './add-transition.ts'
import type { MachineDraft, Closing } from './machine-draft.ts'

const mostRefusals = 400

/** What holds in every state holds in each that is not an end: a state that something leads out of. */
export function withEverywhere({ machine, marks, everywhere }: MachineDraft, most: number): void {
  const final = new Set(marks.filter(({ mark }) => mark === 'final').map(({ state }) => state))
  const leaving = new Set(machine.table.transitions.map(({ from }) => from))
  const states = machine.table.states.filter((state) => !final.has(state))
  const living = states.filter((state) => leaving.has(state))
  for (const { fact, requirementId } of everywhere) {
    for (const from of living.length > 0 ? living : states) {
      if (machine.table.transitions.length >= most) return
      if (fact.to === undefined)
        machine.permissions.push({
          state: from,
          event: fact.event,
          allowed: fact.guard !== 'forbidden',
          stated: true,
          requirementId,
        })
      else if (from !== fact.to) addTransition(machine, fact, from, requirementId)
    }
  }
}

/**
 * "Only a Draft order can be deleted" refuses the event in every other state; "no other transitions are possible" refuses every
 * event in each state for which nothing says otherwise.
 */
export function withRefusals(machine: Machine, closing: Closing | undefined): Machine {
  const permissions = machine.permissions.flatMap((permission) => {
    if (permission.state !== '*') return [permission]
    const allowed = machine.permissions
      .filter((one) => one.event === permission.event && one.allowed)
      .map(({ state }) => state)
    return machine.table.states
      .filter((state) => !allowed.includes(state))
      .map((state) => ({ ...permission, state }))
  })
  if (!closing) return { ...machine, permissions: once(permissions) }
  const known = new Set(permissions.map(({ state, event }) => `${state}\n${event}`))
  const closed = openCells(machine.table)
    .filter(({ from, event }) => !known.has(`${from}\n${event}`))
    .slice(0, mostRefusals)
    .map(({ from, event }) => ({
      state: from,
      event,
      allowed: false,
      stated: true,
      told: true as const,
      requirementId: closing.requirementId,
      ...(closing.outcome ? { outcome: closing.outcome } : {}),
    }))
  return { ...machine, permissions: [...once(permissions), ...closed] }
}

/** The same refusal stated twice is one. */
function once(permissions: Machine['permissions']): Machine['permissions'] {
  const seen = new Set<string>()
  return permissions.filter(({ state, event, allowed }) => {
    const key = `${state}\n${event}\n${String(allowed)}`
    return seen.has(key) ? false : Boolean(seen.add(key))
  })
}

/** A cell with several next states gives no transition: which one is right cannot be known. Nor does a cell both filled and refused. */
export function withConflicts(machine: Machine): Machine {
  const { table, origins, permissions } = machine
  const refused = permissions.filter(({ allowed, told }) => !allowed && told)
  const torn = table.transitions.flatMap(({ from, event, to }) => {
    const other = refused.find((one) => one.state === from && one.event === event)
    return other && bareEvent(event) === event
      ? [{ from, event, to: [to, `${from} (refused)`], requirementId: other.requirementId }]
      : []
  })
  const conflicts = [...(machine.conflicts ?? []), ...torn]
  if (conflicts.length === 0) return machine
  const gone = new Set(conflicts.map(({ from, event }) => `${from}\n${event}`))
  const kept = table.transitions.map((one) => !gone.has(`${one.from}\n${one.event}`))
  return {
    ...machine,
    conflicts,
    table: { ...table, transitions: table.transitions.filter((_, index) => kept[index]) },
    origins: origins.filter((_, index) => kept[index]),
    permissions: permissions.filter(({ state, event }) => !gone.has(`${state}\n${event}`)),
  }
}
