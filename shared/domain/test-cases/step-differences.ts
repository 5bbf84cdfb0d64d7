import { type Pair, alignedSteps, stepsInPlace } from './aligned-steps.ts'

/** What is compared of a step. */
export interface ComparedStep {
  action: string
  expectedResult: string
  testData?: string | undefined
}

/** What is compared of a case, as a session, a project or a proposal has it. */
export interface ComparedCase {
  title: string
  description?: string | undefined
  priority?: string | undefined
  testType?: string | undefined
  /** The test type, as cases of a project call it. */
  type?: string | undefined
  preconditions?: readonly string[] | undefined
  steps?: readonly ComparedStep[] | undefined
  expectedResult?: string | undefined
  gherkin?: string | undefined
}

export const comparedFields = [
  'title',
  'description',
  'priority',
  'type',
  'preconditions',
  'expectedResult',
  'gherkin',
] as const
export type ComparedField = (typeof comparedFields)[number]

/** A field that differs; a side that says nothing of it is left out. Preconditions are a line each. */
export interface FieldDifference {
  field: ComparedField
  before?: string
  after?: string
}

export interface NumberedStep extends ComparedStep {
  /** Its place in its case, from 1. */
  number: number
}

export type StepDifference =
  | { is: 'same'; before: NumberedStep; after: NumberedStep }
  | { is: 'changed'; before: NumberedStep; after: NumberedStep }
  | { is: 'added'; before?: undefined; after: NumberedStep }
  | { is: 'removed'; before: NumberedStep; after?: undefined }

export interface CaseDifference {
  /** Fields that differ, in the order of `comparedFields`. */
  fields: FieldDifference[]
  /** All steps of both cases in reading order; what went stands before what came. */
  steps: StepDifference[]
}

/**
 * What differs of a case for people: fields, and steps aligned by a longest common subsequence over equal steps. Between those, a step and the most similar one in the
 * same place are one `changed` step; the others are `added` or `removed`. Undefined `before` is a new case, undefined `after` a removed one. Steps are equal where action,
 * expected result and test data are. With
 * `isInPlace`, each step belongs to the one with its number, as in a rewording that adds and drops none. Pure and total: cases of 200 steps are aligned exactly, much longer ones without pairs where they differ.
 */
export function stepDifferences(
  before: ComparedCase | undefined,
  after: ComparedCase | undefined,
  { isInPlace = false } = {},
): CaseDifference {
  const [old, now] = [numbered(before), numbered(after)]
  const align = isInPlace ? stepsInPlace : alignedSteps
  return {
    fields: comparedFields.flatMap((field) => fieldDifference(field, before, after)),
    steps: align(old, now).map(differenceOf),
  }
}

/** Whether people see any of what differs; findings of the judge do not count. */
export function differsForPeople(before: ComparedCase | undefined, after: ComparedCase | undefined): boolean {
  const { fields, steps } = stepDifferences(before, after)
  return fields.length > 0 || steps.some(({ is }) => is !== 'same')
}

function differenceOf({ before, after, isSame }: Pair<NumberedStep>): StepDifference {
  if (!after) return { is: 'removed', before }
  if (!before) return { is: 'added', after }
  return { is: isSame ? 'same' : 'changed', before, after }
}

const numbered = (testCase: ComparedCase | undefined): NumberedStep[] =>
  (testCase?.steps ?? []).map(({ action, expectedResult, testData }, at) => ({
    number: at + 1,
    action,
    expectedResult,
    ...(testData && { testData }),
  }))

function fieldDifference(
  field: ComparedField,
  before: ComparedCase | undefined,
  after: ComparedCase | undefined,
): FieldDifference[] {
  const [was, is] = [textOf(field, before), textOf(field, after)]
  return was === is ? [] : [{ field, ...(was && { before: was }), ...(is && { after: is }) }]
}

function textOf(field: ComparedField, testCase: ComparedCase | undefined): string {
  if (!testCase) return ''
  if (field === 'preconditions') return (testCase.preconditions ?? []).join('\n')
  if (field === 'type') return testCase.type ?? testCase.testType ?? ''
  return testCase[field] ?? ''
}
