import { expect, test } from 'vitest'
import { type Turn, questionOf, turnsIn, worthKeeping } from '../../../../web/parts/ask/turns.ts'

const nothing = { fileType: '', from: '', to: '' }
const turn = (id: number, question: string, rest: Partial<Turn> = {}): Turn => ({
  id,
  question,
  ...nothing,
  state: 'answered',
  answer: { answer: `answer ${id}` },
  page: 1,
  ...rest,
})

test('a question that had no answer was asked all the same, and one that failed was not', () => {
  const silent = turn(1, 'a', { answer: { answer: '' } })
  const { conversationHistory } = questionOf({ ...nothing, question: 'c' }, [
    silent,
    turn(2, 'b', { state: 'failed' }),
  ])
  expect(conversationHistory).toEqual([{ role: 'user', content: 'a' }])
})

test('a long conversation is sent as far as the service takes it', () => {
  const before = Array.from({ length: 200 }, (_, at) =>
    turn(at, 'q', { answer: { answer: 'x'.repeat(30_000) } }),
  )
  const { conversationHistory } = questionOf({ ...nothing, question: 'q' }, before)
  expect(conversationHistory.length).toBeLessThanOrEqual(100)
  expect(conversationHistory.every(({ content }) => content.length <= 20_000)).toBe(true)
})

test('what is whole is kept, and what was kept by somebody else is not believed', () => {
  const turns = [turn(1, 'a'), turn(2, 'b', { state: 'asking' })]
  expect(worthKeeping(turns)).toEqual([turn(1, 'a')])
  expect(turnsIn({ turns: [turn(1, 'a')] })).toEqual([turn(1, 'a')])
  for (const kept of [null, 7, {}, { turns: 7 }, { turns: [null, 7, { question: 'a' }] }])
    expect(turnsIn(kept)).toEqual([])
})
