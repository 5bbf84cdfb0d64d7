import { expect, test } from 'vitest'
import { stepChapters } from '../../../../../workers/features/hosted-runs/evidence/step-chapters.ts'

const step = (stepNumber: number, status: 'passed' | 'failed' | 'skipped' = 'passed') => ({
  stepNumber,
  action: `Click "${stepNumber}"`,
  status,
})

test('each step that was begun is a chapter up to the next, and says so when it did not pass', () => {
  expect(stepChapters([step(1), step(2, 'failed'), step(3, 'skipped')], [0, 700], 1500)).toEqual([
    { title: '1. Click "1"', startMs: 0, endMs: 700 },
    { title: '2. Click "2" (failed)', startMs: 700, endMs: 1500 },
  ])
})

test('a case that was stopped before its first step has no chapters', () => {
  expect(stepChapters([step(1, 'skipped')], [], 300)).toEqual([])
})
