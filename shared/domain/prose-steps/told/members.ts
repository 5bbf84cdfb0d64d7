import type { FactReader } from './readers.ts'

/** What a list, table or column holds: some, only these, none, in this order. */
export const readMembers: FactReader = () => undefined
