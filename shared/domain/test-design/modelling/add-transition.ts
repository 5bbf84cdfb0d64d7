import type { TransitionFact } from '../../requirements/facts/types.ts'
import type { Machine } from '../model.ts'

// A life cycle of this size is a mistake of reading, and paths over it would cost too much.
export const mostTransitions = 150

/** A transition, or a second next state for the same cell, which is a contradiction. */
export function addTransition(
  machine: Machine,
  fact: TransitionFact,
  from: string,
  requirementId: string,
): void {
  const { table } = machine
  const { to, condition, action } = fact
  const event = labelOf(fact)
  const known = table.transitions.find((one) => one.from === from && one.event === event)
  if (to === undefined || (!known && table.transitions.length >= mostTransitions)) return
  if (known) {
    if (known.to === to) (machine.repeats ??= []).push({ from, event, requirementId })
    else (machine.conflicts ??= []).push({ from, event, to: [known.to, to], requirementId })
    return
  }
  table.transitions.push({
    from,
    event,
    to,
    ...(condition ? { guard: condition } : {}),
    ...(action ? { effect: action } : {}),
  })
  machine.origins.push(requirementId)
}

/** The event with its guard, since one event may lead to several states under different guards. */
export function labelOf({ event, condition }: TransitionFact): string {
  return condition ? `${event} [${condition.replace(/[[\]]/g, '')}]` : event
}
