import type { TestCase } from '../../test-cases/schema.ts'
import type { Statement } from '../model.ts'
import { literals, speaksOf } from './behaviour.ts'

/** A case starts where the statement says, takes its action, and expects all its literals, numbers and most of its words. */
export function statementShown(
  { steps = [], expectedResult = '', preconditions = [] }: TestCase,
  { action, expected, preconditions: wanted }: Statement,
): boolean {
  const starts = wanted.every((one) => preconditions.some((text) => says(text, one)))
  return starts && steps.some((step) => says(step.action, action)) && says(expectedResult, expected)
}

function says(text: string, wanted: string): boolean {
  const numbers = wanted.match(/\d+(?:[.,]\d+)*/g) ?? []
  return (
    literals(wanted).every((literal) => text.includes(literal)) &&
    numbers.every((number) => text.includes(number)) &&
    speaksOf(text, wanted)
  )
}
