import { TestCase } from '../../../shared/domain/test-cases/schema.ts'

/** A written case of steps `[action, expected result]`, with whatever else it says. */
export function writtenCase(
  id: string,
  steps: readonly (readonly [action: string, expectedResult?: string])[],
  more: Partial<TestCase> = {},
): TestCase {
  return TestCase().parse({
    id,
    title: `Case ${id}`,
    steps: steps.map(([action, expectedResult = ''], at) => ({ stepNumber: at + 1, action, expectedResult })),
    ...more,
  })
}
