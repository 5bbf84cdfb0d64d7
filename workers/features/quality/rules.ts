import type { Requirement } from '../../../shared/domain/test-generation/requirements/schema.ts'
import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import type { DesignResult } from '../../../shared/domain/test-generation/schema.ts'
import type { ExtractedRequirement, GivenTestCase, QaTestCase, RequirementScope, Traced } from './schemas.ts'

/** Whether a requirement belongs to a scope: `non-functional` is every category but functional. */
export function inScope({ category }: Requirement, scope: RequirementScope): boolean {
  if (scope === 'all') return true
  return scope === 'non-functional' ? category !== 'functional' : category === scope
}

/** A requirement without its verdict on testability. */
export function withoutTestability(requirement: Requirement): ExtractedRequirement {
  const rest: ExtractedRequirement = { ...requirement }
  delete rest.testability
  delete rest.testabilityNotes
  delete rest.suggestedTestType
  return rest
}

/** A designed case in the shape of the QA operations. */
export function qaTestCaseOf(testCase: TestCase): QaTestCase {
  const { testType, ...given } = testCase
  return { ...given, type: testType }
}

/** Cases that a client sent, as test cases. Usability is tested as a function, an API as an integration. */
export function givenCases(given: readonly GivenTestCase[]): TestCase[] {
  return given.map(({ type, testType, preconditions, ...rest }) => {
    const asked = testType ?? type ?? 'functional'
    const before = typeof preconditions === 'string' ? preconditionsOf(preconditions) : preconditions
    return {
      ...rest,
      testType: asked === 'usability' ? 'functional' : asked === 'api' ? 'integration' : asked,
      ...(before && { preconditions: before }),
    }
  })
}

/** The lines of a text as the list that a case holds; a text that makes a longer list than that is refused, and not cut. */
function preconditionsOf(text: string): string[] {
  const lines = linesOf(text)
  if (lines.length <= 100 && lines.every(({ length }) => length <= 4000)) return lines
  const message = 'Send at most 100 lines of at most 4,000 characters'
  throw validationFailed({
    message: `preconditions: ${message}`,
    details: [{ path: 'preconditions', message }],
  })
}

const linesOf = (text: string) =>
  text
    .split(/\r\n|[\n\r]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Counts by a key of each thing. */
export function countBy<T>(things: readonly T[], keyOf: (thing: T) => string): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(things, keyOf)].map(([key, all]) => [key, all.length]))
}

/** For every requirement the cases that rest on it, by their reference or by what they cover, and the gaps that name it. */
export function traceabilityOf({ requirements, testCases, gaps }: DesignResult): Traced[] {
  const cases = new Map<string, Set<string>>()
  for (const { id, requirementRef, tags = [] } of testCases) {
    for (const ref of [requirementRef ?? '', ...tags]) cases.set(ref, (cases.get(ref) ?? new Set()).add(id))
  }
  const named = Map.groupBy(gaps, ({ requirementRef }) => requirementRef)
  return requirements.map(({ id, statement }) => ({
    requirementRef: id,
    statement,
    testCaseIds: [...(cases.get(id) ?? [])],
    gapIds: (named.get(id) ?? []).map(({ gapId }) => gapId),
  }))
}

/** How work on a text stands in the list of agent runs: by figures, because what people wrote is nobody's but theirs. */
export const runOf = (agentType: string, text: string) => ({
  agentType,
  inputSummary: counted(text.length, 'character'),
  outputSummary: ({ requirements, testCases, gaps }: DesignResult) =>
    [
      counted(requirements.length, 'requirement'),
      counted(testCases.length, 'test case'),
      counted(gaps.length, 'gap'),
    ].join(', '),
})

/** A number with its noun, in plural unless it is one. */
export const counted = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
