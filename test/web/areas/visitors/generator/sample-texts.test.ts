import { expect, test } from 'vitest'
import { createTaggerOfFiles } from '../../../../../scripts/marks/tagger-of-files.mjs'
import { generateTests } from '../../../../../shared/domain/test-generation/index.ts'
import { design } from '../../../../../workers/design/design.ts'
import { isReady } from '../../../../../web/parts/exchange/is-ready.ts'
import { countTechniques } from '../../../../../web/areas/visitors/generator/filters.ts'
import {
  mostTechniques,
  samples,
  targetOf,
} from '../../../../../web/areas/visitors/generator/sample-texts.ts'
import { texts as generator } from '../../../../../web/texts/en/generator.ts'
import { texts as words } from '../../../../../web/texts/en/generator-samples.ts'
import { setup } from '../../../../../web/texts/en/run/setup.ts'

let loading: ReturnType<typeof createTaggerOfFiles> | undefined
const taggerOf = () => (loading ??= createTaggerOfFiles())

const demo = 'http://localhost:8787/demo'

test('what is said beside the demo form names the one sample that describes it', () => {
  const fitting = samples.filter(({ isOfDemo }) => isOfDemo)
  expect(fitting).toHaveLength(1)
  for (const said of [generator.demoFits, setup.demoHint]) expect(said).toContain(`“${fitting[0]?.name}”`)
})

test('a sample brings the demo form where it describes that, and takes it away where it does not', () => {
  expect(targetOf({ isOfDemo: true }, '', demo)).toBe(demo)
  expect(targetOf({ isOfDemo: true }, 'https://example.com/', undefined)).toBe('https://example.com/')
  expect(targetOf({}, demo, demo)).toBe('')
  expect(targetOf({}, 'https://example.com/', demo)).toBe('https://example.com/')
})

test('the sample of a decision table gives cases that a browser can run, and leaves nothing open', () => {
  const text = samples.find(({ id }) => id === 'table')?.text ?? ''
  const { testCases, gaps, sentences } = generateTests({ requirements: text, mode: 'generate' })
  expect(testCases.map(({ automation }) => automation?.ready)).toEqual([true, true, true, true, true])
  expect(gaps).toEqual([])
  expect(new Set(sentences.map(({ status }) => status))).toEqual(new Set(['context', 'tested']))
})

test.each(samples)(
  'what is said of the sample $name is what the product makes of it',
  async ({ text, makes }) => {
    // As the service asks for it, with the marks of its tagger.
    const { testCases } = await design(
      { requirements: text, mode: 'agentic', scope: 'full', format: 'standard', maxTestCases: 50 },
      undefined,
      taggerOf,
    )
    expect(makes).toEqual({
      cases: testCases.length,
      ready: testCases.filter(isReady).length,
      techniques: countTechniques(testCases)
        .slice(0, mostTechniques)
        .map(([name]) => name),
    })
  },
)

test('what a sample makes is said in plain words, and whether a browser runs it', () => {
  expect(words.makes(1, ['Boundary Value Analysis'])).toBe('1 case: boundary values')
  expect(words.makes(9, ['Boundary Value Analysis', 'Decision Table Testing'])).toBe(
    '9 cases: boundary values, decision table',
  )
  expect([words.runs(5, 5), words.runs(4, 5), words.runs(0, 5)]).toEqual([
    'All run in a browser',
    '4 of 5 run in a browser',
    'None runs in a browser: they test no page',
  ])
})
