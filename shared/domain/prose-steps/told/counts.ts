import type { FactReader } from './readers.ts'

/** How many of something there are. */
export const readCount: FactReader = () => undefined
