import { expect, test, vi } from 'vitest'
import type { WritingPrompt } from '../../../../shared/domain/authoring/types.ts'
import { writeCases } from '../../../../shared/domain/authoring/write-cases.ts'
import { lenientJudge, quote } from '../../../support/authoring/fixtures.ts'

const request = { ...quote, mode: 'agentic' as const }
const wrong = { t: 'Wrong', s: [3], steps: [['Click "A"', '"9.99" is shown']] }
const right = { t: 'Right', s: [4], steps: [['Click "B"', '"B" is shown']] }
const judge = lenientJudge(({ steps = [] }) =>
  steps.some(({ expectedResult }) => expectedResult.includes('9.99')) ? 'Nothing says 9.99.' : undefined,
)

const writeTwice = async (second: object | undefined, uncovered: string[] = []) => {
  const prompts: WritingPrompt[] = []
  const ask = vi.fn(async (prompt: WritingPrompt) => {
    prompts.push(prompt)
    return prompts.length === 1 ? { cases: [wrong, right] } : second
  })
  return { prompts, written: await writeCases(request, { ask, judge, uncovered: () => uncovered }) }
}

test('what the judge sent back is mended in its place, and uncovered sentences get cases', async () => {
  const mended = { ...wrong, id: 'TC-001', t: 'Mended', steps: [['Click "A"', '"Price: 4.90 EUR" is shown']] }
  const added = { t: 'More', s: [6], steps: [['Click "C"', '"C" is shown']] }
  const { prompts, written } = await writeTwice({ cases: [mended, added] }, ['S6'])
  expect(prompts[1]?.system).toBe(prompts[0]?.system)
  expect(prompts[1]?.user).toContain('grounded: Nothing says 9.99.')
  expect(prompts[1]?.user).toContain('hint: Expect what the sentence says.')
  expect(prompts[1]?.user).toContain('not covered yet: S6')
  expect(prompts[1]?.user).not.toContain('S24 ')
  expect(written.cases.map(({ id, title }) => [id, title])).toEqual([
    ['TC-001', 'Mended'],
    ['TC-002', 'Right'],
    ['TC-003', 'More'],
  ])
  expect(written.left).toEqual([])
  expect(written.asked).toMatchObject({ questions: 2, answered: 2 })
})

test('a case that comes back unchanged stays left out and is named once', async () => {
  const { written } = await writeTwice({ cases: [{ ...wrong, id: 'TC-001' }] })
  expect(written.cases.map(({ id }) => id)).toEqual(['TC-002'])
  expect(written.left.map(({ id, reason }) => [id, reason])).toEqual([['TC-001', 'Nothing says 9.99.']])
})

test('a case that nobody sent back cannot be replaced', async () => {
  const { written } = await writeTwice(
    { cases: [{ ...right, id: 'TC-002', t: 'Other', steps: [['Click "Z"', '"Z" is shown']] }] },
    ['S6'],
  )
  expect(written.cases.map(({ id, title }) => [id, title])).toEqual([
    ['TC-002', 'Right'],
    ['TC-003', 'Other'],
  ])
})

test('without an answer to the second round the first stays as it is', async () => {
  const { written } = await writeTwice(undefined, ['S6'])
  expect(written.cases.map(({ title }) => title)).toEqual(['Right'])
  expect(written.asked).toMatchObject({ questions: 2, answered: 1 })
})

test('there is no second round where nothing came back and nothing is uncovered', async () => {
  const ask = vi.fn(async () => ({ cases: [right] }))
  await writeCases(request, { ask, judge, uncovered: () => [] })
  expect(ask).toHaveBeenCalledTimes(1)
})

test('an idle sentence is not asked about again unless it is a requirement', async () => {
  const ask = vi.fn(async () => ({ cases: [right], idle: [1] }))
  await writeCases(request, { ask, judge, uncovered: () => ['S1'] })
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a mended case that is left out gives way to the one it was, if that had stayed', async () => {
  const picky = lenientJudge(({ title }) => (title === 'Worse' ? 'No.' : undefined))
  let count = 0
  const written = await writeCases(request, {
    judge: (cases) => ({
      ...picky(cases),
      returned: cases
        .filter(({ title }) => title === 'Right')
        .map(({ id, title }) => ({ id, title, checks: [], hint: 'Better.' })),
    }),
    ask: async () => {
      count += 1
      return count === 1
        ? { cases: [right] }
        : { cases: [{ ...right, id: 'TC-001', t: 'Worse', steps: [['Click "Q"', '']] }] }
    },
  })
  expect(written.cases.map(({ title }) => title)).toEqual(['Right'])
})
