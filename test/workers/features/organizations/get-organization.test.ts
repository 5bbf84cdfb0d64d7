import { expect, test } from 'vitest'
import { getOrganization } from '../../../../workers/features/organizations/get-organization.ts'
import { listChoices } from '../../../../workers/features/organizations/list-choices.ts'
import { listOrganizations } from '../../../../workers/features/organizations/list-organizations.ts'
import { updateOrganization } from '../../../../workers/features/organizations/update-organization.ts'
import { ask } from '../../../support/client.ts'
import { newKey, newMember, newOwner } from '../../../support/people.ts'

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
