import { expect, test } from 'vitest'
import { listAudit } from '../../../../workers/features/organizations/list-audit.ts'
import { updateOrganization } from '../../../../workers/features/organizations/update-organization.ts'
import { ask, send } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'

test('an admin reads what happened, newest first and page by page', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const { token, userId } = await newMember(owner, 'admin')
  for (const name of ['One', 'Two']) await ask(updateOrganization, { organizationId, name }, { token })
  const first = await ask(listAudit, { organizationId, limit: 2 }, { token })
  expect(first.entries).toEqual(
    Array.from({ length: 2 }, () => ({
      auditId: expect.any(String),
      at: expect.stringMatching(/\.\d{3}Z$/),
      actor: `user:${userId}`,
      action: 'organizations.update',
      resource: 'organization',
      resourceId: organizationId,
      summary: 'Changed the organization: name',
    })),
  )
  const cursor = first.nextCursor ?? ''
  const second = await ask(listAudit, { organizationId, limit: 2, cursor }, { token })
  expect(second.entries).toMatchObject([{ action: 'organizations.create' }])
  expect(second.nextCursor).toBeNull()
})

test('a member does not read it', async () => {
  const owner = await newOwner()
  const { token } = await newMember(owner, 'member')
  expect((await send(listAudit, { organizationId: owner.organizationId }, { token })).status).toBe(403)
})
