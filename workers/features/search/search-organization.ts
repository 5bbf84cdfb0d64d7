import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { knowledgeBaseNotFound, requireSearchable, searchableBases } from '../knowledge-bases/index.ts'
import { organizationName, organizationNotFound } from '../organizations/index.ts'
import { searchLimits } from './declared.ts'
import { SearchAnswer, question } from './schemas.ts'
import { ask } from './search.ts'

export const searchOrganization = defineOperation({
  id: 'search.organization',
  route: 'GET /api/organizations/{organizationId}/search',
  summary: 'Ask all knowledge bases of an organization',
  description:
    'Archived bases are left out. With very many bases those are asked that were changed last; `warnings` says so.',
  access: {
    role: 'viewer',
    organization: (_context, { organizationId }) => organizationId,
    hidden: organizationNotFound,
  },
  effect: 'read',
  input: () => ({
    organizationId: z.uuid(),
    q: question(),
    limit: z.coerce.number().int().min(1).max(200).default(10),
    answer: z
      .enum(['0', '1'])
      .default('1')
      .describe('0 only finds, and asks no model for an answer: for a list that follows typing'),
  }),
  output: SearchAnswer,
  errors: [organizationNotFound, knowledgeBaseNotFound],
  limits: searchLimits,
  mcp: 'listed',
  async run(context, { q, limit, answer: wanted }) {
    const [name, { bases, isCut }] = await Promise.all([organizationName(context), searchableBases(context)])
    const places = bases.map(({ kbId, name: kbName }) => ({
      kind: 'knowledge_base' as const,
      ownerId: kbId,
      name: kbName,
    }))
    const answer = await ask(context, { places, name }, { question: q, limit, isAnswered: wanted === '1' })
    await requireSearchable(context, bases)
    const warnings = isCut ? [`Only the ${bases.length} bases that were changed last were asked.`] : []
    return { ...answer, warnings: [...warnings, ...answer.warnings] }
  },
})
