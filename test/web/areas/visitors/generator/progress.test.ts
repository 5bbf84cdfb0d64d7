import { expect, test } from 'vitest'
import { failureOf } from '../../../../../web/areas/visitors/generator/progress.ts'

test('only a failed run has a reason', () => {
  const ended = { type: 'execution_complete', error: { message: 'Too long' } }
  expect(failureOf({ status: 'failed', events: [ended] })).toBe('Too long')
  expect(failureOf({ status: 'failed', events: [] })).toBe('')
  expect(failureOf({ status: 'completed', events: [ended] })).toBeNull()
})
