import { z } from 'zod'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { linkedBases, requireSameBases } from '../knowledge-bases/index.ts'
import { nameOfProject, projectNotFound, projectOrganization } from '../projects/index.ts'
import { fileNotFound } from '../documents/index.ts'
import { checkSearch, searchDescription, searchLimits, searchProduces } from './declared.ts'
import { requireFilesOf } from './require-files.ts'
import { respond } from './respond.ts'
import { question, searchFields } from './schemas.ts'
import { search } from './search.ts'

export const chatWithProject = defineRoute({
  id: 'search.project',
  route: 'POST /api/projects/{projectId}/chat',
  summary: 'Ask the files of a project and its linked knowledge bases',
  description: searchDescription,
  access: { role: 'viewer', organization: projectOrganization, hidden: projectNotFound },
  effect: 'read',
  isFresh: true,
  input: () => {
    const { question: _, ...fields } = searchFields()
    return { projectId: z.uuid(), query: question(), ...fields }
  },
  alsoInQuery: ['explain'],
  check: checkSearch,
  produces: searchProduces,
  errors: [projectNotFound, fileNotFound],
  limits: searchLimits,
  mcp: 'listed',
  async run(context, { projectId, query, ...input }) {
    const [name, bases] = await Promise.all([
      nameOfProject(context, projectId),
      linkedBases(context, projectId),
    ])
    const places = [
      { kind: 'project' as const, ownerId: projectId, name },
      ...bases.map((base) => ({ kind: 'knowledge_base' as const, ownerId: base.kbId, name: base.name })),
    ]
    await requireFilesOf(context, places, input.fileIds)
    const isStillOpen = () => requireSameBases(context, projectId, bases)
    return respond(context, { stream: input.stream, isStillOpen }, () =>
      search(context, { places, name }, { ...input, question: query }),
    )
  },
})
