import { z } from 'zod'
import type { ContentType as StoredType } from '../../../shared/db/tables/content-planning.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { withoutDeleted } from './live-plan.ts'
import { ContentType, source, updatedAt } from './schemas.ts'
import { liveFiles, newestPlan, readPlanRow } from './store.ts'

export const ContentTypes = () =>
  z.object({
    contentTypes: z.array(z.object({ ...ContentType().shape, contentTypeId: z.string() })),
    source: source(),
    updatedAt: updatedAt(),
  })

export const getContentTypeConfig = defineOperation({
  id: 'contentPlanning.getContentTypes',
  route: 'GET /api/projects/{projectId}/content-type-config',
  summary: 'Read the content types of a project',
  description: 'Those that somebody saved; until then those that the newest analysis recommends.',
  access: { role: 'viewer', organization: projectOrganization, hidden: projectNotFound },
  effect: 'read',
  input: () => ({ projectId: z.uuid() }),
  output: ContentTypes,
  errors: [projectNotFound],
  mcp: 'listed',
  run: (context, { projectId }) => readTypes(context, projectId),
})

/** The types that hold now, and where they come from. */
export async function readTypes(
  context: Context,
  projectId: string,
): Promise<z.input<ReturnType<typeof ContentTypes>>> {
  const row = await readPlanRow(context, projectId)
  const saved = row ? iso(row.updatedAt) : null
  if (row?.contentTypes) return { contentTypes: row.contentTypes, source: 'saved', updatedAt: saved }
  const plan = await newestPlan(context, projectId)
  if (!plan) return { contentTypes: [], source: 'none', updatedAt: saved }
  const { contentTypes } = withoutDeleted(plan, await liveFiles(context, projectId))
  const shown = contentTypes.map(({ contentTypeId, name, machineName, fields }): StoredType => ({
    contentTypeId,
    name,
    machineName,
    fields,
  }))
  return { contentTypes: shown, source: 'recommended', updatedAt: saved }
}
