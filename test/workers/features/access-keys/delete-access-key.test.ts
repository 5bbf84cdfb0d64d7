import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '../../../../shared/db/tables/audit.ts'
import { deleteAccessKey } from '../../../../workers/features/access-keys/delete-access-key.ts'
import { listWebsites } from '../../../../workers/features/websites/list-websites.ts'
import { ask, expectRefusal, send, statusesOf } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newKey, newOwner } from '../../../support/people.ts'

test('a revoked key is nobody from the next request on, and revoking it again finds nothing', async () => {
  const owner = await newOwner()
  const { organizationId, token } = owner
  const { keyId, key } = await newKey(owner, { scopes: ['write'] })
  expect((await send(listWebsites, {}, { token: key })).status).toBe(200)
  expect(await ask(deleteAccessKey, { organizationId, keyId }, { token })).toEqual({ deleted: true })
  await expectRefusal(send(listWebsites, {}, { token: key }), 401)
  await expectRefusal(
    send(deleteAccessKey, { organizationId, keyId }, { token }),
    404,
    'access_keys.not_found',
  )
})

test('of many who revoke a key at once one did, and the audit log says it once', async () => {
  const owner = await newOwner()
  const { organizationId, token } = owner
  const { keyId } = await newKey(owner, { scopes: ['write'] })
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => send(deleteAccessKey, { organizationId, keyId }, { token })),
  )
  expect(statusesOf(answers)).toEqual([200, 404, 404, 404, 404])
  const told = await newContext()
    .services.db.select()
    .from(auditEntries)
    .where(and(eq(auditEntries.organizationId, organizationId), eq(auditEntries.action, 'accessKeys.delete')))
  expect(told).toMatchObject([{ resourceId: keyId }])
})
