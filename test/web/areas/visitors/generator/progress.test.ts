import { expect, test } from 'vitest'
import { failureOf, writtenTitles } from '../../../../../web/areas/visitors/generator/progress.ts'

test('only a failed run has a reason', () => {
  const ended = { type: 'execution_complete', error: { message: 'Too long' } }
  expect(failureOf({ status: 'failed', events: [ended] })).toBe('Too long')
  expect(failureOf({ status: 'failed', events: [] })).toBe('')
  expect(failureOf({ status: 'completed', events: [ended] })).toBeNull()
})

test('cases that are written are named in their order, one that is written again in its new words', () => {
  const written = (id: string, title: string) => ({ type: 'case_written', testCase: { id, title } })
  const events = [
    written('TC-001', 'Sign in'),
    { type: 'status' },
    written('TC-002', 'Pay'),
    written('TC-001', 'Sign out'),
  ]
  expect(writtenTitles(events)).toEqual(['Sign out', 'Pay'])
})
