import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '../../../../shared/db/tables/audit.ts'
import { deleteAccessKey } from '../../../../workers/features/access-keys/delete-access-key.ts'
import { listWebsites } from '../../../../workers/features/websites/list-websites.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newKey, newOwner } from '../../../support/people.ts'

test('a revoked key is nobody from the next request on, and revoking it again finds nothing', async () => {
  const owner = await newOwner()
  const { organizationId, token } = owner
  const { keyId, key } = await newKey(owner, { scopes: ['write'] })
  expect((await send(listWebsites, {}, { token: key })).status).toBe(200)
  expect(await ask(deleteAccessKey, { organizationId, keyId }, { token })).toEqual({ deleted: true })
  expect(await refusal(send(listWebsites, {}, { token: key }))).toMatchObject({ status: 401 })
  expect(await refusal(send(deleteAccessKey, { organizationId, keyId }, { token }))).toMatchObject({
    status: 404,
    error: 'access_keys.not_found',
  })
})

test('the key of another organization is not found, and stays', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  const { keyId, key } = await newKey(other, { scopes: ['read'] })
  const { organizationId, token } = owner
  expect(await refusal(send(deleteAccessKey, { organizationId, keyId }, { token }))).toMatchObject({
    status: 404,
    error: 'access_keys.not_found',
  })
  expect((await send(listWebsites, {}, { token: key })).status).toBe(200)
})

test('of many who revoke a key at once one did, and the audit log says it once', async () => {
  const owner = await newOwner()
  const { organizationId, token } = owner
  const { keyId } = await newKey(owner, { scopes: ['write'] })
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => send(deleteAccessKey, { organizationId, keyId }, { token })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404])
  const told = await newContext()
    .services.db.select()
    .from(auditEntries)
    .where(and(eq(auditEntries.organizationId, organizationId), eq(auditEntries.action, 'accessKeys.delete')))
  expect(told).toMatchObject([{ resourceId: keyId }])
})
