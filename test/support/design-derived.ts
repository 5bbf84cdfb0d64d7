import { designTests, type DesignRequest, type DesignResult } from '../../shared/domain/test-design/index.ts'

/** What techniques derive from a text: without the cases that repeat a sentence as it is stated, since nothing was read from it. */
export function designDerived(request: DesignRequest): DesignResult {
  const designed = designTests(request)
  return { ...designed, testCases: designed.testCases.filter(({ tags = [] }) => !tags.includes('as stated')) }
}
