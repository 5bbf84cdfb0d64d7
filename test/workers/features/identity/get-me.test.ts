import { expect, test } from 'vitest'
import { getMe } from '../../../../workers/features/identity/get-me.ts'
import { ask } from '../../../support/client.ts'
import { newKey, newOwner, newPerson } from '../../../support/people.ts'

test('a person is told who they are', async () => {
  const { token, userId, email } = await newPerson()
  expect(await ask(getMe, {}, { token })).toEqual({
    authType: 'session',
    user: { id: userId, username: email, role: 'user', isAdmin: false },
  })
})

test('an access key is told which one it is, and no person', async () => {
  const { keyId, key } = await newKey(await newOwner(), { scopes: ['read'] })
  const apiKey = { id: keyId, name: 'Machine' }
  expect(await ask(getMe, {}, { token: key })).toEqual({ authType: 'api-key', apiKey })
})
