import { z } from 'zod'
import { formats, priorities, scopes, testTypes } from '../../../shared/domain/test-cases/schema.ts'
import { GapSchema, SummarySchema } from '../../../shared/domain/test-generation/schema.ts'
import { notImplemented } from '../../../shared/kernel/errors.ts'
import { recordRun } from '../../../shared/kernel/agent-runs.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { designLimits, generationInterrupted } from '../engine/index.ts'
import { designAccess, refuseKnowledgeBase, requireField } from './access.ts'
import { designCases } from './design.ts'
import { generatedBeside } from './errors.ts'
import { knowledgeBaseNotFound } from '../knowledge-bases/index.ts'
import { projectNotFound } from '../projects/index.ts'
import { StoredTestCase, newCaseOf, testCaseTooLarge } from '../test-cases/index.ts'
import { requirementPrefix, sourceOf } from './project-requirements.ts'
import { qaTestCaseOf, runOf, traceabilityOf } from './rules.ts'
import { QaTestCase, Traced, sourceText } from './schemas.ts'
import { storeDesigned } from './store-designed.ts'

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
    'Needs no organization, project or knowledge base. With a `projectId` the cases are stored there and answered as stored; ids of the generation stay as `externalId`, and requirements get a number of the project (REQ-4.001). Without `requirements` the stories of the project are read: each case belongs to the story and the criterion of its requirement, and one that its story has already under that title is not made again. A `knowledgeBaseId` is 501 until knowledge bases hold files.',
  access: designAccess('member', checkSource),
  effect: 'write',
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
      testCases: z.array(z.union([StoredTestCase(), QaTestCase()])),
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
    testCaseTooLarge,
    generatedBeside,
  ],
  limits: designLimits,
  mcp: 'direct',
  async run(context, { includeTraceability, ...given }) {
    const { scope, testTypes: types, priority, format, maxTestCases, context: background } = given
    refuseKnowledgeBase(given.knowledgeBaseId)
    const { projectId } = given
    const source = await sourceOf(context, given)
    const prefix = projectId && (await requirementPrefix(context, projectId))
    const designed = await recordRun(context, runOf('test-design', source.text), () =>
      designCases(context, {
        requirements: source.text,
        mode: 'agentic',
        scope,
        priority,
        format,
        maxTestCases,
        ...(prefix && { requirementPrefix: prefix }),
        ...(types && { testTypes: types }),
        ...(background && { context: background }),
      }),
    )
    const warnings = [...source.warnings, ...designed.warnings]
    const answer = <Case>(testCases: Case[], ids?: ReadonlyMap<string, string>) => ({
      testCases,
      gaps: designed.gaps,
      summary: designed.summary,
      ...(includeTraceability && { traceability: traceabilityOf(designed, ids) }),
      ...(warnings.length > 0 && { warnings }),
    })
    if (!projectId) return answer(designed.testCases.map(qaTestCaseOf))
    const links = new Map(designed.requirements.map((one) => [one.id, source.linksOf(one)]))
    return storeDesigned(context, {
      projectId,
      action: 'quality.generateTestCases',
      cases: designed.testCases.map((one) => newCaseOf(one, links.get(one.requirementRef ?? ''))),
      answer: (stored) =>
        answer(stored, new Map(stored.map(({ id }, at) => [designed.testCases[at]?.id ?? id, id]))),
    })
  },
})
