import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import type { Guard } from '../../../shared/db/guard.ts'
import { isLiveProject, projectLives } from '../../../shared/db/live-project.ts'
import { projects } from '../../../shared/db/tables/projects.ts'
import { versionAsked } from '../../../shared/kernel/etag.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { changedFields, unchanged } from '../../../shared/kernel/unchanged.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { description } from '../../../shared/schemas/description.ts'
import { knowledgeBaseNotFound, replaceLinks, requireKnowledgeBases } from '../knowledge-bases/index.ts'
import { projectNotFound, projectStale } from './errors.ts'
import { numberedAgents } from './rules.ts'
import { agentConfigs, knowledgeBaseIds, Project, projectName } from './schemas.ts'
import { projectOrganization, readProject } from './store.ts'

export const updateProject = defineOperation({
  id: 'projects.update',
  route: 'PATCH /api/projects/{projectId}',
  summary: 'Change a project',
  description:
    'Only what is given changes. `knowledgeBaseIds` and `agentConfigs` replace the whole of what was there. Over HTTP, a header `If-Match` with the `updatedAt` that you read has the change refused when the project has changed since.',
  access: {
    role: 'member',
    organization: projectOrganization,
    hidden: projectNotFound,
    existing: (context, { knowledgeBaseIds: kbIds = [] }) =>
      requireKnowledgeBases(context, kbIds, 'knowledgeBaseIds'),
  },
  effect: 'write',
  input: () => ({
    projectId: z.uuid(),
    name: projectName().optional(),
    description: description().optional(),
    knowledgeBaseIds: knowledgeBaseIds().optional(),
    agentConfigs: agentConfigs().optional(),
    status: z.enum(['active', 'archived']).optional(),
  }),
  ignores: ['organizationId', 'templateId', 'templateType', 'stats', 'createdBy', 'createdAt', 'updatedAt'],
  output: Project,
  errors: [projectNotFound, knowledgeBaseNotFound, projectStale],
  mcp: 'listed',
  conditional: true,
  async run(context, { projectId, knowledgeBaseIds: kbIds, agentConfigs: agents, ...fields }, request) {
    const { organizationId } = tenantOf(context)
    const { db, ids } = context.services
    const before = await readProject(context, projectId)
    const readAt = versionAsked(request.headers.get('if-match'))
    if (readAt !== undefined && readAt !== Date.parse(before.updatedAt)) throw projectStale()
    await requireKnowledgeBases(context, kbIds ?? [], 'knowledgeBaseIds')
    const known = before.agentConfigs
    const given = changedFields(
      {
        ...fields,
        ...(kbIds && { knowledgeBaseIds: [...new Set(kbIds)] }),
        ...(agents && { agentConfigs: numberedAgents(agents, { known, newId: ids.uuid }) }),
      },
      before,
    )
    const changed = Object.keys(given)
    if (changed.length === 0) return unchanged(context, before)
    const { knowledgeBaseIds: links, ...set } = given
    await commit(
      context,
      {
        organizationId,
        action: 'projects.update',
        resource: 'project',
        resourceId: projectId,
        summary: `Changed the project ${before.name}: ${inWords(changed)}`,
        guards: guardsOf({ projectId, organizationId, readAt }),
      },
      [
        // Each change moves it on, so that it can serve as a version.
        db
          .update(projects)
          .set({ ...set, updatedAt: sql`max(${context.now()}, ${projects.updatedAt} + 1)` })
          .where(isLiveProject(projectId, organizationId)),
        ...(links ? replaceLinks(context, projectId, links) : []),
      ],
    )
    return readProject(context, projectId)
  },
})

interface Changed {
  projectId: string
  organizationId: string
  readAt: number | undefined
}

function guardsOf({ projectId, organizationId, readAt }: Changed): Guard[] {
  // What is deleted meanwhile must not get links that no purge would find.
  const lives = { condition: projectLives(projectId, organizationId), refusal: projectNotFound }
  if (readAt === undefined) return [lives]
  const asRead = and(eq(projects.projectId, projectId), eq(projects.updatedAt, readAt))
  const unchangedSince = sql`exists (select 1 from ${projects} where ${asRead})`
  return [lives, { condition: unchangedSince, refusal: projectStale }]
}

const wordsOf: Record<string, string> = { knowledgeBaseIds: 'knowledge bases', agentConfigs: 'agents' }
const inWords = (fields: readonly string[]) => fields.map((field) => wordsOf[field] ?? field).join(', ')
