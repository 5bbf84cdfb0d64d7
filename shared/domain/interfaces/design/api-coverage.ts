import type { CoverageItem } from '../../test-cases/schema.ts'
import type { StepDraft } from '../../test-cases/draft.ts'
import type { ApiItem } from './model.ts'
import { parseTestData } from '../../test-cases/test-data.ts'

/** The fields of a coverage item that an input of a request has, with the literal that the case sends. */
export function apiCoverage(
  { label, partition }: ApiItem,
  steps: StepDraft[],
): Pick<CoverageItem, 'parameter' | 'partition' | 'value'> {
  if (label === undefined) return {}
  const data = steps.flatMap(({ testData = '' }) => parseTestData(testData))
  const value = data.find(({ name }) => name === label)?.value
  return {
    parameter: label.slice(0, 400),
    ...(partition === undefined ? {} : { partition: partition.slice(0, 400) }),
    ...(value === undefined ? {} : { value }),
  }
}
