import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import type { Fault } from './pages.ts'

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu))

/** Cases that speak of what is wrong, in front: which case finds a fault does not matter, so the likely ones are played first. */
export function likelyFirst(
  cases: readonly TestCase[],
  { fault, replace = '' }: Pick<Fault, 'fault'> & Partial<Fault>,
): TestCase[] {
  const wanted = wordsOf(`${fault} ${replace}`)
  const shared = cases.map((testCase) => {
    const { title, expectedResult, steps = [] } = testCase
    const last = steps.at(-1)
    const words = wordsOf([title, expectedResult, last?.action, last?.expectedResult].join(' '))
    return {
      testCase,
      score: [...words].filter((word) => wanted.has(word)).length / Math.sqrt(words.size + 1),
    }
  })
  return shared.toSorted((a, b) => b.score - a.score).map(({ testCase }) => testCase)
}
