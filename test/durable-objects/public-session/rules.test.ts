import { expect, test } from 'vitest'
import {
  type SessionRecord,
  begun,
  completed,
  failed,
  isStale,
} from '../../../durable-objects/public-session/rules.ts'

const at = Date.parse('2026-05-01T10:00:00.123Z')
const record: SessionRecord = {
  sessionId: 's',
  title: 'Shop',
  status: 'draft',
  email: null,
  requirements: 'x',
  scope: 'full',
  format: 'standard',
  maxTestCases: 50,
  uploadedFileName: null,
  summary: null,
  totalIterations: 0,
  totalToolCalls: 0,
  runningExecutionId: null,
  completedExecutionId: null,
  generationExecutionId: null,
  latestExecutionId: null,
  createdAt: at,
  updatedAt: at,
}

test('a run takes the session and gives it back', () => {
  const running = begun(record, { scope: 'api' }, 'e1', at + 5)
  expect(running).toMatchObject({
    status: 'running',
    runningExecutionId: 'e1',
    latestExecutionId: 'e1',
    scope: 'api',
  })
  const done = completed(running, { reply: '', iterations: 1, toolCalls: 3, summary: { total: 1 } }, at + 9)
  expect(done).toMatchObject({
    status: 'ready',
    runningExecutionId: null,
    completedExecutionId: 'e1',
    totalIterations: 1,
    totalToolCalls: 3,
    scope: 'api',
  })
  expect(failed(running, at + 9)).toMatchObject({ status: 'failed', runningExecutionId: null })
})

test('every change moves the version forward, also within one millisecond', () => {
  const running = begun(record, {}, 'e1', at)
  expect(running.updatedAt).toBe(at + 1)
  expect(failed(running, at).updatedAt).toBe(at + 2)
})

test.each([
  [null, false],
  ['*', false],
  ['"2026-05-01T10:00:00.123Z"', false],
  ['2026-05-01T10:00:00.123Z', false],
  ['W/"2026-05-01T10:00:00.123Z"', false],
  ['"2026-05-01T10:00:00.122Z"', true],
  ['', true],
  ['"abc"', true],
])('If-Match %s is stale: %s', (ifMatch, stale) => {
  expect(isStale(record, ifMatch)).toBe(stale)
})
