import { expect, test } from 'vitest'
import { acceptInvitation } from '../../../../workers/features/organizations/accept-invitation.ts'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { getOrganization } from '../../../../workers/features/organizations/get-organization.ts'
import { listChoices } from '../../../../workers/features/organizations/list-choices.ts'
import { listOrganizations } from '../../../../workers/features/organizations/list-organizations.ts'
import { updateOrganization } from '../../../../workers/features/organizations/update-organization.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newKey, newMember, newOwner, password } from '../../../support/people.ts'
import { newEmail } from './support.ts'

test('an organization is read with the settings it works with', async () => {
  const owner = await newOwner()
  const { organizationId, userId: createdBy } = owner
  const settings = { maxMembers: 50, chatModel: 'default' }
  const expected = { organizationId, name: 'Acme', tier: 'growth', settings, createdBy }
  expect(await ask(getOrganization, { organizationId }, owner)).toMatchObject(expected)
})

test('the billing address is shown to owners and admins, the limits of the plan to owners alone, in every answer', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  await ask(updateOrganization, { organizationId, billingEmail: 'bills@example.com' }, owner)
  const admin = await newMember(owner, 'admin')
  const people = [
    { token: owner.token, sees: ['billingEmail', 'maxMembers', 'maxProjects', 'maxStorage'] },
    { token: admin.token, sees: ['billingEmail'] },
    { token: (await newMember(owner, 'member')).token, sees: [] },
    { token: (await newMember(owner, 'viewer')).token, sees: [] },
    { token: (await newKey(owner, { scopes: ['read', 'write'] })).key, sees: [] },
  ]
  const hidden = ['billingEmail', 'maxMembers', 'maxProjects', 'maxStorage']
  const shown = (answer: object & { settings: object }) =>
    hidden.filter((name) => name in answer || name in answer.settings)
  for (const { token, sees } of people) {
    const [first] = (await ask(listOrganizations, {}, { token })).organizations
    const [choice] = (await ask(listChoices, {}, { token })).organizations
    const read = await ask(getOrganization, { organizationId }, { token })
    expect([first, choice, read].map((answer) => answer && shown(answer))).toEqual([sees, sees, sees])
  }
  const changed = await ask(updateOrganization, { organizationId, name: 'Ours' }, admin)
  expect(shown(changed)).toEqual(['billingEmail'])
})

test('what is refused at a limit of the plan tells the limit to owners alone', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const admin = await newMember(owner, 'admin')
  await ask(updateOrganization, { organizationId, settings: { maxMembers: 3, maxProjects: 1 } }, owner)
  await ask(createProject, { organizationId, name: 'First' }, owner)
  const inviting = { organizationId, action: 'invite' as const, email: newEmail() }
  const { invitation } = await ask(changeTeam, inviting, owner)
  const refusals = (caller: { token: string }) =>
    Promise.all([
      refusal(send(createProject, { organizationId, name: 'Second' }, caller)),
      refusal(send(changeTeam, { ...inviting, email: newEmail() }, caller)),
    ])
  for (const { message } of await refusals(owner)) expect(message).toMatch(/\(now \d\)$/)
  for (const { message } of await refusals(admin)) expect(message).not.toMatch(/\d/)
  await ask(updateOrganization, { organizationId, settings: { maxMembers: 2 } }, owner)
  const token = invitation?.link.split('#token=')[1] ?? ''
  const guest = await refusal(send(acceptInvitation, { token, password }))
  expect(guest.error).toBe('organizations.member_limit_reached')
  expect(guest.message).not.toMatch(/\d/)
})
