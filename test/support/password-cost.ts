import type { Cost } from '../../workers/features/identity/password-cost.ts'

/** What a password costs in tests of Workers, where hundreds are hashed and none has to be kept from anybody. */
export const currentCost: Cost = { N: 256, r: 8, p: 1 }
