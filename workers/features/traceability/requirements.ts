import { and, asc, inArray, lte, sql } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { recordStates } from '../../../shared/db/tables/record-states.ts'
import { requirementRefsOf } from '../../../shared/domain/test-cases/requirement-refs.ts'
import { type Verdict, verdictOf } from '../../../shared/domain/traceability/index.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { type Moment, statesAt } from './states.ts'

const mostRequirements = 200
const casesOfRequirement = 100
/** Fields that name several requirements are looked through up to so many different ones. */
const mostLists = 2000

const { requirementRef, resourceId, status, createdAt } = recordStates

/** What cases of a project refer to as their requirements at a moment, each of a field that names several, and how these cases stand. */
export async function tracedRequirements(context: Context, moment: Moment) {
  const [single, lists] = await Promise.all([
    fieldsAt(context, moment, { hasSeveral: false, limit: mostRequirements }),
    fieldsAt(context, moment, { hasSeveral: true, limit: mostLists }),
  ])
  const fieldsByRef = new Map<string, Field[]>()
  for (const field of [...single, ...lists])
    for (const ref of requirementRefsOf(field.text)) {
      const fields = fieldsByRef.get(ref)
      if (fields) fields.push(field)
      else fieldsByRef.set(ref, [field])
    }
  const first = [...fieldsByRef]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, mostRequirements)
  const cases = await casesOf(context, moment, [
    ...new Set(first.flatMap(([, fields]) => fields.map(({ text }) => text))),
  ])
  return first.map(([ref, fields]) => ({
    requirementRef: ref,
    testCaseIds: fields
      .flatMap(({ text }) => cases.get(text) ?? [])
      .toSorted(
        (one, other) => other.createdAt - one.createdAt || (one.resourceId < other.resourceId ? 1 : -1),
      )
      .slice(0, casesOfRequirement)
      .map((one) => one.resourceId),
    lastStatus: verdictOf(fields.flatMap(({ verdicts }) => verdicts)),
  }))
}

/** A text that cases give as their requirement, and the verdicts of these cases. */
interface Field {
  text: string
  verdicts: (Verdict | null)[]
}

/** What parts the references of a field; blanks part them as well, and stand in the name of one requirement too. */
const isParted = sql`(requirement_ref glob '*[,;|' || char(10) || char(13) || ']*' or trim(requirement_ref) glob '* *')`

async function fieldsAt(
  { services: { db } }: Context,
  moment: Moment,
  { hasSeveral, limit }: { hasSeveral: boolean; limit: number },
): Promise<Field[]> {
  const rows = await db
    .select({ text: requirementRef, verdicts: sql<string>`json_group_array(distinct ${status})` })
    .from(recordStates)
    .where(and(statesAt(moment, 'test_case'), isNamed, hasSeveral ? isParted : sql`not ${isParted}`))
    .groupBy(requirementRef)
    .orderBy(asc(requirementRef))
    .limit(limit)
  return rows.map(({ text, verdicts }) => ({
    text: text ?? '',
    verdicts: JSON.parse(verdicts) as (Verdict | null)[],
  }))
}

const isNamed = sql`requirement_ref is not null`

/** The newest cases of each of these texts. */
async function casesOf({ services: { db } }: Context, moment: Moment, texts: readonly string[]) {
  const newest = sql`partition by ${requirementRef} order by ${createdAt} desc, ${resourceId} desc`
  const ranked = db
    .select({
      requirementRef,
      resourceId,
      createdAt,
      place: sql<number>`row_number() over (${newest})`.as('place'),
    })
    .from(recordStates)
    .where(and(statesAt(moment, 'test_case'), isNamed, inArray(requirementRef, idsIn(texts))))
    .as('ranked')
  const rows = await db
    .select()
    .from(ranked)
    .where(lte(ranked.place, casesOfRequirement))
    .orderBy(asc(ranked.place))
  return Map.groupBy(rows, (row) => row.requirementRef ?? '')
}
