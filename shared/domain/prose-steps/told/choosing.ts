import type { ActionReader } from './readers.ts'

/** Choosing: an option, a value of a list, a tab or filter by its name. */
export const readChoosing: ActionReader = () => undefined
