import type { FactReader } from './readers.ts'

/** Texts that the page shows, quoted or as fragments. */
export const readText: FactReader = () => undefined
