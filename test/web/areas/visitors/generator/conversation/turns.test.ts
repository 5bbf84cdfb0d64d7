import { expect, test } from 'vitest'
import {
  beginningOf,
  latestChanges,
} from '../../../../../../web/areas/visitors/generator/conversation/turns.ts'

const turn = (role: 'user' | 'assistant') => ({
  role,
  content: '',
  timestamp: '2026-11-23T12:00:00.000Z',
  testCaseCount: 1,
})
const generated = [turn('user'), turn('assistant')]
const refined = [...generated, turn('user'), turn('assistant')]
const result = { type: 'result', added: ['TC-2'], updated: [], removed: ['TC-1', 7] }

test('cases of the generation itself are no change, and neither is what nobody tells any more', () => {
  expect(latestChanges({ events: [result], conversation: generated })).toBeNull()
  expect(latestChanges({ events: [], conversation: refined })).toBeNull()
})

test('a long message is shown by its beginning, cut at a blank where there is one', () => {
  expect(beginningOf('short')).toEqual({ text: 'short', isCut: false })
  const words = beginningOf('word '.repeat(200))
  expect(words.text.length).toBeLessThan(400)
  expect(words).toMatchObject({ isCut: true, text: expect.stringMatching(/word…$/) as string })
  expect(beginningOf('x'.repeat(10_000)).text.length).toBeLessThan(400)
})
