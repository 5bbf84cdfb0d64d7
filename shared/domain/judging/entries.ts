import { looseKey } from '../prose-steps/test-data.ts'
import type { Target, TypedAction } from '../prose-steps/types.ts'

/** What an action puts into a field, as a comparable state of it. */
export interface Entry {
  field: string
  name: string
  value: string
  action: TypedAction['action']
}

/** The state of a box, told apart from every text that somebody may type. */
const ticked = '\u0001ticked'
const unticked = '\u0001not ticked'

/** The entry that an action makes; undefined for an act, such as a press. */
export function entryOf(action: TypedAction): Entry | undefined {
  if (!('target' in action) || !action.target?.name) return undefined
  const value = valueOf(action)
  if (value === undefined) return undefined
  return { field: fieldKey(action.target), name: action.target.name, value, action: action.action }
}

/** What a field is known by: its name, and the row or group in which it stands. */
export const fieldKey = ({ name = '', nth, within }: Target): string =>
  [looseKey(name), nth === undefined ? '' : `${nth}`, looseKey(within?.name ?? '')].join('\n').trimEnd()

function valueOf(action: TypedAction): string | undefined {
  switch (action.action) {
    case 'fill':
    case 'select':
    case 'type':
      return action.value
    case 'clear':
      return ''
    case 'check':
      return ticked
    case 'uncheck':
      return unticked
    default:
      return undefined
  }
}

export const isTick = ({ action }: Entry): boolean => action === 'check' || action === 'uncheck'

/** The texts that actions enter; a tick is none. */
export const enteredTexts = (actions: readonly TypedAction[]): string[] =>
  actions.flatMap((action) => {
    const entry = entryOf(action)
    return entry && !isTick(entry) ? [entry.value] : []
  })

/** An entry in words: “Weight in kg” = “31”. */
export const entryWords = (entry: Pick<Entry, 'name' | 'value' | 'action'>): string => {
  if (entry.action === 'check') return `“${entry.name}” ticked`
  if (entry.action === 'uncheck') return `“${entry.name}” not ticked`
  return entry.value === '' ? `“${entry.name}” left empty` : `“${entry.name}” = “${entry.value.slice(0, 60)}”`
}
