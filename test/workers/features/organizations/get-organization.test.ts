import { expect, test } from 'vitest'
import { getOrganization } from '../../../../workers/features/organizations/get-organization.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'

test('an organization is read with the settings it works with', async () => {
  const owner = await newOwner()
  const { organizationId, userId: createdBy } = owner
  const settings = { maxMembers: 50, chatModel: 'default' }
  const expected = { organizationId, name: 'Acme', tier: 'growth', settings, createdBy }
  expect(await ask(getOrganization, { organizationId }, owner)).toMatchObject(expected)
})
