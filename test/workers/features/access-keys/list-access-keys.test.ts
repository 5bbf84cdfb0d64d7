import { expect, test } from 'vitest'
import { listAccessKeys } from '../../../../workers/features/access-keys/list-access-keys.ts'
import { ask, send } from '../../../support/client.ts'
import { newKey, newOwner } from '../../../support/people.ts'

test('keys are listed newest first, page by page, and no secret comes along', async () => {
  const owner = await newOwner()
  const { organizationId, token } = owner
  const made = []
  for (let index = 0; index < 3; index++) made.unshift(await newKey(owner, { scopes: ['read'] }))
  const first = await ask(listAccessKeys, { organizationId, limit: 2 }, { token })
  const second = await ask(
    listAccessKeys,
    { organizationId, limit: 2, cursor: first.nextCursor ?? '' },
    { token },
  )
  expect([...first.accessKeys, ...second.accessKeys].map(({ keyId }) => keyId)).toEqual(
    made.map(({ keyId }) => keyId),
  )
  expect(second.nextCursor).toBeNull()
  const text = await (await send(listAccessKeys, { organizationId }, { token })).text()
  for (const { key } of made) expect(text).not.toContain(key.slice(3))
  expect(text).not.toMatch(/hash/i)
})
