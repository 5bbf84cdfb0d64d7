import { expect, test } from 'vitest'
import { readMarks } from '../../../../../shared/domain/marking/inline.ts'
import { emptyAnswer, type Answer } from '../../../../../shared/domain/requirement-extraction/index.ts'
import { generateTests, hearRequest } from '../../../../../shared/domain/test-generation/index.ts'

const lines = [
  'The form has a quantity and a wrapping, where "Paper" is selected.',
  '{lim The {F quantity} is {MAX at most} {N 20}}. ## limit',
].map(readMarks)
const request = {
  requirements: lines.map(({ text }) => text).join('\n'),
  marks: new Map(lines.map(({ text, marks }) => [text, marks])),
  mode: 'generate' as const,
  maxTestCases: 200,
}
const thing = (name: string, own: Partial<Answer['things'][number]>): Answer['things'][number] => ({
  s: [0],
  name,
  aliases: [],
  kind: 'number',
  entered: true,
  control: null,
  unit: null,
  step: null,
  options: [],
  start: null,
  optional: null,
  list: null,
  ...own,
})
const answer: Answer = {
  ...emptyAnswer(),
  things: [
    thing('quantity', { s: [0, 1] }),
    thing('wrapping', { kind: 'choice', options: ['Paper'], start: 'Paper' }),
  ],
  limits: [{ s: [1], must: '[quantity] <= 20', only: null, show: [] }],
}

test('a field that a language model has read, and no mark tells, takes no case along that fills it', async () => {
  const { reading } = await hearRequest(request, {
    ask: () => Promise.resolve(structuredClone(answer)),
    timeoutMs: 5000,
  })
  if (!reading) throw new Error('nothing was read')
  const { testCases } = generateTests({ ...request, reading: { engine: 'assistant', ...reading } })
  const filled = testCases.filter(({ steps = [] }) => steps.some(({ action }) => action.includes('Paper')))
  expect(filled.length).toBeGreaterThan(0)
  expect(filled.every(({ basis }) => basis === 'proved')).toBe(true)
})
