import { expect, test } from 'vitest'
import { judge } from '../../../scripts/checks/bundles.mjs'

const limits = { whole: 3_000_000, start: 60_000, area: 400_000 }

test('a Worker below its limits tells its size', () => {
  expect(judge({ whole: 1_200_000, start: 17_000, areas: { stories: 200_000 } }, limits)).toEqual({
    ok: true,
    note: '1200.0 KB gzip of 3000',
  })
})

test('each limit that is passed is named, and the area by which', () => {
  const measured = { whole: 3_000_001, start: 60_000, areas: { stories: 400_001, teams: 400_000 } }
  const { ok, output } = judge(measured, limits) as { ok: boolean; output: string }
  expect(ok).toBe(false)
  expect(output.split('\n')).toEqual([
    'The whole has 3000.0 KB gzip; at most 3000.0 KB are allowed.',
    'What a first request to stories reads has 400.0 KB gzip; at most 400.0 KB are allowed.',
  ])
})

test('a Worker without a limit for its start has none', () => {
  expect(judge({ whole: 10, start: 10, areas: {} }, { whole: 10 })).toMatchObject({ ok: true })
})
