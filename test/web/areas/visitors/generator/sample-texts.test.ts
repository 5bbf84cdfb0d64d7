import { expect, test } from 'vitest'
import { generateTests } from '../../../../../shared/domain/test-generation/index.ts'
import { samples, targetOf } from '../../../../../web/areas/visitors/generator/sample-texts.ts'
import { texts as generator } from '../../../../../web/texts/en/generator.ts'
import { setup } from '../../../../../web/texts/en/run/setup.ts'

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
