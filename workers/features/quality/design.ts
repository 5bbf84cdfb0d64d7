import {
  type DesignRequest,
  type DesignResult,
  designTests,
  withParsedGherkin,
} from '../../../shared/domain/test-design/index.ts'
import type { Context } from '../../../shared/kernel/context.ts'

export interface Designed extends DesignResult {
  /** What the client should know beside the result, in sentences. */
  warnings: string[]
}

/** Designs test cases for any operation: the one place where the engine, the configured model and the Gherkin parser meet. */
export async function designCases(_context: Context, request: DesignRequest): Promise<Designed> {
  const designed = designTests(request)
  const { testCases, warnings } = await withParsedGherkin(designed.testCases)
  return { ...designed, testCases, warnings }
}
