import type { FactReader } from './facts.ts'

/** What a list, table or column holds: some, only these, none, in this order. */
export const readMembers: FactReader = () => undefined
