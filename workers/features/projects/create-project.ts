import { z } from 'zod'
import { actorId, type Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { description } from '../../../shared/schemas/description.ts'
import { knowledgeBaseNotFound, requireKnowledgeBases } from '../knowledge-bases/index.ts'
import { namedNotFound, organizationNotFound } from '../organizations/index.ts'
import { projectLimitReached, projectNotFound } from './errors.ts'
import { insertProject } from './insert-project.ts'
import { noRuns, numberedAgents, presetAgents } from './rules.ts'
import { agentConfigs, knowledgeBaseIds, Project, projectName, templateType } from './schemas.ts'
import { type ProjectRow, findRow } from './store.ts'

export const createProject = defineOperation({
  id: 'projects.create',
  route: 'POST /api/projects',
  summary: 'Create a project in an organization',
  description:
    'The agents are those of `agentConfigs`, else of the project that `templateId` names, else the usual ones of the `templateType`. With a `templateId` everything else that is configured there is copied too, unless it is given here.',
  access: {
    role: 'member',
    organization: (_context, { organizationId }) => organizationId,
    hidden: namedNotFound,
    existing: requireNamed,
  },
  effect: 'write',
  input: () => ({
    name: projectName(),
    organizationId: z.uuid(),
    description: description().default(''),
    templateId: z
      .string()
      .max(100)
      .nullable()
      .optional()
      .describe('A project of the organization to copy the configuration from'),
    templateType: templateType().optional().describe('That of the template, else blank'),
    knowledgeBaseIds: knowledgeBaseIds().optional(),
    agentConfigs: agentConfigs().optional(),
  }),
  ignores: ['projectId', 'status', 'stats', 'createdBy', 'createdAt', 'updatedAt'],
  output: Project,
  status: 201,
  location: ({ projectId }) => `/api/projects/${projectId}`,
  errors: [organizationNotFound, knowledgeBaseNotFound, projectNotFound, projectLimitReached],
  mcp: 'direct',
  async run(context, { templateId = null, knowledgeBaseIds: given, agentConfigs: agents, ...input }) {
    const template = await requireNamed(context, { templateId, knowledgeBaseIds: given })
    const type = input.templateType ?? template?.templateType ?? 'blank'
    const now = context.now()
    const { uuid } = context.services.ids
    const row: ProjectRow = {
      projectId: uuid(),
      organizationId: tenantOf(context).organizationId,
      name: input.name,
      description: input.description,
      templateId,
      templateType: type,
      agentConfigs: numberedAgents(agents ?? template?.agentConfigs ?? presetAgents(type), { newId: uuid }),
      status: 'active',
      ...noRuns,
      createdBy: actorId(context.actor),
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    }
    return insertProject(context, row, {
      action: 'projects.create',
      summary: `Created the project ${row.name}`,
      from: template && { projectId: template.projectId, notFound: templateNotFound },
      kbIds: given && [...new Set(given)],
    })
  },
})

const templateNotFound = () =>
  projectNotFound({
    message: 'The project to copy the configuration from was not found',
    details: [{ path: 'templateId', message: projectNotFound.sentence }],
  })

interface Named {
  templateId?: string | null | undefined
  knowledgeBaseIds?: string[] | undefined
}

/** The template, where there is one. Throws when it or a knowledge base is nobody's. */
async function requireNamed(context: Context, { templateId = null, knowledgeBaseIds: kbIds = [] }: Named) {
  const template = templateId === null ? undefined : await readTemplate(context, templateId)
  await requireKnowledgeBases(context, kbIds, 'knowledgeBaseIds')
  return template
}

async function readTemplate(context: Context, templateId: string): Promise<ProjectRow> {
  const row = await findRow(context, templateId)
  if (!row) throw templateNotFound()
  return row
}
