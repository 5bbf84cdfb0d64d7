import { expect, test } from 'vitest'
import { getActiveVisitors } from '../../../../workers/features/reports/get-active-visitors.ts'
import { ask } from '../../../support/client.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'
import { newWebsite } from '../websites/support.ts'

test('who was there in the last five minutes is there, programs aside', async () => {
  const { token, websiteId } = await visitedWebsite()
  expect(await ask(getActiveVisitors, { websiteId }, { token })).toEqual({ visitors: 2 })
})

test('nobody is on a new website', async () => {
  const { owner, websiteId } = await newWebsite()
  expect(await ask(getActiveVisitors, { websiteId }, owner)).toEqual({ visitors: 0 })
})
