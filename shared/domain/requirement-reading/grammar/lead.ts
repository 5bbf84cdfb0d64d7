import type { Condition, Event } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'

/** What leads to something: events one after the other, and what has to hold. */
export interface Lead {
  when: Event<Reference>[]
  if?: Condition<Reference>
  otherwise?: true
  /** What was said before holds here, too. */
  again?: true
  /** Where it does not hold, the opposite is said. */
  only?: true
  /** "Disabled until …": said of how controls look, and of nothing else. */
  unless?: true
  /** Whatever else may happen in the present state. */
  closes?: true
}

export const holds = (one: Condition<Reference>): Lead => ({ when: [], if: one })

export function both(
  a: Condition<Reference> | undefined,
  b: Condition<Reference> | undefined,
): Condition<Reference> | undefined {
  if (!a || !b) return a ?? b
  return { kind: 'all', of: [...(a.kind === 'all' ? a.of : [a]), ...(b.kind === 'all' ? b.of : [b])] }
}

export function joined(a: Lead, b: Lead): Lead {
  const one = both(a.if, b.if)
  const otherwise = a.otherwise ?? b.otherwise
  const only = a.only ?? b.only
  const unless = a.unless ?? b.unless
  const again = a.again ?? b.again
  const closes = a.closes ?? b.closes
  return {
    when: [...a.when, ...b.when],
    ...(one ? { if: one } : {}),
    ...(otherwise ? { otherwise } : {}),
    ...(only ? { only } : {}),
    ...(unless ? { unless } : {}),
    ...(again ? { again } : {}),
    ...(closes ? { closes } : {}),
  }
}
