import type { DesignRequest, DesignResult } from '../../../shared/domain/test-design/index.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { askModel } from './ask-model.ts'

// The engine is a quarter of the Worker: evaluating it with the first design keeps the start short.
const loadEngine = () => import('../../../shared/domain/test-design/index.ts')
const timer = () => new Promise((resolve) => setTimeout(resolve, 0))

export interface Designed extends DesignResult {
  /** What the client should know beside the result, in sentences. */
  warnings: string[]
}

interface Following {
  /** Awaited whenever there is something new in `onProgress`, so that watchers see it while the work goes on. */
  told?: () => Promise<unknown>
}

/** Designs test cases for any operation: the one place where the engine, the readers of code, the configured model and the Gherkin parser meet. */
export async function designCases(
  context: Context,
  request: DesignRequest,
  { told = () => Promise.resolve() }: Following = {},
): Promise<Designed> {
  const { designTestsPaused, withCode, withParsedGherkin } = await loadEngine()
  const { proposals, warnings } = await askModel(context, request, told)
  const asked = await withCode({ ...request, ...(proposals && { proposals }) })
  // A timer lets the clock go on: without it every tool would seem to take no time.
  const designed = await designTestsPaused(asked, (after) => (after === 'told' ? told() : timer()))
  const parsed = await withParsedGherkin(designed.testCases)
  return {
    ...designed,
    testCases: parsed.testCases,
    warnings: [...warnings, ...(designed.warnings ?? []), ...parsed.warnings],
  }
}
