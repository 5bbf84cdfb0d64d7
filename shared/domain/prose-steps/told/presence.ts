import type { FactReader } from './facts.ts'

/** Parts of the page that open, close, appear and go. */
export const readPresence: FactReader = () => undefined
