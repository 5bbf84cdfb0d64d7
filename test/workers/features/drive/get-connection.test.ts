import { expect, test } from 'vitest'
import { getConnection } from '../../../../workers/features/drive/get-connection.ts'
import { ask, send } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { connected } from './support.ts'

test('every member sees whose drive is connected, and no stranger does', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const viewer = await newMember(owner, 'viewer')
  const none = { status: 'none', account: null, error: null, connectedBy: null, connectedAt: null }
  expect(await ask(getConnection, { organizationId }, viewer)).toEqual(none)
  const { email } = await connected(owner)
  expect(await ask(getConnection, { organizationId }, viewer)).toMatchObject({
    status: 'connected',
    account: email,
    connectedAt: expect.any(String),
  })
  expect((await send(getConnection, { organizationId }, await newOwner())).status).toBe(404)
})
