import { z } from 'zod'
import {
  type BddFrameworkName,
  bddFrameworks,
  findEntry,
  namesOf,
} from '../../../shared/domain/test-scripts/catalog.ts'
import { languages } from '../../../shared/domain/test-scripts/types.ts'
import { recordRun } from '../../../shared/kernel/agent-runs.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { callEngine, designLimits, generationInterrupted } from '../engine/index.ts'
import { designCases, runOf, sourceText, workAccess, workErrors, workFields } from '../quality/index.ts'
import { answerProject, filesOf, projectAnswers } from './answer-project.ts'
import { languageOf } from './language.ts'

export const writeFeatures = defineRoute({
  id: 'quality.writeFeatures',
  route: 'POST /api/qa/bdd',
  summary: 'Write requirements as features with step definitions',
  description:
    'Designs test cases and writes them as Gherkin, one wording for each kind of step, with a project that runs them. `Accept: application/zip` answers an archive.',
  access: workAccess,
  effect: 'write',
  repeat: 'redoes',
  input: () => ({
    requirements: sourceText(),
    framework: z.enum(namesOf(bddFrameworks)).default('bdd-fw-1'),
    language: z.enum(languages).optional(),
    includeStepDefs: z.boolean().default(true),
    includeDataTables: z.boolean().default(true),
    maxScenarios: z.number().int().min(1).max(200).default(50),
    projectName: z.string().trim().max(200).default(''),
    baseUrl: z
      .url({ protocol: /^https?$/, error: 'Give an address that begins with http:// or https://' })
      .max(2000)
      .default('http://localhost:3000/'),
    ...workFields(),
  }),
  limits: designLimits,
  produces: projectAnswers,
  mcp: 'listed',
  errors: [...workErrors, generationInterrupted],
  async run(context, given, request) {
    const entry = findEntry(bddFrameworks, given.framework) ?? bddFrameworks[0]
    const language = languageOf(entry, given.language)
    const framework: BddFrameworkName = entry.name
    const { requirements, maxScenarios: maxTestCases } = given
    const { inputSummary } = runOf('features', requirements)
    const run = { agentType: 'features', inputSummary, outputSummary: filesOf }
    const files = await recordRun(context, run, async () => {
      const { testCases } = await designCases(context, { requirements, mode: 'agentic', maxTestCases })
      return callEngine(context, (designer) =>
        designer.bdd({
          testCases,
          framework,
          language,
          baseUrl: given.baseUrl,
          projectName: given.projectName,
          stepDefinitions: given.includeStepDefs,
          dataTables: given.includeDataTables,
        }),
      )
    })
    return answerProject(request, files, given.projectName)
  },
})
