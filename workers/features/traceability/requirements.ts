import { and, asc, inArray, lte, sql } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { recordStates } from '../../../shared/db/tables/record-states.ts'
import { type Verdict, verdictOf } from '../../../shared/domain/traceability/index.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { type Moment, statesAt } from './states.ts'

const mostRequirements = 200
const casesOfRequirement = 100

/** What cases of a project refer to as their requirement at a moment, and how these cases stand. */
export async function tracedRequirements({ services: { db } }: Context, moment: Moment) {
  const { requirementRef, resourceId, status, createdAt } = recordStates
  const isNamed = sql`requirement_ref is not null`
  const named = await db
    .select({ requirementRef, verdicts: sql<string>`json_group_array(distinct ${status})` })
    .from(recordStates)
    .where(and(statesAt(moment, 'test_case'), isNamed))
    .groupBy(requirementRef)
    .orderBy(asc(requirementRef))
    .limit(mostRequirements)
  const refs = named.map((row) => row.requirementRef ?? '')
  const newest = sql`partition by ${requirementRef} order by ${createdAt} desc, ${resourceId} desc`
  const ranked = db
    .select({ requirementRef, resourceId, place: sql<number>`row_number() over (${newest})`.as('place') })
    .from(recordStates)
    .where(and(statesAt(moment, 'test_case'), isNamed, inArray(requirementRef, idsIn(refs))))
    .as('ranked')
  const rows = await db
    .select()
    .from(ranked)
    .where(lte(ranked.place, casesOfRequirement))
    .orderBy(asc(ranked.place))
  const cases = Map.groupBy(rows, (row) => row.requirementRef)
  return named.map((row) => ({
    requirementRef: row.requirementRef ?? '',
    testCaseIds: (cases.get(row.requirementRef) ?? []).map((one) => one.resourceId),
    lastStatus: verdictOf(JSON.parse(row.verdicts) as (Verdict | null)[]),
  }))
}
