import { expect, test } from 'vitest'
import { buildHar, harEntry } from '../../../../shared/domain/evidence/har.ts'
import { traceEvents, traceNetwork } from '../../../../shared/domain/evidence/playwright-trace.ts'
import { words } from '../../../support/words.ts'

const startedAt = Date.UTC(2026, 0, 2, 3, 4, 5)

const error = 'steps.check_failed: Expected: Bye.'
const failed = { kind: 'assert_text', expected: 'Bye', actual: 'not shown', passed: false }
const traced = {
  title: 'Signs up',
  baseUrl: 'https://site.test/',
  viewport: { width: 800, height: 600 },
  startedAt,
  steps: [
    {
      stepNumber: 1,
      action: 'Open "/"\nand wait',
      startMs: 20,
      durationMs: 300,
      params: { action: 'goto', url: '/' },
      assertions: [{ kind: 'assert_text', expected: 'Hello', actual: 'shown', passed: true }],
      shown: 'step-1.png',
      target: 'step-1-target.png',
    },
    { stepNumber: 2, action: 'Look', startMs: 400, durationMs: 100, error, assertions: [failed] },
  ],
  messages: [{ at: new Date(startedAt + 50).toISOString(), level: 'error' as const, text: 'no', url: '' }],
}

const parse = (text: string) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>)

test('a trace begins with its context, and every line is one event', () => {
  const events = parse(traceEvents(traced))
  expect(events[0]).toMatchObject({ version: 8, title: 'Signs up', wallTime: startedAt })
  expect(events.map(({ type }) => type)).toEqual(
    words`context-options event before log after screenshot screenshot screencast-frame before log after console`,
  )
})

test('every step is an action with its place in time, and one that broke says why', () => {
  const events = parse(traceEvents(traced))
  const [first, second] = events.filter(({ type }) => type === 'before')
  expect(first).toMatchObject({ callId: 'step@1', startTime: 20, title: '1. Open "/"\nand wait' })
  expect(second).toMatchObject({ callId: 'step@2', startTime: 400 })
  const [done, broken] = events.filter(({ type }) => type === 'after')
  expect(done).toMatchObject({
    callId: 'step@1',
    endTime: 320,
    attachments: [{ sha1: 'step-1.png' }, { sha1: 'step-1-target.png' }],
  })
  expect(done).not.toHaveProperty('error')
  expect(broken).toMatchObject({ callId: 'step@2', error: { message: 'steps.check_failed: Expected: Bye.' } })
  expect(broken).not.toHaveProperty('attachments')
  expect(events.filter(({ type }) => type === 'screenshot')).toMatchObject([
    { callId: 'step@1', phase: 'action', file: 'resources/step-1-target.png' },
    { callId: 'step@1', phase: 'after', file: 'resources/step-1.png' },
  ])
  const frame = events.find(({ type }) => type === 'screencast-frame')
  expect(frame).toMatchObject({ sha1: 'step-1.png', width: 800, timestamp: 320 })
})

test('the requests of a trace are those of the HAR, without bodies', () => {
  const answered = { httpVersion: 'h2', headers: [], fromCache: false }
  const exchange = {
    url: 'https://site.test/a',
    method: 'GET',
    resourceType: 'document',
    startedAt: startedAt + 70,
    requestHeaders: [],
    response: { ...answered, status: 200, statusText: 'OK', mimeType: 'text/html' },
    body: '<h1>Body</h1>',
    bodyLength: 13,
    finishedAt: startedAt + 90,
  }
  const entries = [harEntry(exchange, 'case-1', (text) => text)]
  const { log } = buildHar({ pages: [], entries, browser: { name: 'Chrome', version: '1' } })
  const text = traceNetwork(log.entries, startedAt)
  expect(text).not.toContain('Body')
  const snapshot = { request: { url: exchange.url }, response: { status: 200 }, _monotonicTime: 70 }
  expect(parse(text)).toMatchObject([{ type: 'resource-snapshot', snapshot }])
})
