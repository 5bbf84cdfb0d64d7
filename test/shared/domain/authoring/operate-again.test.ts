import { expect, test } from 'vitest'
import { operateAgain } from '../../../../shared/domain/authoring/index.ts'
import { numbered } from '../../../support/authored/authored.ts'
import { writtenCase } from '../../../support/authored/written-case.ts'

const sentences = numbered('The page greets whoever enters a name with "Hello, Ada".')
const testCase = writtenCase(
  'TC-001',
  [['Enter "Ada" in the "Nmae" field'], ['Click "Greet"', '"Hello, Ada" is shown']],
  { sentences: ['S1'], author: 'model', basis: 'written' },
)
const verdict = { id: 'TC-001', title: testCase.title, checks: [], hint: '' }

async function operated(steps: unknown, id: unknown = 'TC-001') {
  const prompts: string[] = []
  const cases = await operateAgain(
    { sentences, mode: 'generate' },
    [{ testCase, verdict }],
    async ({ user }) => {
      prompts.push(user)
      return { cases: [{ id, t: 'Another title', s: [1], steps }] }
    },
  )
  return { cases, prompts }
}

test('another control and another step before it are taken, and the rest of the case stays', async () => {
  const steps = [
    ['Click "More"', ''],
    ['Enter "Ada" in the "Name" field', ''],
    ['Click "Greet"', '"Hello, Ada" is shown'],
  ]
  const { cases, prompts } = await operated(steps)
  expect(cases).toEqual([{ ...testCase, steps: cases[0]?.steps }])
  expect(cases[0]?.steps?.map(({ action }) => action)).toEqual(steps.map(([action]) => action))
  expect(prompts).toEqual([expect.stringContaining('Nmae')])
})

test.each([
  [
    'another entry',
    [
      ['Enter "Bob" in the "Name" field', ''],
      ['Click "Greet"', '"Hello, Ada" is shown'],
    ],
  ],
  [
    'another expectation',
    [
      ['Enter "Ada" in the "Name" field', ''],
      ['Click "Greet"', '"Hello" is shown'],
    ],
  ],
  [
    'no expectation',
    [
      ['Enter "Ada" in the "Name" field', ''],
      ['Click "Greet"', ''],
    ],
  ],
  [
    'another origin',
    [
      ['Open "https://evil.example/"', ''],
      ['Enter "Ada" in the "Name" field', ''],
      ['Click "Greet"', '"Hello, Ada" is shown'],
    ],
  ],
  ['no steps', []],
  ['nonsense', 7],
])('%s leaves the case as it is', async (_what, steps) => {
  expect((await operated(steps)).cases).toEqual([])
})

test('a case that was not sent back is not taken, and a broken provider costs nothing', async () => {
  const steps = [
    ['Enter "Ada" in the "Name" field', ''],
    ['Click "Greet"', '"Hello, Ada" is shown'],
  ]
  expect((await operated(steps, 'TC-002')).cases).toEqual([])
  const broken = operateAgain({ sentences, mode: 'generate' }, [{ testCase, verdict }], () =>
    Promise.reject(new Error('gone')),
  )
  expect(await broken).toEqual([])
  expect(
    await operateAgain({ sentences, mode: 'generate' }, [], () => Promise.reject(new Error('asked'))),
  ).toEqual([])
})
