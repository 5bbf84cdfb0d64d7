import type { ActionReader } from './readers.ts'

/** Entering: values without quotes, several of them, into fields told by where they stand. */
export const readEntering: ActionReader = () => undefined
