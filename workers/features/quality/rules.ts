import { counted } from '../../../shared/domain/english/plural.ts'
import type { Requirement } from '../../../shared/domain/requirement-reading/requirement-schema.ts'
import type { Finding } from '../../../shared/domain/test-imports/types.ts'
import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import type { DesignResult } from '../../../shared/domain/test-generation/schema.ts'
import type { ExtractedRequirement, QaTestCase, RequirementScope, Traced } from './schemas.ts'

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

/** The errors of a file as details of a refusal, each with its place in the file. */
export const refusedBy = (findings: readonly Finding[]) =>
  findings
    .filter(({ severity }) => severity === 'error')
    .slice(0, mostDetails)
    .map(({ row, line, path, message }) => ({ path: path ?? placeOf(row, line), message }))

const mostDetails = 100

const placeOf = (row?: number, line?: number) =>
  row === undefined ? (line === undefined ? 'file' : `line ${line}`) : `row ${row}`

/** Counts by a key of each thing. */
export function countBy<T>(things: readonly T[], keyOf: (thing: T) => string): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(things, keyOf)].map(([key, all]) => [key, all.length]))
}

/** For every requirement the cases that rest on it, by their reference or by what they cover, and the gaps that name it. `ids` are those of stored cases by their own. */
export function traceabilityOf(
  { requirements, testCases, gaps }: DesignResult,
  ids: ReadonlyMap<string, string> = new Map(),
): Traced[] {
  const cases = new Map<string, Set<string>>()
  for (const { id, requirementRef, requirementRefs = [], tags = [] } of testCases) {
    for (const ref of [requirementRef ?? '', ...requirementRefs, ...tags])
      cases.set(ref, (cases.get(ref) ?? new Set()).add(id))
  }
  const named = Map.groupBy(gaps, ({ requirementRef }) => requirementRef)
  return requirements.map(({ id, statement, fileId, source, start, end }) => ({
    requirementRef: id,
    statement,
    ...(fileId !== undefined && { fileId, source, start, end }),
    testCaseIds: [...(cases.get(id) ?? [])].map((testCaseId) => ids.get(testCaseId) ?? testCaseId),
    gapIds: (named.get(id) ?? []).map(({ gapId }) => gapId),
  }))
}

/** Cases of requirements that come from files, with the place of each in the basis of the test: whoever keeps a case can open it. */
export function withBasis<Result extends DesignResult>(result: Result): Result {
  const sources = new Map(
    result.requirements.flatMap(({ id, source, fileId }) => (fileId === undefined ? [] : [[id, source]])),
  )
  const testCases = result.testCases.map((one) => {
    const source = sources.get(one.requirementRef ?? '')
    const basis = [one.testBasis, source && `Source: ${source}`].filter(Boolean).join('\n')
    return source === undefined || basis.length > mostBasis ? one : { ...one, testBasis: basis }
  })
  return { ...result, testCases }
}

const mostBasis = 20_000

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
