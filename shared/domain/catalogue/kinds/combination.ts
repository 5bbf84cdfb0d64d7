import type { Kind } from '../idea.ts'
import { priceIdeas } from '../prices.ts'

/** What depends on several conditions. Cue: sums of money for cases of their own; rows of tables are tried by `rows.ts`. */
export const combination: Kind = { kind: 'combination', ideas: priceIdeas }
