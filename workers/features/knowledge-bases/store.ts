import { type SQL, and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { fileTotals, knowledgeBaseShares, knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { embeddingModelName } from '../../../shared/services/embeddings.ts'
import { knowledgeBaseNotFound } from './errors.ts'
import { type Permission, isSharedWith, sharedWith } from './readers.ts'
import { type FileFigures, noFiles, statusOf } from './rules.ts'
import type { KnowledgeBase, KnowledgeBaseInFull } from './schemas.ts'
import { summarySourcesOf } from './summary-sources.ts'

/** Where the summary is quoted from may be long, and is asked for alone. */
const { masterContextSources: _sources, ...columns } = getTableColumns(knowledgeBases)
type Row = Omit<typeof knowledgeBases.$inferSelect, 'masterContextSources'>

/** The condition for a knowledge base of an organization that was not deleted. */
export const isLiveBase = (kbId: string, organizationId: string) =>
  and(
    eq(knowledgeBases.kbId, kbId),
    eq(knowledgeBases.organizationId, organizationId),
    isNull(knowledgeBases.deletedAt),
  )

/** The same as an SQL condition of any statement. */
export const baseLives = (kbId: string, organizationId: string) =>
  sql`exists (select 1 from ${knowledgeBases} where ${isLiveBase(kbId, organizationId)})`

/** What the files of a base come to. A base that never had one has no such row, and of one that is new nobody has looked at its vectors. */
const totalsBy = ({ services: { settings } }: Context) => ({
  files: sql<number>`coalesce(${fileTotals.files}, 0)`,
  bytes: sql<number>`coalesce(${fileTotals.bytes}, 0)`,
  underWay: sql<number>`coalesce(${fileTotals.underWay}, 0)`,
  failed: sql<number>`coalesce(${fileTotals.failed}, 0)`,
  outdated: sql<number>`coalesce(${fileTotals.embeddingModel} not in ('', ${embeddingModelName(settings)}), 0)`,
})

/** Bases with what their files come to, and with what an organization may do in each that is shared with it. */
const selectBases = (context: Context, organizationId: string) =>
  context.services.db
    .select({ base: columns, totals: totalsBy(context), permission: knowledgeBaseShares.permission })
    .from(knowledgeBases)
    .leftJoin(fileTotals, eq(fileTotals.ownerId, knowledgeBases.kbId))
    .leftJoin(
      knowledgeBaseShares,
      and(eq(knowledgeBaseShares.kbId, knowledgeBases.kbId), isSharedWith(organizationId)),
    )

export async function readRow(context: Context, kbId: string): Promise<Row> {
  return (await readWithTotals(context, kbId)).base
}

async function readWithTotals(context: Context, kbId: string) {
  const { organizationId, sharedWith: reader = organizationId } = tenantOf(context)
  const [row] = await selectBases(context, reader).where(isLiveBase(kbId, organizationId))
  if (!row) throw knowledgeBaseNotFound()
  return row
}

export async function readBase(context: Context, kbId: string): Promise<KnowledgeBase> {
  return viewOf(await readWithTotals(context, kbId))
}

/** The same with where its summary is quoted from. */
export async function readBaseInFull(context: Context, kbId: string): Promise<KnowledgeBaseInFull> {
  const [base, [told]] = await Promise.all([
    readBase(context, kbId),
    context.services.db
      .select({ places: knowledgeBases.masterContextSources })
      .from(knowledgeBases)
      .where(eq(knowledgeBases.kbId, kbId)),
  ])
  const places = told?.places ?? []
  return { ...base, masterContextSources: await summarySourcesOf(context, { ownerId: kbId, kbId, places }) }
}

const newest = newestFirst(knowledgeBases, 'createdAt', 'kbId')

/** Bases of the organization, and those that others share with it; each part is a range of an index of its own. */
export async function basesOf(context: Context, page: Page) {
  const { organizationId } = tenantOf(context)
  const shared = inArray(knowledgeBases.kbId, sharedWith(organizationId))
  const rows = (await Promise.all([rowsOf(context, page), basesWhere(context, page, shared)]))
    .flat()
    .map((row) => ({ ...row, createdAt: row.base.createdAt, kbId: row.base.kbId }))
    .toSorted((one, other) => other.createdAt - one.createdAt || (one.kbId < other.kbId ? 1 : -1))
  const { items, nextCursor } = newest.page(rows, page.limit)
  return { knowledgeBases: items.map(viewOf), nextCursor }
}

export const rowsOf = (context: Context, page: Page) =>
  basesWhere(context, page, eq(knowledgeBases.organizationId, tenantOf(context).organizationId))

const basesWhere = (context: Context, { limit, cursor }: Page, which: SQL) =>
  selectBases(context, tenantOf(context).organizationId)
    .where(and(which, isNull(knowledgeBases.deletedAt), newest.after(cursor)))
    .orderBy(...newest.order)
    .limit(limit + 1)

interface BaseRow {
  base: Row
  totals?: FileFigures
  permission?: Permission | null
}

/** A knowledge base as clients see it. */
export function viewOf({ base: row, totals: counted = noFiles, permission = null }: BaseRow): KnowledgeBase {
  const { deletedAt: _, outboundContext: _told, outboundContextAt: _at, ...base } = row
  return {
    ...base,
    status: statusOf(row.status, counted),
    fileCount: counted.files,
    totalSizeBytes: counted.bytes,
    permission,
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
  }
}

export const nameOfBase = async (context: Context, kbId: string): Promise<string> =>
  (await readRow(context, kbId)).name
