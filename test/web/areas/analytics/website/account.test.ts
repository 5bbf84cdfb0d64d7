import { expect, test } from 'vitest'
import { droppedOf } from '../../../../../web/areas/analytics/website/account.ts'

test('reasons stand from the most frequent to the rarest, and those of no hit are left out', () => {
  const dropped = { bot: 2, duplicate: 7, clock: 0, dnt: 2 }
  expect(droppedOf({ received: 20, stored: 9, dropped })).toEqual([
    { reason: 'duplicate', hits: 7 },
    { reason: 'bot', hits: 2 },
    { reason: 'dnt', hits: 2 },
  ])
})
