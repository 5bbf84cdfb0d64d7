import { expect, test } from 'vitest'
import { listValues } from '../../../../workers/features/activity/list-values.ts'
import { ask } from '../../../support/client.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

test('the values of a dimension are listed, and searched in', async () => {
  const { token, range } = await visitedWebsite()
  const list = (more: object) => ask(listValues, { ...range, type: 'browser', ...more }, { token })
  expect(await list({})).toEqual(['Chrome', 'Firefox'])
  expect(await list({ search: 'FOX' })).toEqual(['Firefox'])
  expect(await list({ type: 'path', limit: 1 })).toEqual(['/'])
  expect(await list({ type: 'city' })).toEqual([])
})
