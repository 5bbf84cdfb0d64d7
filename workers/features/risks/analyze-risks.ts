import { z } from 'zod'
import { frameworkNames, frameworkOf } from '../../../shared/domain/risk-analysis/compliance/names.ts'
import {
  ComplianceGap,
  Risk,
  RiskSummary,
  type RiskAnalysis,
} from '../../../shared/domain/risk-analysis/schema.ts'
import { recordRun } from '../../../shared/kernel/agent-runs.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import type { AskFor, Designer } from '../../../shared/services/designer.ts'
import {
  askedFields,
  callEngineAsking,
  designLimits,
  generationInterrupted,
  handedIn,
  insteadOfResult,
  orQuestions,
} from '../engine/index.ts'
import { counted, designAccess, requireField, sourceText, workErrors } from '../quality/index.ts'
import { nameRisks } from './name-risks.ts'
import { sourcesOf } from './sources.ts'

interface Given {
  requirements?: string | undefined
  projectId?: string | undefined
}

const known = Object.keys(frameworkNames).join(', ')

export const analyzeRisks = defineOperation({
  id: 'risks.analyze',
  route: 'POST /api/pm/risks/analyze',
  summary: 'Analyze the risks of requirements or of the stories of a project',
  description:
    'Takes a text, a project, or both; nothing is stored. Each risk has a likelihood and an impact from 1 to 5 and the words that it rests on; risks come with the highest level first, at most one of each kind. A configured model may name further words of the texts as evidence; it moves no figure of a risk and names no clause. Gaps are clauses of a framework that the texts touch and do not demand, or demand in part: they say what to ask for, and not whether a product complies.',
  access: designAccess<Given>('viewer', ({ requirements, projectId }) =>
    requireField('requirements', [requirements, projectId], 'Send requirements or a projectId'),
  ),
  effect: 'read',
  input: () => ({
    requirements: sourceText().optional(),
    projectId: z.uuid().optional().describe('The project whose stories are read; cancelled ones are not'),
    organizationId: z.uuid().optional(),
    domain: z.string().trim().max(200).optional(),
    complianceFrameworks: z
      .array(
        z
          .string()
          .max(200)
          .refine((name) => frameworkOf(name) !== undefined, `Known are ${known}`),
      )
      .max(20)
      .optional()
      .describe(
        `Any of ${known}, without regard to case, blanks and version; where this is left out, those that the texts name`,
      ),
    ...askedFields(),
  }),
  output: () =>
    orQuestions(
      z.object({
        risks: z.array(Risk()),
        complianceGaps: z.array(ComplianceGap()),
        summary: RiskSummary().extend({
          stories: z.object({ read: z.number().int(), more: z.boolean() }).nullable(),
        }),
        warnings: z.array(z.string()).optional(),
      }),
    ),
  errors: [...workErrors, generationInterrupted],
  limits: designLimits,
  mcp: 'listed',
  async run(context, { requirements, projectId, domain, complianceFrameworks, ...asking }) {
    const { sources, stories } = await sourcesOf(context, { requirements, projectId })
    const frameworks = complianceFrameworks?.flatMap((name) => frameworkOf(name) ?? [])
    const request = { sources, ...(domain && { domain }), ...(frameworks && { frameworks }) }
    const handed = handedIn(asking)
    const analysis = await recordRun(context, runOf(sources), async () => {
      const analyse = (designer: Designer, ask?: AskFor) => designer.risks(request, ask)
      const { done, warnings, open } = await callEngineAsking(context, nameRisks, analyse, handed)
      return { ...done, warnings: [...done.warnings, ...warnings], open }
    })
    const { warnings, heard, summary, open, ...found } = analysis
    if (open) return insteadOfResult(open)
    const reader = handed ? 'assistant' : context.services.model?.engine
    const engine = heard > 0 ? (reader ?? summary.engine) : summary.engine
    return {
      ...found,
      summary: { ...summary, engine, stories },
      ...(warnings.length > 0 && { warnings }),
    }
  },
})

const runOf = (sources: readonly { text: string }[]) => ({
  agentType: 'risk-analysis',
  inputSummary: counted(
    sources.reduce((sum, { text }) => sum + text.length, 0),
    'character',
  ),
  outputSummary: ({ risks, complianceGaps }: RiskAnalysis) =>
    [counted(risks.length, 'risk'), counted(complianceGaps.length, 'compliance gap')].join(', '),
})
