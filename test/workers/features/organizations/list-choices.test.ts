import { expect, test } from 'vitest'
import { createOrganization } from '../../../../workers/features/organizations/create-organization.ts'
import { listChoices } from '../../../../workers/features/organizations/list-choices.ts'
import { ask } from '../../../support/client.ts'
import { newOwner, newPerson } from '../../../support/people.ts'

test('the only organization is the current one, of several none until one is chosen', async () => {
  const { token, organizationId } = await newOwner()
  const first = await ask(listChoices, {}, { token })
  expect(first).toMatchObject({
    organizations: [{ organizationId, name: 'Acme', role: 'owner' }],
    currentOrganizationId: organizationId,
  })
  await ask(createOrganization, { name: 'Second', slug: `org-${crypto.randomUUID()}` }, { token })
  const second = await ask(listChoices, {}, { token })
  expect(second.organizations).toHaveLength(2)
  expect(second.currentOrganizationId).toBeNull()
})

test('without any organization there is none to be current', async () => {
  const { token } = await newPerson()
  expect(await ask(listChoices, {}, { token })).toEqual({ organizations: [], currentOrganizationId: null })
})

test('the header names the current organization of a bearer client, and never a foreign one', async () => {
  const [ada, bob] = [await newOwner(), await newOwner()]
  const { organizationId } = await ask(
    createOrganization,
    { name: 'Second', slug: `org-${crypto.randomUUID()}` },
    ada,
  )
  const naming = (id: string) =>
    ask(listChoices, {}, { token: ada.token, headers: { 'x-organization-id': id } })
  expect((await naming(organizationId)).currentOrganizationId).toBe(organizationId)
  expect((await naming(bob.organizationId)).currentOrganizationId).toBeNull()
  expect((await naming("' OR 1=1 --")).currentOrganizationId).toBeNull()
})
