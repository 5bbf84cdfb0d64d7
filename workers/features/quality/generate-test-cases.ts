import { z } from 'zod'
import { formats, priorities, scopes, testTypes } from '../../../shared/domain/test-cases/schema.ts'
import { GapSchema, SummarySchema } from '../../../shared/domain/test-generation/schema.ts'
import { notImplemented } from '../../../shared/kernel/errors.ts'
import { recordRun } from '../../../shared/kernel/agent-runs.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { designAccess, designLimits, refuseKnowledgeBase, requireField } from './access.ts'
import { designCases } from './design.ts'
import { knowledgeBaseNotFound } from '../knowledge-bases/index.ts'
import { projectNotFound } from '../projects/index.ts'
import { generationInterrupted } from './errors.ts'
import { qaTestCaseOf, runOf, traceabilityOf } from './rules.ts'
import { QaTestCase, Traced, sourceText } from './schemas.ts'

interface Given {
  requirements?: string | undefined
  projectId?: string | undefined
  knowledgeBaseId?: string | undefined
}

function checkSource({ requirements, projectId, knowledgeBaseId }: Given): void {
  requireField('requirements', [requirements, projectId, knowledgeBaseId])
}

export const generateTestCases = defineOperation({
  id: 'quality.generateTestCases',
  route: 'POST /api/qa/test-cases/generate',
  summary: 'Generate test cases from requirements with ISTQB techniques',
  description:
    'Needs no organization, project or knowledge base; nothing is stored. With a `projectId` the work is counted in that project. A `knowledgeBaseId` is answered with 501 until knowledge bases hold files.',
  access: designAccess('member', checkSource),
  effect: 'write',
  repeat: 'redoes',
  input: () => ({
    requirements: sourceText().optional(),
    projectId: z.uuid().optional(),
    organizationId: z.uuid().optional(),
    knowledgeBaseId: z.uuid().optional(),
    scope: z.enum(scopes).default('full'),
    testTypes: z.array(z.enum(testTypes)).max(testTypes.length).optional(),
    priority: z.enum(['all', ...priorities]).default('all'),
    format: z.enum(formats).default('standard'),
    maxTestCases: z.number().int().min(1).max(200).default(50),
    context: z.string().max(50_000).optional(),
    includeTraceability: z.boolean().default(true),
  }),
  output: () =>
    z.object({
      testCases: z.array(QaTestCase()),
      gaps: z.array(GapSchema()),
      summary: SummarySchema(),
      traceability: z.array(Traced()).optional(),
      warnings: z.array(z.string()).optional(),
    }),
  errors: [
    organizationNotFound,
    projectNotFound,
    knowledgeBaseNotFound,
    notImplemented,
    generationInterrupted,
  ],
  limits: designLimits,
  mcp: 'direct',
  async run(context, { includeTraceability, ...given }) {
    const { scope, testTypes: types, priority, format, maxTestCases, context: background } = given
    refuseKnowledgeBase(given.knowledgeBaseId)
    requireField(
      'requirements',
      [given.requirements],
      'The project holds no requirements yet: send them here',
    )
    const requirements = given.requirements ?? ''
    const designed = await recordRun(context, runOf('test-design', requirements), () =>
      designCases(context, {
        requirements,
        mode: 'agentic',
        scope,
        priority,
        format,
        maxTestCases,
        ...(types && { testTypes: types }),
        ...(background && { context: background }),
      }),
    )
    return {
      testCases: designed.testCases.map(qaTestCaseOf),
      gaps: designed.gaps,
      summary: designed.summary,
      ...(includeTraceability && { traceability: traceabilityOf(designed) }),
      ...(designed.warnings.length > 0 && { warnings: designed.warnings }),
    }
  },
})
