import { expect, test } from 'vitest'
import { changesByTime } from '../../../../../../web/areas/visitors/generator/conversation/message-changes.ts'

test('a change belongs to the answer of its time, and only the newest can be taken back', () => {
  const [newest, older] = ['2026-11-23T12:00:01.000Z', '2026-11-23T12:00:00.000Z']
  const shown = changesByTime([{ at: newest, cases: [] }, { at: older, cases: [] }, { cases: [] }])
  expect([...shown].map(([at, { isLast }]) => [at, isLast])).toEqual([
    [newest, true],
    [older, false],
  ])
})
