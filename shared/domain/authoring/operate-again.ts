import { hasSameIntent } from '../judging/same-intent.ts'
import type { Returned } from '../judging/types.ts'
import type { TestCase, TestStep } from '../test-cases/schema.ts'
import { reachOf } from './answer/reach.ts'
import { toTestCase } from './answer/to-test-case.ts'
import { fieldOf, textOf } from './answer/unknowns.ts'
import { operatePrompt } from './prompt/again-prompt.ts'
import { Asker } from './rounds/asker.ts'
import type { AskWriter, WritingRequest } from './types.ts'

/** A case of which a step could not be done on its page, and why. */
export interface Unperformed {
  testCase: TestCase
  verdict: Returned
}

/**
 * Asks the author of cases once how else to operate their page. Gives those that came back with other steps but the same entries and the same expected results, unjudged;
 * whatever else an answer changes leaves its case as it is. Never rejects for the provider's sake.
 */
export async function operateAgain(
  request: WritingRequest,
  unperformed: readonly Unperformed[],
  ask: AskWriter,
): Promise<TestCase[]> {
  if (unperformed.length === 0) return []
  const sentences = new Map(request.sentences.map((sentence) => [sentence.id.toUpperCase(), sentence]))
  const reading = { sentences, reach: reachOf(request), author: 'model' as const }
  const byId = new Map(unperformed.map(({ testCase }) => [testCase.id, testCase]))
  const mended = new Map<string, TestCase>()
  await new Asker({ ask, sentences }).put(operatePrompt(request, unperformed), (element) => {
    const before = byId.get(textOf(fieldOf(element, 'id'), 200))
    const { testCase } = toTestCase(element, reading)
    if (!before || !testCase || mended.has(before.id)) return
    const { checks: _checks, verified: _verified, automation: _automation, ...others } = before
    const operated = { ...others, steps: withSums(testCase.steps ?? [], before.steps ?? []) }
    if (hasSameIntent(before, operated)) mended.set(before.id, operated)
  })
  return [...mended.values()]
}

/** What was worked out for an expected result stays with it. */
function withSums(steps: readonly TestStep[], before: readonly TestStep[]): TestStep[] {
  const sums = new Map(before.map(({ expectedResult, computed }) => [expectedResult, computed]))
  return steps.map(({ computed: _computed, ...step }) => {
    const computed = sums.get(step.expectedResult)
    return computed ? { ...step, computed } : step
  })
}
