import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { accessKeys } from '../../../shared/db/tables/organizations.ts'
import { actorId } from '../../../shared/kernel/context.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { publishingKeys } from '../../../shared/kernel/publishing-keys.ts'
import { newAccessKey } from '../identity/index.ts'
import { inOrganization, organizationNotFound, stillAllowed } from '../organizations/index.ts'
import { accessKeyLimitReached } from './errors.ts'
import { expiryFault, mostKeys, scopeOf } from './rules.ts'
import { AccessKey, keyName, scope } from './schemas.ts'
import { type KeyRow, viewOf } from './store.ts'

export const createAccessKey = defineOperation({
  id: 'accessKeys.create',
  route: 'POST /api/organizations/{organizationId}/access-keys',
  summary: 'Create an access key for a machine',
  description:
    'The key is answered once and stored as a hash. With the scope `write` it acts as a member, with `read` alone as a viewer; `write` includes `read`.',
  access: inOrganization('admin'),
  effect: 'write',
  input: () => ({
    organizationId: z.uuid(),
    name: keyName(),
    scopes: z.array(scope()).min(1).max(2).default(['read']),
    expiresAt: z.iso.datetime({ offset: true }).nullable().optional().describe('Never unless given'),
  }),
  ignores: ['keyId', 'key', 'createdBy', 'createdAt', 'lastUsedAt'],
  output: () => AccessKey().extend({ key: z.string().describe('Shown this once') }),
  status: 201,
  errors: [organizationNotFound, accessKeyLimitReached],
  check({ now }, { expiresAt }) {
    const fault = expiresAt ? expiryFault(Date.parse(expiresAt), now()) : null
    if (fault) {
      const details = [{ path: 'expiresAt', message: fault }]
      throw validationFailed({ message: `expiresAt: ${fault}`, details })
    }
  },
  async run(context, { organizationId, name, scopes, expiresAt: given }) {
    const { db, ids } = context.services
    const now = context.now()
    const expiresAt = given ? Date.parse(given) : null
    const { key, keyHash } = newAccessKey()
    const row: KeyRow = {
      keyId: ids.uuid(),
      organizationId,
      name,
      keyHash,
      scope: scopeOf(scopes),
      createdBy: actorId(context.actor),
      createdAt: now,
      expiresAt,
      lastUsedAt: null,
    }
    const summary = `Created the access key ${name}`
    const note = { organizationId, resource: 'access_key', resourceId: row.keyId, summary }
    const held = sql`(select count(*) from ${accessKeys} where ${accessKeys.organizationId} = ${organizationId})`
    const guards = [
      stillAllowed(context),
      { condition: sql`${held} < ${mostKeys}`, refusal: accessKeyLimitReached },
    ]
    const answer = { ...viewOf(row), key }
    const insert = async () => {
      await commit(context, { ...note, action: 'accessKeys.create', guards, answer }, [
        db.insert(accessKeys).values(row),
      ])
    }
    const change = { organizationId, keyId: row.keyId, exists: true }
    await (row.scope === 'write' ? publishingKeys(context, change, insert) : insert())
    return answer
  },
})
