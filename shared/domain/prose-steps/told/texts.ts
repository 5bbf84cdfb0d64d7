import type { FactReader } from './facts.ts'

/** Texts that the page shows, quoted or as fragments. */
export const readText: FactReader = () => undefined
