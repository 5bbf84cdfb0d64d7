import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { memberships } from '../../../../shared/db/tables/organizations.ts'
import { createOrganization } from '../../../../workers/features/organizations/create-organization.ts'
import { listChoices } from '../../../../workers/features/organizations/list-choices.ts'
import { switchOrganization } from '../../../../workers/features/organizations/switch-organization.ts'
import { newBrowser } from '../../../support/browser.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newMember, newOwner, password } from '../../../support/people.ts'
import { auditIn } from './support.ts'

async function ownerOfTwo() {
  const owner = await newOwner()
  const second = await ask(createOrganization, { name: 'Second', slug: `org-${crypto.randomUUID()}` }, owner)
  const browser = newBrowser()
  await browser.signIn({ email: owner.email, password })
  const switchTo = (organizationId: string) =>
    browser.go('/api/organizations/switch', { method: 'POST', json: { organizationId } })
  const current = async () => {
    const choices = (await (await browser.go('/api/organizations/list')).json()) as {
      currentOrganizationId: string | null
    }
    return choices.currentOrganizationId
  }
  return { owner, secondId: second.organizationId, switchTo, current, browser }
}

test('a browser session remembers the choice, and another session has its own', async () => {
  const { owner, secondId, switchTo, current } = await ownerOfTwo()
  expect(await current()).toBeNull()
  const response = await switchTo(secondId)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ currentOrganizationId: secondId })
  expect(await current()).toBe(secondId)
  await switchTo(owner.organizationId)
  expect(await current()).toBe(owner.organizationId)
  const elsewhere = newBrowser()
  await elsewhere.signIn({ email: owner.email, password })
  expect(await (await elsewhere.go('/api/organizations/list')).json()).toMatchObject({
    currentOrganizationId: null,
  })
})

test('a bearer client gets the same answer, and nothing is remembered', async () => {
  const { owner, secondId } = await ownerOfTwo()
  const { token } = owner
  expect(await ask(switchOrganization, { organizationId: secondId }, { token })).toEqual({
    currentOrganizationId: secondId,
  })
  expect((await ask(listChoices, {}, { token })).currentOrganizationId).toBeNull()
})

test('a choice does not outlive the membership: requests go on in the only one that is left', async () => {
  const { owner, secondId, switchTo, current, browser } = await ownerOfTwo()
  await switchTo(secondId)
  await newContext()
    .services.db.delete(memberships)
    .where(and(eq(memberships.organizationId, secondId), eq(memberships.userId, owner.userId)))
  expect(await current()).toBe(owner.organizationId)
  const response = await browser.go('/api/websites')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ websites: [], nextCursor: null })
})

test("a switch is nobody else's concern: however often it is made, the audit log does not grow", async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const viewer = await newMember(owner, 'viewer')
  const browser = newBrowser()
  await browser.signIn({ email: viewer.email, password })
  for (let times = 0; times < 3; times++) {
    const response = await browser.go('/api/organizations/switch', {
      method: 'POST',
      json: { organizationId },
    })
    expect(response.status).toBe(200)
  }
  expect(await auditIn(organizationId)).toEqual([])
})
