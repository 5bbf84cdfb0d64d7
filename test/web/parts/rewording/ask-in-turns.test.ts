import { expect, test } from 'vitest'
import { type Answers, afterAccepting, unanswered } from '../../../../web/parts/rewording/answers.ts'
import { askInTurns } from '../../../../web/parts/rewording/ask-in-turns.ts'
import type { Rewording, Turn } from '../../../../web/parts/rewording/types.ts'

const step = { action: 'Go', expectedResult: '' }
const rewording = (id: string, stepNumber = 1): Rewording => ({
  id,
  stepNumber,
  before: step,
  after: { ...step, action: 'Open the page' },
  readable: true,
  meaning: 'holds',
})

const idsUpTo = (count: number) => Array.from({ length: count }, (_, at) => `TC-${at + 1}`)

/** Asks a service that answers about so many cases with one call, and gives what came after each turn. */
async function turnsOf(
  ids: string[],
  answer: (asked: string[]) => Turn,
  signal = new AbortController().signal,
) {
  const told: Answers[] = []
  const asked: string[][] = []
  const ask = async (some: string[]) => {
    asked.push(some)
    return answer(some)
  }
  const asking = askInTurns(unanswered(ids), { ask, tell: (answers) => told.push(answers), signal })
  const error: unknown = await asking.then(
    () => null,
    (caught: unknown) => caught,
  )
  return { told, asked, error }
}

const thirty = (asked: string[]): Turn => ({
  rewordings: asked.slice(0, 30).map((id) => rewording(id)),
  refused: [],
  remaining: asked.slice(30),
})

test('cases are asked about until none remains', async () => {
  const { told, asked } = await turnsOf(idsUpTo(52), thirty)
  expect(asked.map((some) => some.length)).toEqual([52, 22])
  expect(told.map(({ open }) => 52 - open.length)).toEqual([30, 52])
  expect(told.at(-1)?.rewordings).toHaveLength(52)
})

test('a turn that settles nothing is the last', async () => {
  const { told, asked } = await turnsOf(idsUpTo(3), (some) => ({
    rewordings: [],
    refused: [],
    remaining: some,
    warnings: ['The model did not answer.'],
  }))
  expect(asked).toHaveLength(1)
  expect(told).toMatchObject([{ open: ['TC-1', 'TC-2', 'TC-3'], warnings: ['The model did not answer.'] }])
})

test('no question names more cases than one may', async () => {
  const { asked } = await turnsOf(idsUpTo(300), (some) => ({
    rewordings: [],
    refused: [],
    remaining: some.slice(180),
  }))
  expect(asked.map((some) => some.length)).toEqual([200, 120])
})

test('asking rests once a dollar is spent, and goes on for another', async () => {
  const answer = (some: string[]) => ({ ...thirty(some), modelUsage: { costUsd: 0.6 } })
  const { told, asked } = await turnsOf(idsUpTo(120), answer)
  expect([asked.length, told.at(-1)?.open.length, told.at(-1)?.costUsd]).toEqual([2, 60, 1.2])
  const signal = new AbortController().signal
  const further: number[] = []
  await askInTurns(told.at(-1) ?? unanswered([]), {
    ask: async (some) => answer(some),
    tell: ({ costUsd }) => further.push(costUsd),
    signal,
  })
  expect(further).toEqual([expect.closeTo(1.8), expect.closeTo(2.4)])
})

test('what came of an answer that broke off gives way to the whole one', async () => {
  let turn = 0
  const { told } = await turnsOf(['A', 'B'], () => {
    turn++
    if (turn === 1) return { rewordings: [rewording('A'), rewording('B')], refused: [], remaining: ['B'] }
    return {
      rewordings: [],
      refused: [{ id: 'B', stepNumber: 1, reason: 'It expects something else.' }],
      remaining: [],
    }
  })
  expect(told.at(-1)).toMatchObject({ rewordings: [{ id: 'A' }], refused: [{ id: 'B' }], open: [] })
})

test('what came before a refusal is told, and the refusal thrown', async () => {
  let turn = 0
  const { told, error } = await turnsOf(idsUpTo(40), (some) => {
    if (++turn > 1) throw new Error('Too many requests')
    return thirty(some)
  })
  expect(told.at(-1)?.rewordings).toHaveLength(30)
  expect(error).toEqual(new Error('Too many requests'))
})

test('what comes after it was stopped is not told', async () => {
  const stopping = new AbortController()
  const answer = (some: string[]) => {
    stopping.abort()
    return thirty(some)
  }
  const { told, asked } = await turnsOf(idsUpTo(40), answer, stopping.signal)
  expect([told, asked.length]).toEqual([[], 1])
})

test('a case that is named twice is asked about once', () => {
  expect(unanswered(['A', 'A', 'B']).open).toEqual(['A', 'B'])
})

test('once rewordings were taken only those that were left out stand', () => {
  const answers: Answers = {
    rewordings: [rewording('A')],
    refused: [],
    open: [],
    warnings: ['Slow'],
    costUsd: 0.2,
  }
  const leftOut = [{ id: 'A', stepNumber: 1, reason: 'It changed.' }]
  expect(afterAccepting(answers, leftOut)).toEqual({
    rewordings: [],
    refused: leftOut,
    open: [],
    warnings: [],
    costUsd: 0.2,
  })
})
