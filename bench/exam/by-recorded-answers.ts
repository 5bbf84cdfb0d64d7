import { designCases } from '../../shared/domain/model-based-testing/index.ts'
import { readByModel } from '../../shared/domain/requirement-extraction/index.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { recordedModel } from '../../test/support/recorded-answers.ts'

/** The cases that the requirement model of a text gives, with what a strong language model once answered. */
export async function designByRecordedAnswers({
  requirements,
}: {
  requirements: string
}): Promise<TestCase[]> {
  const { ask, unanswered } = recordedModel()
  const { model, sentences } = await readByModel(requirements, { ask, timeoutMs: 10_000 })
  const [first] = unanswered
  if (first) throw new Error(`Nobody has answered this prompt yet:\n${first.user}`)
  return designCases(model, sentences).cases
}
