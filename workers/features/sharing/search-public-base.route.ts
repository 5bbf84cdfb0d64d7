import { z } from 'zod'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { fileNotFound } from '../documents/index.ts'
import {
  checkSearch,
  requireFilesOf,
  respond,
  search,
  searchDescription,
  searchFields,
  searchProduces,
} from '../search/index.ts'
import { publicBaseNotFound } from './errors.ts'
import { readPublicBase } from './public-base.ts'

export const searchPublicBase = defineRoute({
  id: 'sharing.searchPublic',
  route: 'POST /api/public/kb/{kbId}/search',
  summary: 'Ask a public knowledge base',
  description: searchDescription,
  access: 'public',
  effect: 'read',
  isFresh: true,
  input: () => ({
    kbId: z.string().min(1).max(200).describe('Its id, or its `publicSlug`'),
    ...searchFields(),
  }),
  alsoInQuery: ['explain'],
  check: checkSearch,
  produces: searchProduces,
  errors: [publicBaseNotFound, fileNotFound],
  limits: [
    { name: 'public searches', setting: 'PUBLIC_SEARCHES_PER_HOUR', key: ({ addressKey }) => addressKey },
  ],
  mcp: 'listed',
  async run(context, { kbId: named, ...input }) {
    const { kbId, name } = await readPublicBase(context, named)
    const places = [{ kind: 'knowledge_base' as const, ownerId: kbId, name }]
    await requireFilesOf(context, places, input.fileIds)
    const isStillOpen = () => readPublicBase(context, kbId)
    return respond(context, { stream: input.stream, isStillOpen }, () =>
      search(context, { places, name }, input),
    )
  },
})
