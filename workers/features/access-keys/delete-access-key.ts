import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { accessKeys } from '../../../shared/db/tables/organizations.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { publishingKeys } from '../../../shared/kernel/publishing-keys.ts'
import { inOrganization, organizationNotFound } from '../organizations/index.ts'
import { accessKeyNotFound } from './errors.ts'
import { ownKey, readKey } from './store.ts'

export const deleteAccessKey = defineOperation({
  id: 'accessKeys.delete',
  route: 'DELETE /api/organizations/{organizationId}/access-keys/{keyId}',
  summary: 'Revoke an access key at once',
  access: {
    ...inOrganization('admin'),
    existing: (context, { keyId }) => readKey(context, keyId),
  },
  effect: 'destroy',
  input: () => ({ organizationId: z.uuid(), keyId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [organizationNotFound, accessKeyNotFound],
  async run(context, { organizationId, keyId }) {
    const { name, scope } = await readKey(context, keyId)
    const { db } = context.services
    const summary = `Revoked the access key ${name}`
    const note = { organizationId, resource: 'access_key', resourceId: keyId, summary }
    const held = sql`exists (select 1 from ${accessKeys} where ${ownKey(context, keyId)})`
    const guards = [{ condition: held, refusal: accessKeyNotFound }]
    const remove = async () => {
      const endings = [{ kind: 'key' as const, id: keyId }]
      await commit(context, { ...note, action: 'accessKeys.delete', guards, endings }, [
        db.delete(accessKeys).where(ownKey(context, keyId)),
      ])
    }
    const change = { organizationId, keyId, exists: false }
    await (scope === 'write' ? publishingKeys(context, change, remove) : remove())
    return { deleted: true as const }
  },
})
