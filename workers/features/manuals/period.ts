import { and, desc, eq, sql } from 'drizzle-orm'
import { changes } from '../../../shared/db/tables/changes.ts'
import { sprints } from '../../../shared/db/tables/stories.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { sprintNotFound } from '../stories/index.ts'
import type { Period } from './finished.ts'

export interface AskedPeriod {
  projectId: string
  sprintId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** A period in words, with what should be known of it. */
export interface NamedPeriod extends Period {
  name: string
  warnings: string[]
}

const dayMs = 86_400_000

export const today = ({ now }: Context): string => new Date(now()).toISOString().slice(0, 10)

/** The sprint, or the days from one to another, whole days in UTC. */
export function periodOf(
  context: Context,
  { projectId, sprintId, from, to }: AskedPeriod,
): Promise<NamedPeriod> {
  if (sprintId !== undefined) return sprintPeriod(context, { projectId, sprintId })
  const [first, last] = [from ?? today(context), to ?? today(context)]
  return Promise.resolve({
    projectId,
    sprintId: undefined,
    before: Date.parse(first) - 1,
    end: Math.min(context.now(), Date.parse(last) + dayMs - 1),
    name: first === last ? first : `${first} to ${last}`,
    warnings: [],
  })
}

/** From its first day, or from when it was made, to the moment at which it was completed; while it is not, up to now. */
async function sprintPeriod(
  context: Context,
  { projectId, sprintId }: { projectId: string; sprintId: string },
): Promise<NamedPeriod> {
  const { db } = context.services
  const which = and(
    eq(sprints.sprintId, sprintId),
    eq(sprints.projectId, projectId),
    eq(sprints.organizationId, tenantOf(context).organizationId),
  )
  const isClosing = sql`${changes.resourceId} = ${sprintId} and ${changes.field} = 'status' and ${changes.to} = '"completed"'`
  const [[sprint], [closing]] = await Promise.all([
    db.select().from(sprints).where(which),
    db.select({ at: changes.at }).from(changes).where(isClosing).orderBy(desc(changes.at)).limit(1),
  ])
  if (!sprint) throw sprintNotFound({ details: [{ path: 'sprintId', message: sprintNotFound.sentence }] })
  const { name, status, startDate, createdAt } = sprint
  const isOver = status === 'completed'
  return {
    projectId,
    sprintId,
    before: (startDate === null ? createdAt : Date.parse(startDate)) - 1,
    // One whose history does not say when has been so since it was made.
    end: isOver ? (closing?.at ?? createdAt) : context.now(),
    name,
    warnings: isOver ? [] : ['The sprint is not completed: the notes tell what is done so far.'],
  }
}
