import type { FactReader } from './readers.ts'

/** Parts of the page that open, close, appear and go. */
export const readPresence: FactReader = () => undefined
