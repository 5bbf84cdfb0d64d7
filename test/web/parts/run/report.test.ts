import { describe, expect, test } from 'vitest'
import type { ExecutionEvent } from '../../../../shared/kernel/events.ts'
import { chaptersOf, clockTime, webVtt } from '../../../../web/parts/run/chapters.ts'
import { faultOf } from '../../../../web/parts/run/fault.ts'
import { type Log, lineOf, pieceLength, withLines } from '../../../../web/parts/run/log.ts'
import { exchangesOf, messagesOf } from '../../../../web/parts/run/recordings.ts'
import { picturesOf } from '../../../../web/parts/run/report/look.ts'
import type { CaseResult, StepResult } from '../../../../web/parts/run/types.ts'

const step = (stepNumber: number, more: Partial<StepResult> = {}) =>
  ({
    stepNumber,
    action: `Do <${stepNumber}>`,
    status: 'passed',
    durationMs: 100,
    healed: false,
    assertions: [],
    ...more,
  }) as StepResult
const result = (testCaseId: string, steps: StepResult[], status: CaseResult['status'] = 'passed') =>
  ({ testCaseId, title: testCaseId, status, steps, durationMs: 1000 }) as CaseResult

describe('the chapters of a video', () => {
  test('are written as WebVTT in which no text is markup', () => {
    const text = webVtt(chaptersOf(result('A', [step(1, { action: 'a --> b\n\nc & <b>' })]), undefined))
    expect(text).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n1. a --&gt; b c &amp; &lt;b&gt;\n')
    expect(clockTime(61_500)).toBe('1:01')
  })
})

test('an error falls into its code, its sentence and its place in the guide', () => {
  expect(faultOf('steps.ambiguous: 2 match: a. See /docs/guides/steps#steps.ambiguous')).toEqual({
    code: 'steps.ambiguous',
    message: '2 match: a.',
    guide: '/docs/guides/steps#steps.ambiguous',
  })
  expect(faultOf('Something else: it broke')).toEqual({
    code: '',
    message: 'Something else: it broke',
    guide: undefined,
  })
})

describe('what a report shows first', () => {
  test('is what the page showed behind a step, and beside it what the step was about', () => {
    const of = { screenshotUrls: { a: '/a', b: '/b' } }
    const both = { screenshotKey: 'a', targetScreenshotKey: 'b' }
    expect(picturesOf(of, step(1, both))).toEqual({ after: '/a', target: '/b' })
    expect(picturesOf(of, step(1, { screenshotKey: 'a' }))).toEqual({ after: '/a' })
    expect(picturesOf(of, step(1, { ...both, screenshotKey: 'gone' }))).toEqual({ target: '/b' })
    expect(picturesOf(of, step(1))).toEqual({})
  })
})

describe('recordings', () => {
  test('that are broken count as empty', () => {
    expect([exchangesOf(null), exchangesOf({}), messagesOf(null), messagesOf({ entries: [{}] })]).toEqual([
      [],
      [],
      [],
      [{ at: '', level: 'info', text: '', url: '' }],
    ])
    expect(exchangesOf({ log: { entries: [{}] } })).toEqual([
      { method: '', url: '', status: 0, type: '', sizeBytes: 0, timeMs: 0 },
    ])
  })
})

describe('the log', () => {
  const line = (seq: number) =>
    lineOf({
      type: 'step_complete',
      executionId: 'x',
      seq,
      at: '',
      testCaseId: 'A',
      stepNumber: 1,
      status: 'failed',
      durationMs: 3,
      interpretedAction: null,
      error: 'steps.timeout: It took too long. See /docs/guides/steps#steps.timeout',
    } as ExecutionEvent)

  test('grows in pieces, of which the full ones stay the same object', () => {
    const lines = (from: number, count: number) =>
      Array.from({ length: count }, (_none, at) => line(from + at))
    const first: Log = withLines([], lines(1, pieceLength + 10))
    const second = withLines(first, lines(pieceLength + 11, 2 * pieceLength))
    expect(second.map(({ length }) => length)).toEqual([pieceLength, pieceLength, pieceLength, 10])
    expect(second[0]).toBe(first[0])
    expect(second.flat().map(({ seq }) => seq)).toEqual(
      Array.from({ length: 3 * pieceLength + 10 }, (_none, at) => at + 1),
    )
  })
})
