import type { Statement } from '../../shared/db/database.ts'
import type { Context } from '../../shared/kernel/context.ts'
import { type Replacement, carryPlans } from './content-planning/carry-over.ts'

/** Statements that hand on everything that others keep about a file to the one that takes its place. A feature lists its own here. */
export const carryOver = (context: Context, replacement: Replacement): Statement[] =>
  carryPlans(context, replacement)
