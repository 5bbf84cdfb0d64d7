import { z } from 'zod'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import {
  knowledgeBaseNotFound,
  sharedBaseOrganization,
  nameOfBase,
  requireBase,
} from '../knowledge-bases/index.ts'
import { fileNotFound } from '../documents/index.ts'
import { checkSearch, searchDescription, searchLimits, searchProduces } from './declared.ts'
import { requireFilesOf } from './require-files.ts'
import { respond } from './respond.ts'
import { searchFields } from './schemas.ts'
import { search } from './search.ts'

export const searchBase = defineRoute({
  id: 'search.base',
  route: 'POST /api/knowledge-bases/{id}/search',
  summary: 'Ask a knowledge base',
  description: searchDescription,
  access: { role: 'viewer', organization: sharedBaseOrganization, hidden: knowledgeBaseNotFound },
  effect: 'read',
  isFresh: true,
  input: () => ({ id: z.uuid(), ...searchFields() }),
  alsoInQuery: ['explain'],
  check: checkSearch,
  produces: searchProduces,
  errors: [knowledgeBaseNotFound, fileNotFound],
  limits: searchLimits,
  mcp: 'direct',
  async run(context, { id, ...input }) {
    const name = await nameOfBase(context, id)
    const places = [{ kind: 'knowledge_base' as const, ownerId: id, name }]
    await requireFilesOf(context, places, input.fileIds)
    const isStillOpen = () => requireBase(context, id)
    return respond(context, { stream: input.stream, isStillOpen }, () =>
      search(context, { places, name }, input),
    )
  },
})
