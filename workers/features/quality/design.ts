import {
  type DesignRequest,
  type DesignResult,
  designTests,
  withCode,
  withParsedGherkin,
} from '../../../shared/domain/test-design/index.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { askModel } from './ask-model.ts'

export interface Designed extends DesignResult {
  /** What the client should know beside the result, in sentences. */
  warnings: string[]
}

/** Designs test cases for any operation: the one place where the engine, the readers of code, the configured model and the Gherkin parser meet. */
export async function designCases(context: Context, request: DesignRequest): Promise<Designed> {
  const { proposals, warnings } = await askModel(context, request)
  const designed = designTests(await withCode({ ...request, ...(proposals && { proposals }) }))
  const parsed = await withParsedGherkin(designed.testCases)
  return {
    ...designed,
    testCases: parsed.testCases,
    warnings: [...warnings, ...(designed.warnings ?? []), ...parsed.warnings],
  }
}
