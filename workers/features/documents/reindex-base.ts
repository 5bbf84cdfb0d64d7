import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { baseArchived } from './errors.ts'
import { ofBases } from './owners.ts'
import { reindex } from './reindex.ts'
import { ReindexStarted, startedWith } from './schemas.ts'

export const reindexBase = defineOperation({
  id: 'documents.reindex',
  route: 'POST /api/knowledge-bases/{id}/index',
  summary: 'Read all files of a knowledge base anew',
  description:
    'Answers at once. Each file stays findable as it was until it is read again; ask for the files to see how far they are.',
  access: { role: 'member', organization: ofBases.organization, hidden: ofBases.notFound },
  effect: 'write',
  repeat: 'redoes',
  input: () => ({ id: z.uuid() }),
  output: ReindexStarted,
  errors: [ofBases.notFound, baseArchived],
  mcp: 'listed',
  run: async (context, { id }) =>
    startedWith(context, await reindex(context, { owner: ofBases, ownerId: id })),
})
