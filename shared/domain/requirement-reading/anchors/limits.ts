import type { Clause } from '../grammar/clause.ts'
import { measuredIn } from '../grammar/constraint.ts'
import { holding } from '../grammar/constraint/predicate.ts'
import type { Reference } from '../tokens.ts'
import type { Of } from './cases.ts'

/** What has to hold of a subject. */
export function limitOf(subject: Reference, { said: { all } }: Of<'limits'>, mayBeEmpty: boolean): Clause {
  return {
    kind: 'constraint',
    subject,
    holds: holding(all, subject),
    ...(mayBeEmpty || all.some((each) => each.optional) ? { optional: true as const } : {}),
    ...measuredIn(all),
  }
}
