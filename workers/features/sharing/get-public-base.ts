import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { publicBaseNotFound } from './errors.ts'
import { readPublicBase } from './public-base.ts'

const PublicKnowledgeBase = once(() =>
  z
    .object({
      kbId: z.uuid(),
      name: z.string(),
      description: z.string(),
      publicSlug: z.string().nullable(),
      fileCount: z.number().int(),
      updatedAt: z.iso.datetime(),
    })
    .meta({ id: 'PublicKnowledgeBase' }),
)

export const getPublicBase = defineOperation({
  id: 'sharing.getPublic',
  route: 'GET /api/public/kb/{kbId}',
  summary: 'See what a public knowledge base is',
  access: 'public',
  effect: 'read',
  input: () => ({ kbId: z.string().min(1).max(200).describe('Its id, or its `publicSlug`') }),
  output: PublicKnowledgeBase,
  errors: [publicBaseNotFound],
  mcp: 'listed',
  async run(context, { kbId }) {
    const base = await readPublicBase(context, kbId)
    const { name, description, publicSlug, fileCount, updatedAt } = base
    return { kbId: base.kbId, name, description, publicSlug, fileCount, updatedAt: iso(updatedAt) }
  },
})
