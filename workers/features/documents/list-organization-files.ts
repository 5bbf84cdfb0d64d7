import { type SQL, and, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { type Page, newestFirst, pageFields } from '../../../shared/db/pagination.ts'
import { fileStatuses, files } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { sharedWith } from '../knowledge-bases/index.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { OrganizationFile } from './schemas.ts'
import { ownerLives } from './store.ts'
import { organizationFileOf } from './views.ts'

type Status = (typeof fileStatuses)[number]

export const listOrganizationFiles = defineOperation({
  id: 'documents.listAll',
  route: 'GET /api/organizations/{organizationId}/files',
  summary: 'List the files of all knowledge bases and projects of an organization, newest first',
  access: {
    role: 'viewer',
    organization: (_context, { organizationId }) => organizationId,
    hidden: organizationNotFound,
  },
  effect: 'read',
  input: () => ({
    organizationId: z.uuid(),
    status: z.enum(fileStatuses).optional(),
    ...pageFields(),
  }),
  output: () => z.object({ files: z.array(OrganizationFile()), nextCursor: z.string().nullable() }),
  errors: [organizationNotFound],
  mcp: 'listed',
  async run(context, { status, limit, cursor }) {
    const { items, nextCursor } = newest.page(await allFiles(context, { status, limit, cursor }), limit)
    return { files: items.map(organizationFileOf), nextCursor }
  },
})

const newest = newestFirst(files, 'createdAt', 'fileId')

/** Those of its own bases and projects, and those of bases that others share with it; each part is a range of an index of its own. */
async function allFiles(context: Context, asked: Asked) {
  const { organizationId } = tenantOf(context)
  const own = filesWhere(context, asked, eq(files.organizationId, organizationId))
  const shared = filesWhere(context, asked, inArray(files.ownerId, sharedWith(organizationId)))
  return (await Promise.all([own, shared]))
    .flat()
    .toSorted(newestOf)
    .slice(0, asked.limit + 1)
}

interface Asked extends Page {
  status: Status | undefined
}

type Row = typeof files.$inferSelect

const newestOf = (one: Row, other: Row): number =>
  other.createdAt - one.createdAt || (one.fileId < other.fileId ? 1 : -1)

const filesWhere = (context: Context, { status, limit, cursor }: Asked, which: SQL): Promise<Row[]> =>
  context.services.db
    .select()
    .from(files)
    .where(
      and(
        which,
        isNull(files.deletedAt),
        ownerLives,
        status && eq(files.status, status),
        newest.after(cursor),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit + 1)
