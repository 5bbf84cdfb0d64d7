import { z } from 'zod'
import type { DesignRequest } from '../../../shared/domain/test-generation/schema.ts'
import { recordRun } from '../../../shared/kernel/agent-runs.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { knowledgeBaseNotFound } from '../knowledge-bases/index.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { designAccess, requireField } from './access.ts'
import { designCases } from './design.ts'
import { designLimits, generationInterrupted } from '../engine/index.ts'
import { countBy, inScope, runOf, withoutTestability } from './rules.ts'
import { ExtractedRequirement, readSources, requirementScopes, sourceText } from './schemas.ts'
import { requireStillOpen, sourceOf } from './source-of.ts'

const counts = () => z.record(z.string(), z.number().int())

interface RequirementSource {
  content?: string | undefined
  knowledgeBaseId?: string | undefined
  organizationId?: string | undefined
}

function checkSource({ content, knowledgeBaseId, organizationId }: RequirementSource): void {
  requireField('content', [content, knowledgeBaseId])
  if (knowledgeBaseId) requireField('organizationId', [organizationId], 'Required with knowledgeBaseId')
}

const extracted = () =>
  z.object({
    requirements: z.array(ExtractedRequirement()),
    summary: z.object({
      total: z.number().int(),
      byCategory: counts(),
      byPriority: counts(),
      byTestability: counts().optional(),
      sentences: z.number().int(),
      context: z.number().int(),
      notRead: z.number().int(),
      engine: z.string(),
    }),
    sources: readSources(),
    warnings: z.array(z.string()).optional(),
  })

export const extractRequirements = defineOperation({
  id: 'quality.extractRequirements',
  route: 'POST /api/qa/requirements/extract',
  summary: 'Extract requirements from a text, with what is testable about them',
  description:
    'Needs no organization, project or knowledge base. A `knowledgeBaseId` alone has the files of the base read, up to 200,000 characters: `source` and `fileId` of a requirement say where it stands. With `content`, up to 12 pieces of the base that speak of the same are known beside it (`sources`), and are no requirements themselves.',
  access: designAccess('viewer', checkSource),
  effect: 'read',
  isFresh: true,
  input: () => ({
    content: sourceText().optional(),
    knowledgeBaseId: z.uuid().optional(),
    organizationId: z.uuid().optional(),
    scope: z.enum(requirementScopes).default('all'),
    includeTestability: z.boolean().default(true),
  }),
  output: extracted,
  errors: [organizationNotFound, knowledgeBaseNotFound, generationInterrupted],
  limits: designLimits,
  mcp: 'listed',
  async run(context, { content, knowledgeBaseId, scope, includeTestability }) {
    const source = await sourceOf(context, { requirements: content, knowledgeBaseId })
    const { text: requirements, ownTexts } = source
    const request: DesignRequest = {
      requirements,
      ...(ownTexts && { ownTexts }),
      mode: 'extract-requirements',
    }
    const result = await recordRun(context, runOf('requirements', requirements), () =>
      designCases(context, request),
    )
    await requireStillOpen(context, { knowledgeBaseId })
    const designed = source.asTold(result)
    const warnings = [...source.warnings, ...designed.warnings]
    const scoped = designed.requirements.filter((requirement) => inScope(requirement, scope))
    const { sentences, context: background, notRead } = designed.summary.requirements
    return {
      requirements: includeTestability ? scoped : scoped.map(withoutTestability),
      summary: {
        total: scoped.length,
        byCategory: countBy(scoped, ({ category }) => category),
        byPriority: countBy(scoped, ({ priority }) => priority),
        ...(includeTestability && {
          byTestability: countBy(scoped, ({ testability }) => testability),
        }),
        sentences,
        context: background,
        notRead,
        engine: designed.summary.engine,
      },
      ...(source.sources && { sources: source.sources }),
      ...(warnings.length > 0 && { warnings }),
    }
  },
})
