import { expect, test } from 'vitest'
import { doingOf, failureOf, stagesOf } from '../../../../../web/areas/visitors/generator/progress.ts'

const events = [
  { type: 'status', phase: 'reading', message: 'Reading', progress: 0 },
  { type: 'tool_call', output: '15 sentences, 10 requirements' },
  { type: 'status', phase: 'designing', message: 'Designing', progress: 0.4 },
  { type: 'tool_call', output: '5 cases' },
]

test('the stages tell what came out of them, what goes on and what is to come', () => {
  expect(stagesOf(events).map(({ state, said }) => `${state} ${said}`.trim())).toEqual([
    'done 15 sentences, 10 requirements',
    'done',
    'now 5 cases',
    'next',
    'next',
  ])
})

test('a run that has told nothing yet is reading', () => {
  expect(doingOf([])).toEqual({ phase: 'reading', message: '', progress: 0 })
})

test('only a failed run has a reason', () => {
  const ended = { type: 'execution_complete', error: { message: 'Too long' } }
  expect(failureOf({ status: 'failed', events: [ended] })).toBe('Too long')
  expect(failureOf({ status: 'failed', events: [] })).toBe('')
  expect(failureOf({ status: 'completed', events: [ended] })).toBeNull()
})
