import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { readTypes } from './get-content-type-config.ts'
import { PageMigration, source, updatedAt } from './schemas.ts'
import { liveFiles, newestPlan, readPages, readPlanRow } from './store.ts'

export const PageMigrations = () =>
  z.object({
    pages: z.array(PageMigration()),
    recommended: z
      .array(z.object({ fileId: z.string(), contentTypeId: z.string() }))
      .describe('What the newest analysis recommends for files of which nobody has saved what they become'),
    source: source(),
    updatedAt: updatedAt(),
  })

export const getPageMigrationConfig = defineOperation({
  id: 'contentPlanning.getPages',
  route: 'GET /api/projects/{projectId}/page-migration-config',
  summary: 'Read what becomes of each file of a project',
  description:
    'As somebody saved it; until then as the newest analysis recommends. Files that were deleted are left out.',
  access: { role: 'viewer', organization: projectOrganization, hidden: projectNotFound },
  effect: 'read',
  input: () => ({ projectId: z.uuid() }),
  output: PageMigrations,
  errors: [projectNotFound],
  mcp: 'listed',
  run: (context, { projectId }) => readMigrations(context, projectId),
})

async function readMigrations(
  context: Context,
  projectId: string,
): Promise<z.input<ReturnType<typeof PageMigrations>>> {
  const [row, rows, live, plan, types] = await Promise.all([
    readPlanRow(context, projectId),
    readPages(context, projectId),
    liveFiles(context, projectId),
    newestPlan(context, projectId),
    readTypes(context, projectId),
  ])
  const updatedAt = row ? iso(row.updatedAt) : null
  const pages = rows
    .filter(({ fileId }) => live.has(fileId))
    .map(({ fileId, contentTypeId, fieldOverrides, status }) => ({
      fileId,
      contentTypeId,
      fieldOverrides: fieldOverrides as Record<string, string>,
      status,
    }))
  const found = (plan?.mappings ?? []).filter(({ fileId }) => live.has(fileId))
  const known = new Set(types.contentTypes.map(({ contentTypeId }) => contentTypeId))
  if (rows.length > 0)
    return {
      pages,
      recommended: recommendedBeside(pages, found, { live, known }),
      source: 'saved',
      updatedAt,
    }
  const fresh = found.map(({ fileId, contentTypeId }) => ({
    fileId,
    contentTypeId: known.has(contentTypeId) ? contentTypeId : null,
    fieldOverrides: {},
    status: 'planned' as const,
  }))
  return { pages: fresh, recommended: [], source: plan ? 'recommended' : 'none', updatedAt }
}

/** What an analysis found for files that are there and have no type, of types that are there. */
export function recommendedBeside(
  pages: readonly { fileId: string; contentTypeId?: string | null | undefined }[],
  found: readonly { fileId: string; contentTypeId: string }[],
  { live, known }: { live: ReadonlySet<string>; known: ReadonlySet<string> },
): { fileId: string; contentTypeId: string }[] {
  const decided = new Set(pages.filter(({ contentTypeId }) => contentTypeId).map(({ fileId }) => fileId))
  return found.flatMap(({ fileId, contentTypeId }) =>
    decided.has(fileId) || !live.has(fileId) || !known.has(contentTypeId) ? [] : [{ fileId, contentTypeId }],
  )
}
