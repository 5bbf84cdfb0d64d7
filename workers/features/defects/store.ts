import { type SQL, and, eq, sql } from 'drizzle-orm'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { defectOccurrences, defects } from '../../../shared/db/tables/defects.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { evidenceLinks } from '../../../shared/kernel/evidence-links.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { recordOrganization } from '../projects/index.ts'
import { defectNotFound } from './errors.ts'
import type { DefectSeverity, DefectStatus } from './rules.ts'
import { type Defect, mostOccurrences } from './schemas.ts'

export type DefectRow = typeof defects.$inferSelect

/** The organization of the defect that an input names, for the pipeline's tenant check. */
export const defectOrganization = (context: Context, { defectId }: { defectId: string }) =>
  recordOrganization(context, defects, eq(defects.defectId, defectId), defectNotFound)

type Occurrence = Pick<typeof defectOccurrences.$inferSelect, 'executionId' | 'stepNumber' | 'at'>

/** Where a defect was seen, the newest first, read along with it. In a field of a selection, columns lose the names of their tables. */
const occurrences = sql<string>`(
  select json_group_array(json_object('executionId', execution_id, 'stepNumber', step_number, 'at', at)) from (
    select seen.execution_id, seen.step_number, seen.at from ${defectOccurrences} as seen
    where seen.defect_id = ${defects}.defect_id
    order by seen.at desc, seen.execution_id desc, seen.step_number desc limit ${sql.raw(`${mostOccurrences}`)}
  ))`.mapWith((text: string) => JSON.parse(text) as Occurrence[])

const read = (context: Context, which: SQL | undefined) =>
  context.services.db
    .select({ row: defects, occurrences })
    .from(defects)
    .where(and(which, eq(defects.organizationId, tenantOf(context).organizationId)))

type Read = Awaited<ReturnType<typeof read>>[number]

/** A defect of the organization of the call as clients see it. */
export async function findDefect(context: Context, defectId: string): Promise<Defect | undefined> {
  const [found] = await read(context, eq(defects.defectId, defectId))
  return found && viewOf(context, found)
}

export async function readDefect(context: Context, defectId: string): Promise<Defect> {
  const defect = await findDefect(context, defectId)
  if (!defect) throw defectNotFound()
  return defect
}

const newest = newestFirst(defects, 'createdAt', 'defectId')

export interface Filter {
  projectId: string
  status?: DefectStatus | undefined
  severity?: DefectSeverity | undefined
  assignee?: string | undefined
  storyId?: string | undefined
  testCaseId?: string | undefined
}

export async function defectsOf(context: Context, { limit, cursor, ...filter }: Page & Filter) {
  const rows = await rowsOf(context, { limit, cursor, ...filter })
  const { items, nextCursor } = newest.page(
    rows.map((found) => ({ ...found.row, found })),
    limit,
  )
  return { defects: items.map(({ found }) => viewOf(context, found)), nextCursor }
}

export function rowsOf(context: Context, { limit, cursor, ...filter }: Page & Filter) {
  const { projectId, status, severity, assignee, storyId, testCaseId } = filter
  const ofRecord = storyId !== undefined || testCaseId !== undefined
  const which = and(
    // Of a story or a case there are few: those are looked through, and not the project.
    ofRecord ? sql`+${defects.projectId} = ${projectId}` : eq(defects.projectId, projectId),
    status && eq(defects.status, status),
    severity && eq(defects.severity, severity),
    assignee === undefined ? undefined : eq(defects.assignee, assignee),
    storyId === undefined ? undefined : eq(defects.storyId, storyId),
    testCaseId === undefined ? undefined : eq(defects.testCaseId, testCaseId),
    newest.after(cursor),
  )
  return read(context, which)
    .orderBy(...newest.order)
    .limit(limit + 1)
}

function viewOf(context: Context, { row, occurrences: seen }: Read): Defect {
  const { fingerprint: _, judgedAt: _judged, proposedStatus, proposedBy, ...shown } = row
  return {
    ...shown,
    occurrences: seen.map(({ at, ...rest }) => ({ ...rest, at: iso(at) })),
    proposal: proposalOf({ proposedStatus, proposedBy }),
    evidence: evidenceOf(context, row),
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
  }
}

/** What a run proposes of a defect, as its row keeps it. */
export const proposalOf = ({
  proposedStatus,
  proposedBy,
}: Pick<DefectRow, 'proposedStatus' | 'proposedBy'>): Defect['proposal'] =>
  proposedStatus && proposedBy ? { status: proposedStatus, executionId: proposedBy } : null

/** The links are good for an hour from now, each time that they are read. */
function evidenceOf(context: Context, { evidence }: DefectRow): Defect['evidence'] {
  if (!evidence) return null
  const { screenshotKey, videoKey, ...told } = evidence
  const { linkTo, expiresAt } = evidenceLinks(context)
  return {
    ...told,
    screenshotUrl: linkTo(screenshotKey),
    videoUrl: linkTo(videoKey),
    expiresAt: iso(expiresAt),
  }
}
