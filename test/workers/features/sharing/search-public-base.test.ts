import { expect, test } from 'vitest'
import { searchPublicBase } from '../../../../workers/features/sharing/search-public-base.route.ts'
import { operations } from '../../../../workers/features/sharing/operations.ts'
import { newAddress, send } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { publicBase } from './support.ts'

test('an address asks so often in an hour, and no more', async () => {
  const { slug } = await publicBase()
  const transport = deploy(operations, { PUBLIC_SEARCHES_PER_HOUR: '2' })
  const input = { kbId: slug, question: 'Until when is the library open?' }
  const headers = { 'cf-connecting-ip': newAddress() }
  for (const status of [200, 200, 429])
    expect((await send(searchPublicBase, input, { headers, transport })).status).toBe(status)
  expect((await send(searchPublicBase, input, { transport })).status).toBe(200)
})
