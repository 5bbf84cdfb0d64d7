import type { ActionReader } from './readers.ts'

/** Dates in words, entered or picked in a calendar. */
export const readDate: ActionReader = () => undefined
