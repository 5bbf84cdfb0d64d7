import { expect, test } from 'vitest'
import { createAccessKey } from '../../../../workers/features/access-keys/create-access-key.ts'
import { deleteAccessKey } from '../../../../workers/features/access-keys/delete-access-key.ts'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { listAudit } from '../../../../workers/features/organizations/list-audit.ts'
import { updateOrganization } from '../../../../workers/features/organizations/update-organization.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { ask } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'

test('an admin reads what happened, newest first and page by page', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const { token, userId, email } = await newMember(owner, 'admin')
  for (const name of ['One', 'Two']) await ask(updateOrganization, { organizationId, name }, { token })
  const first = await ask(listAudit, { organizationId, limit: 2 }, { token })
  expect(first.entries).toEqual(
    Array.from({ length: 2 }, () => ({
      auditId: expect.any(String),
      at: expect.stringMatching(/\.\d{3}Z$/),
      actor: `user:${userId}`,
      actorName: 'Grace',
      actorEmail: email,
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

test('a key is named as long as it is there, people also when they have left, but then without their address', async () => {
  const owner = await newOwner()
  const { organizationId, token } = owner
  const { keyId, key } = await ask(
    createAccessKey,
    { organizationId, name: 'Build', scopes: ['write'] },
    { token },
  )
  await ask(createProject, { organizationId, name: 'By key' }, { token: key })
  const admin = await newMember(owner, 'admin')
  await ask(updateOrganization, { organizationId, name: 'By admin' }, admin)
  await ask(changeTeam, { organizationId, action: 'remove', userId: admin.userId }, { token })
  const actorsOf = async (action: string) =>
    (await ask(listAudit, { organizationId }, { token })).entries
      .filter((entry) => entry.action === action)
      .map(({ actor, actorName, actorEmail }) => [actor, actorName, actorEmail])
  expect(await actorsOf('organizations.update')).toEqual([[`user:${admin.userId}`, 'Grace', null]])
  expect(await actorsOf('projects.create')).toEqual([[`key:${keyId}`, 'Build', null]])
  await ask(deleteAccessKey, { organizationId, keyId }, { token })
  expect(await actorsOf('projects.create')).toEqual([[`key:${keyId}`, null, null]])
})
