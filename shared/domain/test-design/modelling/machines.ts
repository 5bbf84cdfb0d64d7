import type { TransitionFact } from '../../requirements/facts/types.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import type { Machine } from '../model.ts'

// A life cycle of this size is a mistake of reading, and paths over it would cost too much.
const mostTransitions = 150

const starting = [
  /\b(?:new|created|every|each)\s+([a-z][\w-]*)\s+(?:is|starts?|begins?|has)\b[^.]{0,40}?\b(?:in |as |with )?(?:the )?(?:state |status )?(["“][^"”]+["”]|[A-Z][a-z]+(?: [A-Z][a-z]+)?)/,
  /\b([a-z][\w-]*)\s+(?:starts?|begins?|is created)\s+(?:in |as |with )?(?:the )?(?:state |status )?(["“][^"”]+["”]|[A-Z][a-z]+)/,
]

/** Life cycles of the text, one for each kind of thing, with states in the order they are named. */
export function buildMachines(sentences: ReadSentence[]): Machine[] {
  const machines = new Map<string, Machine>()
  const buttons = sentences.flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'button' ? [fact.name] : [])),
  )
  for (const sentence of sentences) {
    for (const fact of sentence.facts) {
      if (fact.kind === 'transition')
        learn(machineFor(machines, fact.entity, buttons), fact, sentence.requirementId ?? '')
    }
  }
  for (const machine of machines.values()) begin(machine, sentences)
  return [...machines.values()].map(withRefusals)
}

function machineFor(machines: Map<string, Machine>, entity: string, buttons: string[]): Machine {
  const key = entity === 'item' && machines.size === 1 ? ([...machines.keys()][0] ?? entity) : entity
  const known = machines.get(key)
  if (known) return known
  const machine: Machine = {
    id: `M${machines.size + 1}`,
    entity: key,
    initial: '',
    table: { states: [], events: [], transitions: [] },
    origins: [],
    permissions: [],
    buttons,
  }
  machines.set(key, machine)
  return machine
}

function learn(machine: Machine, fact: TransitionFact, requirementId: string): void {
  const { table } = machine
  const from = fact.from[0] ?? table.transitions.at(-1)?.to ?? table.states[0]
  if (from === undefined || fact.event === '') return
  if (table.states.length >= mostTransitions) return
  for (const state of [from, ...(fact.to ? [fact.to] : [])])
    if (!table.states.includes(state)) table.states.push(state)
  if (!table.events.includes(fact.event)) table.events.push(fact.event)
  if (fact.to === undefined) {
    machine.permissions.push({
      state: from,
      event: fact.event,
      allowed: fact.guard !== 'forbidden',
      stated: true,
      requirementId,
    })
    if (fact.only)
      machine.permissions.push({ state: '*', event: fact.event, allowed: false, stated: true, requirementId })
  } else if (
    table.transitions.length < mostTransitions &&
    !table.transitions.some((one) => one.from === from && one.event === fact.event)
  ) {
    table.transitions.push({ from, event: fact.event, to: fact.to })
    machine.origins.push(requirementId)
  }
}

/** The stated initial state, else the first that no transition leads to, else the first named. */
function begin(machine: Machine, sentences: ReadSentence[]): void {
  const { states, transitions } = machine.table
  for (const { text } of sentences) {
    for (const pattern of starting) {
      const match = pattern.exec(text.slice(0, 300))
      const state = match?.[2]?.replace(/["“”]/g, '')
      if (match?.[1] === machine.entity && state && states.includes(state)) machine.initial ||= state
    }
  }
  machine.initial ||= states.find((state) => !transitions.some(({ to }) => to === state)) ?? states[0] ?? ''
}

/** "Only a Draft order can be deleted" forbids the event in every other state that the text names. */
function withRefusals(machine: Machine): Machine {
  const permissions = machine.permissions.flatMap((permission) => {
    if (permission.state !== '*') return [permission]
    const allowed = machine.permissions
      .filter((one) => one.event === permission.event && one.allowed)
      .map(({ state }) => state)
    return machine.table.states
      .filter((state) => !allowed.includes(state))
      .map((state) => ({ ...permission, state }))
  })
  return { ...machine, permissions }
}
