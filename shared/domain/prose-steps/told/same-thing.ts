import type { Target, TypedAction } from '../types.ts'

const pointed = new Set<TypedAction['action']>(['click', 'check', 'uncheck', 'fill', 'clear', 'select'])
// Told by what the page offers, not by a name that several may have.
const told = new Set(['typing', 'focused', 'sending', 'adding', 'offering'])

/** The thing that notes were about last. */
function thingOf(actions: readonly TypedAction[]): string | undefined {
  const targets = actions.flatMap((action) => ('target' in action && action.target ? [action.target] : []))
  const last = targets.findLast(({ about, within }) => about !== undefined || within?.role === 'subject')
  return last?.about ?? last?.within?.name
}

/** Actions that name no place, behind notes on one thing: of several of a name the one of that thing is meant, and no other is where there is but one. */
export function ofSameThing(
  actions: readonly TypedAction[],
  earlier: readonly TypedAction[],
): readonly TypedAction[] {
  const about = thingOf(earlier)
  return about === undefined ? actions : actions.map((action) => withThing(action, about))
}

function withThing(action: TypedAction, about: string): TypedAction {
  if (!pointed.has(action.action) || !('target' in action) || !action.target) return action
  const otherwise =
    'otherwise' in action ? action.otherwise?.map((other) => withThing(other, about)) : undefined
  return { ...action, target: spokenOf(action.target, about), ...(otherwise && { otherwise }) } as TypedAction
}

function spokenOf({ or, ...own }: Target, about: string): Target {
  const isPlaced = own.within !== undefined || own.near !== undefined || own.nth !== undefined
  const mine = isPlaced || told.has(own.role ?? '') || own.signs ? own : { ...own, about }
  return { ...mine, ...(or && { or: or.map((one) => spokenOf(one, about)) }) }
}
