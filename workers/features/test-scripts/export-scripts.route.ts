import { z } from 'zod'
import {
  type ScriptFrameworkName,
  findEntry,
  namesOf,
  scriptFrameworks,
} from '../../../shared/domain/test-scripts/catalog.ts'
import { languages } from '../../../shared/domain/test-scripts/types.ts'
import { recordRun } from '../../../shared/kernel/agent-runs.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { requireSession, sessionNotFound } from '../public-generator/index.ts'
import { callEngine, designLimits, generationInterrupted } from '../engine/index.ts'
import { counted, workAccess, workErrors, workFields } from '../quality/index.ts'
import { GivenTestCase, givenCases } from '../test-cases/index.ts'
import { answerProject, filesOf, projectAnswers } from './answer-project.ts'
import { languageOf } from './language.ts'

export const exportScripts = defineRoute({
  id: 'quality.exportScripts',
  route: 'POST /api/qa/test-cases/export-scripts',
  summary: 'Export test cases as a runnable project of browser tests',
  description:
    'Steps that a script cannot do make their case a skipped one, with the reason. With the `sessionId` of a public session, elements are found as they were when its cases last passed. `Accept: application/zip` answers an archive.',
  access: workAccess,
  effect: 'read',
  input: () => ({
    testCases: z.array(GivenTestCase()).min(1, 'There is nothing to export').max(1000),
    framework: z.enum(namesOf(scriptFrameworks)).default('fw-one'),
    language: z.enum(languages).optional(),
    baseUrl: z
      .url({ protocol: /^https?$/, error: 'Give an address that begins with http:// or https://' })
      .max(2000),
    projectName: z.string().trim().max(200).default(''),
    includePageObjects: z.boolean().default(true),
    includeHelpers: z.boolean().default(true),
    sessionId: z.uuid().optional(),
    ...workFields(),
  }),
  maxBodyBytes: 16 * 1024 * 1024,
  limits: designLimits,
  produces: projectAnswers,
  mcp: 'direct',
  errors: [...workErrors, sessionNotFound, generationInterrupted],
  async run(context, given, request) {
    const entry = findEntry(scriptFrameworks, given.framework) ?? scriptFrameworks[0]
    const language = languageOf(entry, given.language)
    const remembered = given.sessionId ? await rememberedBy(context, given.sessionId) : {}
    const name: ScriptFrameworkName = entry.name
    const inputSummary = counted(given.testCases.length, 'test case')
    const run = { agentType: 'test-scripts', inputSummary, outputSummary: filesOf }
    const files = await recordRun(context, run, () =>
      callEngine(context, (designer) =>
        designer.scripts({
          testCases: givenCases(given.testCases),
          framework: name,
          language,
          baseUrl: given.baseUrl,
          projectName: given.projectName || 'Tests',
          pageObjects: given.includePageObjects,
          helpers: given.includeHelpers,
          remembered,
        }),
      ),
    )
    return answerProject(request, files, given.projectName)
  },
})

/** What the cases of a session were known by; to know its id is to hold the session. */
async function rememberedBy(context: Context, sessionId: string) {
  await requireSession(context, sessionId, 'sessionId')
  return context.services.publicSessions.getByName(sessionId).remembered()
}
