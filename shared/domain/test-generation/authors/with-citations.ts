import { requirementRefsOf } from '../../test-cases/requirement-refs.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import type { PlacedSentence } from './numbered-sentences.ts'

const mostSentences = 50

/** Cases of the embedded authors, which name requirements, with the sentences of these: those that a case refers to, and those of its tags. */
export function withCitations(
  testCases: readonly TestCase[],
  sentences: readonly PlacedSentence[],
): TestCase[] {
  const byRef = new Map(
    sentences.flatMap(({ requirementRef, text }) =>
      requirementRef ? [[requirementRef, text] as const] : [],
    ),
  )
  return testCases.map((testCase) => {
    const { requirementRef = '', requirementRefs = [], tags = [] } = testCase
    const refs = new Set([...requirementRefsOf(requirementRef), ...requirementRefs, ...tags])
    const cited = [...refs].flatMap((ref) => byRef.get(ref) ?? []).slice(0, mostSentences)
    return cited.length > 0 ? { ...testCase, sentences: cited } : testCase
  })
}
