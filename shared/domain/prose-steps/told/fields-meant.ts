import { roleOfNoun } from '../nouns.ts'
import type { Target, TypedAction } from '../types.ts'
import type { FactContext } from './readers.ts'

const fieldRoles = new Set(['textbox', 'searchbox', 'combobox', 'listbox', 'slider'])
const entering = new Set<TypedAction['action']>(['fill', 'clear', 'select', 'type'])
const furthestBack = 4

/** Whether a noun is one for something that holds a value. */
export const isFieldNoun = (noun: string): boolean => fieldRoles.has(roleOfNoun(noun) ?? '')

/**
 * What "the field" means: the one that the step entered something in, else the last one before that something was done with, else the only one of the page.
 * Nobody knows where the step entered something in several.
 */
export function fieldMeant(noun: string, context: FactContext): Target | undefined {
  const { actions, earlier } = context
  const entered = fieldsOfStep(context)
  if (entered.length > 1) return undefined
  const before = distinct([...earlier, ...actions].toReversed()).slice(0, furthestBack)
  const role = roleOfNoun(noun) ?? 'textbox'
  // "The dropdown" is no text field that was used before.
  const used = [...entered, ...before].map((one) => (role === 'textbox' ? one : { ...one, role }))
  const [first, ...or] = [...used, { role }]
  return first && { ...first, or }
}

/** The fields that the step, or if it entered nothing the steps before it, entered something in, in that order. */
export function fieldsEntered(context: FactContext): Target[] {
  const own = fieldsOfStep(context)
  return own.length > 0 ? own : distinct(context.earlier.filter(({ action }) => entering.has(action)))
}

/** The fields that were typed in by actions. */
export const fieldsTyped = (actions: readonly TypedAction[]): Target[] =>
  distinct(actions.filter(({ action }) => action === 'fill' || action === 'type'))

/** The fields that the step itself entered something in; one that only looks refers to what the steps before did. */
export function fieldsOfStep({ actions, earlier }: FactContext): Target[] {
  return actions === earlier ? [] : distinct(actions.filter(({ action }) => entering.has(action)))
}

// What was clicked may be a field, but no other one that has its name as a part of a longer one: a day is no "Delivery (10 to 25 June)".
function distinct(actions: readonly TypedAction[]): Target[] {
  const found = new Map<string, Target>()
  for (const action of actions) {
    if (!('target' in action) || !action.target || action.action === 'drag') continue
    const isEntered = entering.has(action.action)
    for (const { or: _or, ...target } of [action.target, ...(action.target.or ?? [])])
      if (target.role === undefined ? target.name !== undefined : fieldRoles.has(target.role))
        found.set(JSON.stringify(target), isEntered ? target : { ...target, whole: true })
  }
  return [...found.values()]
}
