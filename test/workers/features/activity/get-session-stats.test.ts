import { expect, test } from 'vitest'
import { getSessionStats } from '../../../../workers/features/activity/get-session-stats.ts'
import { ask } from '../../../support/client.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

test('the figures of visitors are told, and of those that are left of a filter', async () => {
  const { token, range } = await visitedWebsite()
  const told = async (more: object = {}) =>
    Object.values(await ask(getSessionStats, { ...range, ...more }, { token })).map(({ value }) => value)
  expect(await told()).toEqual([3, 2, 2, 0, 1])
  expect(await told({ path: 'eq./cart' })).toEqual([1, 1, 1, 0, 1])
})
