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
import { callEngine } from '../engine/index.ts'
import { authorOf, waitingFor } from './author-of.ts'
import { writingTasks } from './writing-tasks.ts'
import { keepRewordings, keptRewordings } from './kept-rewordings.ts'

const longestMs = 80_000
/** Of the steps of one question, as JSON. */
const mostCharacters = 60_000

interface Asked {
  testCases: readonly TestCase[]
  pages: readonly PageInventory[]
  /** The session or the project for which answers are kept. */
  scope: string
}

type CaseAnswer = Pick<Reworded, 'rewordings' | 'refused'>

export interface RewordedCases extends CaseAnswer {
  remaining: string[]
  modelUsage?: AskedModel | undefined
  warnings?: string[]
}

/** What is missing where no model is configured, and who else can do it. */
export const noAuthor = () =>
  notConfigured({
    message:
      'No model is configured, so nobody can put these steps into other words here. Your own assistant can (POST …/rewordings, over MCP as well), or configure a model; each unread step names the nearest wording that is read.',
  })

/**
 * Has steps of cases put into the step language by the configured model: those of the first 30 cases about which nobody was asked before, and what was answered about the others then.
 * Throws `not_configured` where no model is and somebody would have to be asked. What a provider leaves out is in `remaining`.
 */
export async function rewordByModel(
  context: Context,
  { testCases, pages, scope }: Asked,
): Promise<RewordedCases> {
  if (testCases.length === 0) return { rewordings: [], refused: [], remaining: [] }
  if (!context.services.model) throw noAuthor()
  const asker = hashToken(JSON.stringify([promptVersion, modelName(context.services.settings), pages]))
  const keys = new Map(testCases.map((testCase) => [testCase.id, keyOf(asker, testCase)]))
  const kept = await keptRewordings(context, scope, [...keys.values()])
  const answered = testCases.flatMap(({ id }) => {
    const answer = kept.get(keys.get(id) ?? '') as CaseAnswer | undefined
    return answer ? [[id, answer] as const] : []
  })
  const answers = new Map<string, CaseAnswer>(answered)
  const open = testCases.filter(({ id }) => !answers.has(id))
  const asked = withinPrompt(open.slice(0, mostCasesAsked))
  const { reworded, warnings, modelUsage } = await askModel(context, { testCases: asked, pages })
  const settled = new Set(reworded?.settled ?? [])
  const fresh = new Map(asked.map(({ id }) => [id, answerOf(id, reworded)]))
  const toKeep = [...fresh].flatMap(([id, answer]) =>
    settled.has(id) ? [[keys.get(id) ?? '', answer] as const] : [],
  )
  // The answer is there: that it cannot be kept costs the next question, and not this one.
  await keepRewordings(context, scope, new Map(toKeep)).catch((error: unknown) =>
    logError({ kind: 'quality.keepRewordings', requestId: context.requestId, error }),
  )
  const all = testCases.flatMap(({ id }) => answers.get(id) ?? fresh.get(id) ?? [])
  return {
    rewordings: all.flatMap(({ rewordings }) => rewordings),
    refused: all.flatMap(({ refused }) => refused),
    remaining: open.flatMap(({ id }) => (settled.has(id) ? [] : [id])),
    ...(modelUsage && { modelUsage }),
    ...(warnings.length > 0 && { warnings }),
  }
}

interface Asking {
  reworded?: Reworded | undefined
  warnings: string[]
  modelUsage?: AskedModel | undefined
}

async function askModel(context: Context, cases: CasesToReword): Promise<Asking> {
  if (cases.testCases.length === 0) return { warnings: [] }
  const refusal = await workRefusal(context, writingTasks.rewordings)
  if (refusal !== undefined) return { warnings: [refusal] }
  const waiting = waitingFor(context, longestMs)
  const { ask, report } = authorOf(context, waiting)
  try {
    const { reworded } = await callEngine(context, (designer) => designer.reword(cases, ask), {
      until: waiting.engine,
    }).catch(() => ({ reworded: null }))
    const silent = reworded ? [] : ['The model did not answer, or not in time. Ask again for what remains.']
    const { warnings, usage: modelUsage } = report()
    return { reworded: reworded ?? undefined, warnings: [...warnings, ...silent], modelUsage }
  } finally {
    waiting.end()
  }
}

const answerOf = (id: string, reworded: Reworded | undefined): CaseAnswer => ({
  rewordings: reworded?.rewordings.filter((each) => each.id === id) ?? [],
  refused: reworded?.refused.filter((each) => each.id === id) ?? [],
})

/** The first cases, as many as fit into a question; one that does not fit is asked about alone. */
function withinPrompt(testCases: readonly TestCase[]): TestCase[] {
  let left = mostCharacters
  return testCases.filter(({ steps }, at) => (left -= JSON.stringify(steps ?? []).length) >= 0 || at === 0)
}

/** All that an author sees of a case, and who it is: `asker` stands for the model and the pages. */
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
