import type { TestCase } from '../test-cases/schema.ts'

/** As much prose as is read at once: some thousand cases of ten steps each, which take a second. */
export const mostCharacters = 1_000_000

/** How much there is to read in a case. */
export const charactersIn = ({
  steps = [],
  expectedResult = '',
}: {
  steps?: { action: string; expectedResult?: string | undefined; testData?: string | undefined }[] | undefined
  expectedResult?: TestCase['expectedResult']
}): number =>
  steps.reduce(
    (sum, { action, expectedResult: expected = '', testData = '' }) =>
      sum + action.length + expected.length + testData.length,
    expectedResult.length,
  )
