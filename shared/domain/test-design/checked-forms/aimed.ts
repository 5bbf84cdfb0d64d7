import type { CheckedAim } from '../model.ts'

/** A situation of a form before it is an item. */
export interface Aimed {
  aim: CheckedAim
  /** The requirement that says it. */
  by: string
  says: string
  valid?: boolean
}

/** A value as titles show it. */
export function shownValue(value: string): string {
  if (value === '') return 'empty'
  const text = value.length > 40 ? `${value.slice(0, 37)}… (${value.length} characters)` : value
  return `"${text}"`
}
