import { promptVersion } from '../../../shared/domain/authoring/prompt/rules.ts'
import { mostCasesAsked } from '../../../shared/domain/authoring/rewording/limits.ts'
import type { Reworded } from '../../../shared/domain/authoring/rewording/types.ts'
import type { PageInventory } from '../../../shared/domain/page-inventory/schema.ts'
import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { hashToken } from '../../../shared/kernel/hash-token.ts'
import type { AskedModel } from '../../../shared/schemas/asked-model.ts'
import type { CasesToReword } from '../../../shared/services/designer.ts'
import { workRefusal } from '../../../shared/kernel/model-ceiling.ts'
import { modelName } from '../../../shared/services/models.ts'
import { logError } from '../../../shared/services/log.ts'
import { workWithModel } from './author-of.ts'
import { writingTasks } from './writing-tasks.ts'
import { storeRewordings, storedRewordings } from './stored-rewordings.ts'

/** Characters of the steps of one question, as JSON. */
const mostCharacters = 60_000

interface CasesOfScope {
  testCases: readonly TestCase[]
  pages: readonly PageInventory[]
  /** The session or the project for which answers are stored. */
  scope: string
}

type CaseAnswer = Pick<Reworded, 'rewordings' | 'refused'>

export interface RewordedCases extends CaseAnswer {
  remaining: string[]
  modelUsage?: AskedModel | undefined
  warnings?: string[]
}

/** The refusal without a configured model; it says who else can reword. */
export const noAuthor = () =>
  notConfigured({
    message:
      'No model is configured, so nobody can put these steps into other words here. Your own assistant can (POST …/rewordings, over MCP as well), or configure a model; each unread step names the nearest wording that is read.',
  })

/**
 * Has the configured model put steps of cases into the step language: it is asked about the first 30 cases without a stored answer. Cases without an answer are in
 * `remaining`. Throws `not_configured` without a model.
 */
export async function rewordByModel(
  context: Context,
  { testCases, pages, scope }: CasesOfScope,
): Promise<RewordedCases> {
  if (testCases.length === 0) return { rewordings: [], refused: [], remaining: [] }
  if (!context.services.model) throw noAuthor()
  const asker = hashToken(JSON.stringify([promptVersion, modelName(context.services.settings), pages]))
  const keys = new Map(testCases.map((testCase) => [testCase.id, keyOf(asker, testCase)]))
  const stored = await storedRewordings(context, scope, [...keys.values()])
  const answers = new Map(
    testCases.flatMap(({ id }) => {
      const answer = stored.get(keys.get(id) ?? '') as CaseAnswer | undefined
      return answer ? [[id, answer] as const] : []
    }),
  )
  const open = testCases.filter(({ id }) => !answers.has(id))
  const batch = withinPrompt(open.slice(0, mostCasesAsked))
  const { reworded, warnings, modelUsage } = await askModel(context, { testCases: batch, pages })
  const settled = new Set(reworded?.settled ?? [])
  const fresh = new Map(batch.map(({ id }) => [id, answerOf(id, reworded)]))
  const toStore = [...fresh].flatMap(([id, answer]) =>
    settled.has(id) ? [[keys.get(id) ?? '', answer] as const] : [],
  )
  // Without a place in the store the answer still counts; the next request asks again.
  await storeRewordings(context, scope, new Map(toStore)).catch((error: unknown) =>
    logError({ kind: 'quality.keepRewordings', requestId: context.requestId, error }),
  )
  const caseAnswers = testCases.flatMap(({ id }) => answers.get(id) ?? fresh.get(id) ?? [])
  return {
    rewordings: caseAnswers.flatMap(({ rewordings }) => rewordings),
    refused: caseAnswers.flatMap(({ refused }) => refused),
    remaining: open.flatMap(({ id }) => (settled.has(id) ? [] : [id])),
    ...(modelUsage && { modelUsage }),
    ...(warnings.length > 0 && { warnings }),
  }
}

interface ModelAnswer {
  reworded?: Reworded | undefined
  warnings: string[]
  modelUsage?: AskedModel | undefined
}

async function askModel(context: Context, cases: CasesToReword): Promise<ModelAnswer> {
  if (cases.testCases.length === 0) return { warnings: [] }
  const refusal = await workRefusal(context, writingTasks.rewordings)
  if (refusal !== undefined)
    return { warnings: [`Nothing was asked: ${refusal.charAt(0).toLowerCase()}${refusal.slice(1)}`] }
  const { result, warnings, modelUsage } = await workWithModel(context, (designer, ask) =>
    designer.reword(cases, ask),
  )
  const reworded = result?.reworded ?? undefined
  const silent = reworded ? [] : ['The model did not answer, or not in time. Ask again for what remains.']
  return { reworded, warnings: [...warnings, ...silent], modelUsage }
}

const answerOf = (id: string, reworded: Reworded | undefined): CaseAnswer => ({
  rewordings: reworded?.rewordings.filter((each) => each.id === id) ?? [],
  refused: reworded?.refused.filter((each) => each.id === id) ?? [],
})

/** The first cases that fit into one question, and at least one. */
function withinPrompt(testCases: readonly TestCase[]): TestCase[] {
  let left = mostCharacters
  return testCases.filter(({ steps }, at) => (left -= JSON.stringify(steps ?? []).length) >= 0 || at === 0)
}

/** Key of an answer: all that an author sees of a case; `asker` stands for the model and the pages. */
function keyOf(
  asker: string,
  { id, title, preconditions = [], steps = [], expectedResult = '' }: TestCase,
): string {
  const words = steps.map(({ stepNumber, action, expectedResult: expected, testData = '', original }) => [
    stepNumber,
    action,
    expected,
    testData,
    original,
  ])
  return hashToken(JSON.stringify([asker, id, title, preconditions, words, expectedResult]))
}
