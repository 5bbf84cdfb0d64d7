import { deedOf } from '../../../test-cases/basis.ts'
import type { TestCase } from '../../../test-cases/schema.ts'

/** Whether two cases say the same, whatever is found of them. */
export const isSameContent = (one: TestCase, other: TestCase): boolean => contentOf(one) === contentOf(other)

const contentOf = (testCase: TestCase): string => {
  const { title, testType, priority, sentences = [], steps = [] } = testCase
  const computed = steps.map((step) =>
    (step.computed ?? []).map(({ expression, value }) => [expression, value]),
  )
  return JSON.stringify([title, testType, priority, sentences, deedOf(testCase), computed])
}
