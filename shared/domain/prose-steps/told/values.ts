import type { FactReader } from './readers.ts'

/** Values of fields, labels and figures. */
export const readValue: FactReader = () => undefined
