import type { TestCase } from '../session.ts'

/** A case whose step has its original words again. */
export function withOriginal(testCase: TestCase, index: number): TestCase {
  const steps = (testCase.steps ?? []).map((step, at) => {
    const { original, testData: _data, computed: _computed, ...others } = step
    return at === index && original ? { ...others, ...original } : step
  })
  return { ...testCase, steps }
}
