import { Readings } from '../step-readings/automation.ts'
import type { TestCase } from '../test-cases/schema.ts'
import { compiledOf } from './compiled.ts'
import { entryOf } from './entries.ts'

/**
 * Whether two cases enter the same values in the same order and expect the same, whatever controls they operate and however they word it. Bounded by the
 * reading of their steps; never throws.
 */
export function hasSameIntent(one: TestCase, other: TestCase): boolean {
  const readings = new Readings()
  return intentOf(one, readings) === intentOf(other, readings)
}

function intentOf(testCase: TestCase, readings: Readings): string {
  const { steps = [], expectedResult = '' } = testCase
  const { parts } = compiledOf(testCase, readings)
  const entries = parts.flatMap(({ actions }) => actions.flatMap((action) => entryOf(action)?.value ?? []))
  const expected = [...steps.map((step) => step.expectedResult), expectedResult]
  return JSON.stringify([entries, expected.map((text) => text.trim()).filter((text) => text !== '')])
}
