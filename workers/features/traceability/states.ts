import { type SQL, type SQLWrapper, and, eq, sql } from 'drizzle-orm'
import { recordStates } from '../../../shared/db/tables/record-states.ts'

/** A project at a moment, in milliseconds since the epoch; `present` is how it stands, whatever the clocks say of those who wrote it. */
export interface Moment {
  projectId: string
  at: number
}

export const present = Number.MAX_SAFE_INTEGER

type Kind = (typeof recordStates.$inferSelect)['resource']

/** The condition that leaves the states of a kind of record as they were at a moment, one for each record. */
export const statesAt = ({ projectId, at }: Moment, resource: Kind): SQL | undefined =>
  and(eq(recordStates.projectId, projectId), eq(recordStates.resource, resource), validAt(at))

type Period = Record<'validFrom' | 'validTo', SQLWrapper>

export const validAt = (at: number, { validFrom, validTo }: Period = recordStates): SQL =>
  at === present
    ? sql`${validTo} is null`
    : sql`${validFrom} <= ${at} and (${validTo} is null or ${validTo} > ${at})`
