import { type SQL, and, eq, sql } from 'drizzle-orm'
import { recordStates } from '../../../shared/db/tables/record-states.ts'

/** A project at a moment, in milliseconds since the epoch. */
export interface Moment {
  projectId: string
  at: number
}

type Kind = (typeof recordStates.$inferSelect)['resource']

/** The condition that leaves the states of a kind of record as they were at a moment, one for each record. */
export const statesAt = ({ projectId, at }: Moment, resource: Kind): SQL | undefined =>
  and(eq(recordStates.projectId, projectId), eq(recordStates.resource, resource), validAt(at))

export const validAt = (at: number): SQL =>
  sql`${recordStates.validFrom} <= ${at} and (${recordStates.validTo} is null or ${recordStates.validTo} > ${at})`
