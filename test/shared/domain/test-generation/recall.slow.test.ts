import { describe, expect, test } from 'vitest'
import { generateTests, withCode } from '../../../../shared/domain/test-generation/index.ts'
import { makePlan } from '../../../../shared/domain/test-generation/plan.ts'
import { allAtOnce, teller } from '../../../../shared/domain/test-generation/tell.ts'
import { readCorpus } from '../../../support/corpus/expected.ts'
import { readFloors } from '../../../support/corpus/floors.ts'
import { foundIn, recallOfCorpus, type TextRecall } from '../../../support/corpus/recall.ts'

const corpus = readCorpus()
const floors = readFloors()
// A refusal of which the text gives no sign is expected in words of our own.
const mostWeak = 0.18

describe('what a tester expects of the corpus texts', async () => {
  const texts = await recallOfCorpus()

  test('has a floor for every text', () => {
    expect(Object.keys(floors).toSorted()).toEqual(texts.map(({ name }) => name))
  })
  test.each(texts)('is designed for $name as far as it ever was', (text) => {
    expect(foundIn(text)).toBeGreaterThanOrEqual(floors[text.name] ?? Infinity)
  })
  test.each(texts)('is nowhere contradicted in $name', ({ falseClaims }) => {
    expect(falseClaims).toEqual([])
  })
  test('is compared with something that the text says, in five cases of six', () => {
    const count = (of: (text: TextRecall) => number) => texts.reduce((sum, text) => sum + of(text), 0)
    expect(count(({ weak }) => weak.length) / count(({ cases }) => cases)).toBeLessThanOrEqual(mostWeak)
  })
})

describe.each(corpus)('the cases for $name', ({ request }) => {
  test('claim nothing that the checkers do not find in their literals', async () => {
    const read = await withCode({ mode: 'generate' as const, ...request })
    const { parts } = allAtOnce(makePlan(read, teller(read)))
    for (const one of generateTests(read).testCases) {
      const exercised = parts.flatMap((part) => [...part.exercised(one)])
      for (const { id } of one.coverageItems ?? []) expect(exercised).toContain(id)
    }
  })
  test('account every sentence once', async () => {
    const { summary } = generateTests(await withCode({ mode: 'generate' as const, ...request }))
    const { sentences, tested, gaps, untestable, context, notRead } = summary.requirements
    expect(tested + gaps + untestable + context + notRead).toBe(sentences)
  })
})
