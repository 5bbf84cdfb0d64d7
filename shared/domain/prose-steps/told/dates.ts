import type { ActionReader } from './actions.ts'

/** Dates in words, entered or picked in a calendar. */
export const readDate: ActionReader = () => undefined
