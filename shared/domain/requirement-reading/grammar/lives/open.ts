import type { Token } from '../../tokens.ts'
import { wordsOf } from '../names.ts'
import type { Deed } from './deeds.ts'
import type { Guard } from './guards.ts'
import type { Before } from './told.ts'

/** What leads to what is said, while the clauses of a sentence are gone through. */
export interface Open {
  deed?: Deed
  deedIs?: 'led' | 'main'
  /** The clause that leads to it, in its words. */
  led?: string
  before?: Before
  guards: Guard[]
  entries: string[]
  lead?: string
  isOnly: boolean
  isOr?: true
}

export const opened = (): Open => ({ guards: [], entries: [], isOnly: false })

/** What a further deed of a sentence is to the one before: another one, one that goes on, or what follows from it. `isNew`: what was done before is told. */
export function takeDeed(
  open: Open,
  deed: Deed,
  { led, tokens, isNew }: { led: boolean; tokens: readonly Token[]; isNew: boolean },
): void {
  if (deed.control && open.deed && !open.deed.control && !isNew) {
    open.deed = deed
    open.deedIs = led ? 'led' : 'main'
    return
  }
  if (isNew) {
    // "… or sends it to the test house": another deed in the same states.
    open.deed =
      deed.actor === undefined && open.deed?.actor !== undefined && !deed.happens
        ? { ...deed, actor: open.deed.actor }
        : deed
    open.deedIs = 'main'
    open.guards = []
    open.entries = []
    return
  }
  if (!open.deed) {
    open.deed = deed
    open.deedIs = led ? 'led' : 'main'
    if (led) open.led = wordsOf(tokens)
    return
  }
  if (led && open.deedIs === 'led') {
    open.deed = {
      ...open.deed,
      name: `${open.deed.name} and ${open.deed.happens ? wordsOf(tokens) : deed.name}`,
    }
    return
  }
  const isFollowUp = deed.entries.length > 0 || open.deedIs === 'main'
  // "If it is lit, the crew returns the report": somebody does something under a condition.
  const isCondition =
    open.lead === 'if' && open.deed.actor === undefined && deed.isOfThing && deed.actor !== undefined
  if (open.deedIs === 'led' && (isCondition || !open.deed.isOfThing) && !isFollowUp && !deed.happens) {
    open.guards.push({ kind: 'said', text: open.led ?? open.deed.name })
    open.deed = deed
    open.deedIs = 'main'
  } else if (open.deedIs === 'main' && !led && deed.entries.length === 0) open.deed = deed
}
