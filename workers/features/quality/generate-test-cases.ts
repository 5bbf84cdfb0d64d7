import { z } from 'zod'
import { formats, priorities, scopes, testTypes } from '../../../shared/domain/test-cases/schema.ts'
import { ObservedSchema } from '../../../shared/domain/page-inventory/observed.ts'
import { cutPages } from '../../../shared/domain/page-inventory/cut.ts'
import { pagesField } from '../../../shared/domain/page-inventory/schema.ts'
import {
  type DesignRequest,
  GapSchema,
  SummarySchema,
} from '../../../shared/domain/test-generation/schema.ts'
import { recordRun } from '../../../shared/kernel/agent-runs.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { modelUsageField } from '../../../shared/schemas/asked-model.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { designLimits, generationInterrupted } from '../engine/index.ts'
import { designAccess, requireField } from './access.ts'
import { designCases } from './design.ts'
import { generationAnswers } from './generation-answers.ts'
import { generatedBeside } from './errors.ts'
import { knowledgeBaseNotFound } from '../knowledge-bases/index.ts'
import { projectNotFound } from '../projects/index.ts'
import { StoredTestCase, newCaseOf, testCaseTooLarge } from '../test-cases/index.ts'
import { requirementPrefix } from './project-requirements.ts'
import { qaTestCaseOf, runOf, traceabilityOf } from './rules.ts'
import { QaTestCase, Traced, readSources, sourceText } from './schemas.ts'
import { requireStillOpen, sourceOf } from './source-of.ts'
import { storeDesigned } from './store-designed.ts'

interface CaseSource {
  requirements?: string | undefined
  projectId?: string | undefined
  knowledgeBaseId?: string | undefined
}

function checkSource({ requirements, projectId, knowledgeBaseId }: CaseSource): void {
  requireField('requirements', [requirements, projectId, knowledgeBaseId])
}

const generated = () =>
  z.object({
    testCases: z.array(z.union([StoredTestCase(), QaTestCase()])),
    gaps: z.array(GapSchema()),
    observed: z.array(ObservedSchema()).optional().describe('With `pages`: where the text and they disagree'),
    summary: SummarySchema(),
    traceability: z.array(Traced()).optional(),
    sources: readSources(),
    modelUsage: modelUsageField(),
    warnings: z.array(z.string()).optional(),
  })

export const generateTestCases = defineOperation({
  id: 'quality.generateTestCases',
  route: 'POST /api/qa/test-cases/generate',
  summary: 'Generate test cases from requirements with ISTQB techniques',
  description:
    'With a `projectId` the cases are stored there and answered as stored, their own ids as `externalId`. Without `requirements` the stories of the project are read: each case belongs to story and criterion, and one that its story has under that title is not made again. A `knowledgeBaseId` alone has its files read as requirements, up to 200,000 characters; `traceability` names file and place. Beside requirements or stories up to 12 pieces of the base are known (`sources`), and no case is made of those alone.',
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
    ...generationAnswers('Sentences of `requirements` that answer a gap: it is not named again'),
    pages: pagesField()
      .optional()
      .describe('What the pages offer that the text is about, as the pages of a session tell it'),
    includeTraceability: z.boolean().default(true),
  }),
  output: generated,
  errors: [
    organizationNotFound,
    projectNotFound,
    knowledgeBaseNotFound,
    generationInterrupted,
    testCaseTooLarge,
    generatedBeside,
  ],
  limits: designLimits,
  mcp: 'direct',
  async run(context, { includeTraceability, ...fields }) {
    const { scope, testTypes: types, priority, format, maxTestCases, context: background } = fields
    const { projectId } = fields
    const source = await sourceOf(context, fields)
    const answers = [...(source.answers ?? []), ...(fields.answers ?? [])]
    const prefix = projectId && (await requirementPrefix(context, projectId))
    const request: DesignRequest = {
      requirements: source.text,
      ...(source.ownTexts && { ownTexts: source.ownTexts }),
      mode: 'agentic',
      scope,
      priority,
      format,
      maxTestCases,
      ...(prefix && { requirementPrefix: prefix }),
      ...(types && { testTypes: types }),
      ...(background && { context: background }),
      ...(answers.length > 0 && { answers }),
      ...(fields.pages && { pages: cutPages(fields.pages) }),
    }
    const result = await recordRun(context, runOf('test-design', source.text), () =>
      designCases(context, request),
    )
    await requireStillOpen(context, fields)
    const designed = source.asTold(result)
    const warnings = [...source.warnings, ...designed.warnings]
    const answer = <Case>(testCases: Case[], ids?: ReadonlyMap<string, string>) => ({
      testCases,
      gaps: designed.gaps,
      ...(fields.pages && { observed: designed.observed ?? [] }),
      summary: designed.summary,
      ...(includeTraceability && { traceability: traceabilityOf(designed, ids) }),
      ...(source.sources && { sources: source.sources }),
      ...(designed.modelUsage && { modelUsage: designed.modelUsage }),
      ...(warnings.length > 0 && { warnings }),
    })
    if (!projectId) return answer(designed.testCases.map(qaTestCaseOf))
    const links = new Map(
      designed.requirements.map((requirement) => [requirement.id, source.linksOf(requirement)]),
    )
    // A criterion is a case as it is stated where cases are made for its story: its outline would be the same once more.
    const cases = designed.testCases.filter(
      ({ basis, requirementRef = '' }) => basis !== 'outline' || !links.get(requirementRef)?.criterion,
    )
    return storeDesigned(context, {
      projectId,
      action: 'quality.generateTestCases',
      cases: cases.map((testCase) => newCaseOf(testCase, links.get(testCase.requirementRef ?? ''))),
      answer: (stored) => answer(stored, new Map(stored.map(({ id }, at) => [cases[at]?.id ?? id, id]))),
    })
  },
})
