import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { memberships } from '../../../../shared/db/tables/organizations.ts'
import { createOrganization } from '../../../../workers/features/organizations/create-organization.ts'
import { listChoices } from '../../../../workers/features/organizations/list-choices.ts'
import { switchOrganization } from '../../../../workers/features/organizations/switch-organization.ts'
import { newBrowser } from '../../../support/browser.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newMember, newOwner, password } from '../../../support/people.ts'
import { auditIn } from './support.ts'

async function ownerOfTwo() {
  const owner = await newOwner()
  const second = await ask(
    createOrganization,
    { name: 'Second', slug: `org-${crypto.randomUUID()}` },
    { token: owner.token },
  )
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

test('a foreign organization and one that does not exist are the same 404, and the choice stays', async () => {
  const { secondId, switchTo, current } = await ownerOfTwo()
  await switchTo(secondId)
  const stranger = await newOwner()
  const foreign = await refusal(switchTo(stranger.organizationId))
  const absent = await refusal(switchTo(crypto.randomUUID()))
  expect(foreign).toMatchObject({ status: 404, error: 'organizations.not_found' })
  expect({ ...absent, requestId: '' }).toEqual({ ...foreign, requestId: '' })
  expect(await current()).toBe(secondId)
})

test('a choice does not outlive the membership', async () => {
  const { owner, secondId, switchTo, current } = await ownerOfTwo()
  await switchTo(secondId)
  const { db } = newContext().services
  await db
    .delete(memberships)
    .where(and(eq(memberships.organizationId, secondId), eq(memberships.userId, owner.userId)))
  expect(await current()).toBe(owner.organizationId)
})

test('a foreign page cannot switch', async () => {
  const { secondId, current, browser } = await ownerOfTwo()
  const headers = { origin: 'https://evil.example' }
  const response = browser.go('/api/organizations/switch', {
    method: 'POST',
    headers,
    json: { organizationId: secondId },
  })
  expect(await refusal(response)).toMatchObject({ status: 403, error: 'csrf_failed' })
  expect(await current()).toBeNull()
})

test('an id that is none is 400', async () => {
  const { token } = await newOwner()
  expect(await refusal(send(switchOrganization, { organizationId: 'acme' }, { token }))).toMatchObject({
    status: 400,
    details: [{ path: 'organizationId' }],
  })
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
