import { designCases } from '../../shared/domain/model-based-testing/index.ts'
import { readRequirements } from '../../shared/domain/requirement-reading/read.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'

/** The cases that the requirement model of a text gives. */
export async function designByModel({ requirements }: { requirements: string }): Promise<TestCase[]> {
  const { model, sentences } = readRequirements(requirements)
  return designCases(model, sentences).cases
}
