import { expect, test } from 'vitest'
import { marksOf } from '../../../../../web/areas/quality/cases/marks.ts'
import { isShown, shows, toggled } from '../../../../../web/areas/quality/cases/shown.ts'

const marks = marksOf({
  flaky: [{ testCaseId: 'a', flips: 3 }],
  stale: [{ testCaseId: 'b', storyId: 's', since: '2026-01-01T00:00:00.000Z' }],
})
const a = { id: 'a', lastStatus: 'failed', storyId: null } as const
const b = { id: 'b', lastStatus: 'passed', storyId: 's' } as const
const c = { id: 'c', lastStatus: null, storyId: 's' } as const

test('each figure of the matrix leads to the cases that it counts', () => {
  const shown = Object.fromEntries(
    shows.map((show) => [
      show,
      [a, b, c]
        .filter((one) => isShown(one, show, marks))
        .map(({ id }) => id)
        .join(''),
    ]),
  )
  expect(shown).toEqual({
    '': 'abc',
    failing: 'a',
    passed: 'b',
    never: 'c',
    stale: 'b',
    flaky: 'a',
    orphan: 'a',
  })
})

test('a case is chosen once and let go again', () => {
  const once = toggled(new Set(), 'a')
  expect([...once]).toEqual(['a'])
  expect([...toggled(once, 'a')]).toEqual([])
  expect([...once]).toEqual(['a'])
})
