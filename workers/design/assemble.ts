import type { Handed } from '../../shared/domain/test-generation/authors/with-coverage.ts'
import type { Designed, DesignInput } from '../../shared/services/designer.ts'
import type { Embedded } from './embedded.ts'
import { assembled, withParsedGherkin } from './engine.ts'

/** The judged result of all authors of a request, its Gherkin parsed. */
export async function assemble(
  request: DesignInput,
  { designed, marks, warnings }: Embedded,
  handed?: Handed,
): Promise<Designed> {
  const result = assembled({ request, embedded: designed, marks, handed })
  const parsed = await withParsedGherkin(result.testCases)
  return { ...result, testCases: parsed.testCases, warnings: [...warnings, ...parsed.warnings] }
}
