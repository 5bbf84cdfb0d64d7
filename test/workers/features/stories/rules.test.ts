import { expect, test } from 'vitest'
import { isUnusualMove } from '../../../../workers/features/stories/rules.ts'

test.each([
  ['backlog', 'ready'],
  ['testing', 'done'],
  ['testing', 'in_progress'],
  ['in_review', 'backlog'],
  ['in_progress', 'cancelled'],
  ['cancelled', 'backlog'],
  ['done', 'done'],
] as const)('from %s to %s is usual', (from, to) => {
  expect(isUnusualMove(from, to)).toBe(false)
})

test.each([
  ['backlog', 'done'],
  ['ready', 'in_review'],
  ['done', 'in_progress'],
  ['done', 'cancelled'],
  ['cancelled', 'testing'],
] as const)('from %s to %s is unusual', (from, to) => {
  expect(isUnusualMove(from, to)).toBe(true)
})
