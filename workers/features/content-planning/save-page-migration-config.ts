import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { pageMigrations } from '../../../shared/db/tables/content-planning.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { contentTypeNotFound, planStale, plannedFileNotFound } from './errors.ts'
import { readTypes } from './get-content-type-config.ts'
import { PageMigrations, recommendedBeside } from './get-page-migration-config.ts'
import { keepPlan } from './keep-plan.ts'
import { requireAsRead } from './require-as-read.ts'
import { requireFiles } from './require-files.ts'
import { bytesOf, insertPages, mostBytesOfPage } from './page-rows.ts'
import { mostLiveFiles } from './rules.ts'
import { PageMigration } from './schemas.ts'
import { guardsOfPlan, liveFiles, newestPlan, readPages } from './store.ts'

const tooLong = `The values of a page have at most ${mostBytesOfPage.toLocaleString('en-US')} bytes. Shorten the longest`
const mostBodyBytes = 8 * 1024 * 1024

export const savePageMigrationConfig = defineOperation({
  id: 'contentPlanning.savePages',
  route: 'POST /api/projects/{projectId}/page-migration-config',
  summary: 'Save what becomes of each file of a project',
  description:
    'Takes the place of all that was saved. Each file is named once; its type is one that is saved or was recommended, or the one it has.',
  access: {
    role: 'member',
    organization: projectOrganization,
    hidden: projectNotFound,
    existing: (context, { projectId, pages }) => requireNamed(context, projectId, pages),
  },
  effect: 'write',
  conditional: true,
  input: () => ({ projectId: z.uuid(), pages: z.array(PageMigration()).max(mostLiveFiles) }),
  ignores: ['recommended', 'source', 'updatedAt'],
  maxBodyBytes: mostBodyBytes,
  check(_context, { pages }) {
    const first = new Map(pages.map(({ fileId }, at) => [fileId, at] as const).toReversed())
    const details = pages.flatMap(({ fileId, fieldOverrides }, at) => [
      ...(first.get(fileId) === at
        ? []
        : [{ path: `pages.${at}.fileId`, message: 'Each file is named once. Take one of the entries out' }]),
      ...(bytesOf(fieldOverrides) <= mostBytesOfPage
        ? []
        : [{ path: `pages.${at}.fieldOverrides`, message: tooLong }]),
    ])
    if (details.length > 0) throw validationFailed({ details })
  },
  output: PageMigrations,
  errors: [projectNotFound, plannedFileNotFound, contentTypeNotFound, planStale],
  mcp: 'listed',
  async run(context, { projectId, pages }, request) {
    const { organizationId } = tenantOf(context)
    const readAt = await requireAsRead(context, projectId, request)
    const known = await requireNamed(context, projectId, pages)
    const { db } = context.services
    const now = context.now()
    const found = (await newestPlan(context, projectId))?.mappings ?? []
    const live = await liveFiles(context, projectId)
    const answer = {
      pages,
      recommended: recommendedBeside(pages, found, { live, known }),
      source: pages.length > 0 ? ('saved' as const) : ('none' as const),
      updatedAt: iso(now),
    }
    const guards = guardsOfPlan({ projectId, organizationId, readAt })
    const note = {
      resource: 'project',
      resourceId: projectId,
      summary: `Saved what becomes of ${pages.length} files`,
    }
    const rows = pages.map((page, ordinal) => ({ ...page, projectId, organizationId, ordinal }))
    await commit(context, { organizationId, action: 'contentPlanning.savePages', ...note, guards, answer }, [
      db.delete(pageMigrations).where(eq(pageMigrations.projectId, projectId)),
      ...insertPages(context, rows),
      keepPlan(context, { projectId, organizationId, updatedAt: now }),
    ])
    return answer
  },
})

type Pages = readonly { fileId: string; contentTypeId: string | null }[]

/** Throws 404 for files and types that the project does not have; returns the types that it has. A page keeps a type that was removed until it is given another one. */
async function requireNamed(context: Context, projectId: string, pages: Pages): Promise<ReadonlySet<string>> {
  await requireFiles(
    context,
    projectId,
    pages.map(({ fileId }, at) => ({ fileId, path: `pages.${at}.fileId` })),
  )
  const { contentTypes } = await readTypes(context, projectId)
  const known = new Set(contentTypes.map(({ contentTypeId }) => contentTypeId))
  const unknown = pages.flatMap(({ fileId, contentTypeId }, at) =>
    contentTypeId === null || known.has(contentTypeId) ? [] : [{ fileId, contentTypeId, at }],
  )
  if (unknown.length === 0) return known
  const kept = new Map((await readPages(context, projectId)).map((page) => [page.fileId, page.contentTypeId]))
  const details = unknown
    .filter(({ fileId, contentTypeId }) => kept.get(fileId) !== contentTypeId)
    .map(({ at }) => ({ path: `pages.${at}.contentTypeId`, message: contentTypeNotFound.sentence }))
  if (details.length > 0) throw contentTypeNotFound({ details })
  return known
}
