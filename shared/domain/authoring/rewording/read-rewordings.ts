import { readLenientJson } from '../../basics/lenient-json.ts'
import type { StepProse } from '../../prose-steps/types.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import { longestAnswer } from '../answer/read-answer.ts'
import { fieldOf, listOf, textOf } from '../answer/unknowns.ts'
import { caseScanner } from '../stream/case-scanner.ts'
import type { ProposedStep, RefusedRewording } from './types.ts'

const mostCases = 500
const mostSteps = 200

export interface ReadRewordings {
  proposed: ProposedStep[]
  refused: RefusedRewording[]
  /** Ids of cases that the answer mentions. */
  settled: Set<string>
}

/**
 * Reads an answer case by case and step by step; an invalid part costs only itself. A case with unknown steps, or with another number of steps, is refused as a
 * whole. Undefined where the answer cannot be read. Never throws.
 */
export function readRewordings(
  reply: string | object,
  cases: ReadonlyMap<string, TestCase>,
): ReadRewordings | undefined {
  const isLong = typeof reply === 'string' && reply.length > longestAnswer
  const value = typeof reply === 'string' ? (isLong ? undefined : readLenientJson(reply)) : reply
  const isWhole = Array.isArray(fieldOf(value, 'cases'))
  // An answer that broke off still counts up to the break.
  const elements =
    isWhole || typeof reply !== 'string'
      ? listOf(fieldOf(value, 'cases'), mostCases)
      : caseScanner().read(reply)
  if (!isWhole && elements.length === 0) return undefined
  const seen = new Set<string>()
  const result: ReadRewordings = { proposed: [], refused: [], settled: seen }
  for (const element of elements.slice(0, mostCases)) {
    const testCase = cases.get(handleOf(element))
    // The first entry for a case counts.
    if (!testCase || seen.has(testCase.id)) continue
    seen.add(testCase.id)
    const proposed = stepsOf(element, testCase)
    if (typeof proposed === 'string') result.refused.push({ id: testCase.id, reason: proposed })
    else result.proposed.push(...proposed)
  }
  for (const element of listOf(fieldOf(value, 'cannot'), mostCases)) {
    const [handle, number, why] = Array.isArray(element) ? (element as unknown[]) : []
    const testCase = cases.get(textOf(handle, 20).toUpperCase())
    const step = testCase?.steps?.find(({ stepNumber }) => stepNumber === numberOf(number))
    if (!testCase || !step) continue
    const reason = `The model could not say it without deciding something: ${textOf(why, 300) || 'no reason given'}`
    result.refused.push({ id: testCase.id, stepNumber: step.stepNumber, reason })
    seen.add(testCase.id)
  }
  return result
}

const handleOf = (element: unknown): string => textOf(fieldOf(element, 'id'), 20).toUpperCase()

const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'number' ? value : Number(/^\s*(\d{1,4})\s*$/.exec(textOf(value, 10))?.[1])
  return Number.isInteger(number) ? number : undefined
}

const otherNumber = 'Its rewording has another number of steps than the case.'

function stepsOf(element: unknown, { id, steps = [] }: TestCase): ProposedStep[] | string {
  const raw = fieldOf(element, 'steps')
  const rows = listOf(raw, mostSteps + 1).filter((row): row is unknown[] => Array.isArray(row))
  if (rows.length !== (Array.isArray(raw) ? raw.length : 0)) return otherNumber
  const isNumbered = rows.every(([number]) => numberOf(number) !== undefined)
  // Without numbers they are all steps of the case.
  if (!isNumbered && rows.length !== steps.length) return otherNumber
  const proposed: ProposedStep[] = []
  for (const [at, row] of rows.entries()) {
    const [number, ...words] = isNumbered ? row : [steps[at]?.stepNumber, ...row]
    const stepNumber = numberOf(number)
    const before = steps.find((step) => step.stepNumber === stepNumber)
    if (!before || proposed.some((step) => step.stepNumber === before.stepNumber)) return otherNumber
    proposed.push({ id, stepNumber: before.stepNumber, after: proseOf(words) })
  }
  return proposed
}

function proseOf([action, expectedResult, testData]: readonly unknown[]): StepProse {
  const data = textOf(testData, 20_000)
  return {
    action: textOf(action, 4000),
    expectedResult: textOf(expectedResult, 4000),
    ...(data !== '' && { testData: data }),
  }
}
