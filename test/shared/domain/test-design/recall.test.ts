import { describe, expect, test } from 'vitest'
import { CoverageChecker } from '../../../../shared/domain/test-design/check/coverage-checker.ts'
import { designTests, withCode } from '../../../../shared/domain/test-design/index.ts'
import { buildModel } from '../../../../shared/domain/test-design/modelling/build-model.ts'
import { planOf } from '../../../../shared/domain/test-design/plan.ts'
import { readSources } from '../../../../shared/domain/test-design/read-sources.ts'
import { designWithStatements } from '../../../../shared/domain/test-design/statements/with-statements.ts'
import { readCorpus } from '../../../support/corpus/expected.ts'
import { recallOfCorpus, total } from '../../../support/corpus/recall.ts'
import { spread } from '../../../support/sample.ts'

const corpus = readCorpus()
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0)

describe('what a tester expects of the corpus texts', async () => {
  const texts = await recallOfCorpus()
  const found = total(texts, 'found')
  const expected = total(texts, 'expected')

  test('is designed to at least 95 percent', () => {
    expect(sum(found.values()) / sum(expected.values())).toBeGreaterThanOrEqual(0.95)
  })
  test.each([...expected])('is designed to at least 85 percent for %s', (technique, number) => {
    expect((found.get(technique) ?? 0) / number).toBeGreaterThanOrEqual(0.85)
  })
  test.each(texts.map(({ name, falseClaims }) => ({ name, falseClaims })))(
    'is nowhere contradicted in $name',
    ({ falseClaims }) => {
      expect(falseClaims).toEqual([])
    },
  )
  test('is compared with something that the text says, in 98 cases of 100', () => {
    const weak = sum(texts.map((text) => text.weak.length))
    expect(weak / sum(texts.map((text) => text.cases))).toBeLessThanOrEqual(0.02)
  })
})

describe.each(spread(corpus, 8))('the cases for $name', ({ request }) => {
  test('claim nothing that the checker does not find in their literals', async () => {
    const read = await withCode({ mode: 'generate' as const, ...request })
    const { testCases } = designTests(read)
    const sources = readSources(read)
    const model = buildModel(sources.sentences, sources.read, sources.functions)
    const { plan } = designWithStatements(planOf(sources, model), 'full')
    const checker = new CoverageChecker(plan.model, plan.items)
    for (const one of testCases) {
      const exercised = checker.exercised(one)
      for (const { id } of one.coverageItems ?? []) expect([...exercised]).toContain(id)
    }
  })
  test('account every sentence once', async () => {
    const { summary } = designTests(await withCode({ mode: 'generate' as const, ...request }))
    const { sentences, tested, gaps, untestable, context, notRead } = summary.requirements
    expect(tested + gaps + untestable + context + notRead).toBe(sentences)
  })
})
