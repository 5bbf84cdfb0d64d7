import { expect, test } from 'vitest'
import { savedReports } from '../../../../shared/db/tables/analytics.ts'
import { createTeam } from '../../../../workers/features/teams/create-team.ts'
import { memberships } from '../../../../shared/db/tables/organizations.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { getWebsite } from '../../../../workers/features/websites/get-website.ts'
import { transferWebsite } from '../../../../workers/features/websites/transfer-website.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { eq } from 'drizzle-orm'
import { newWebsite } from './support.ts'

const { db } = newContext().services

test('a website goes to another organization with all that belongs to it, at once', async () => {
  const [seller, buyer] = [await newOwner(), await newOwner()]
  const colleague = await newMember(seller, 'viewer')
  const { id: websiteId } = await ask(createWebsite, { name: 'Shop' }, seller)
  const now = Date.now()
  const report = { reportId: crypto.randomUUID(), type: 'utm', name: 'Campaigns', description: '' }
  const { organizationId } = seller
  const made = { createdBy: seller.userId, createdAt: now, updatedAt: now }
  await db.insert(savedReports).values({ ...report, websiteId, organizationId, parameters: {}, ...made })
  const there = { websiteId, organizationId: buyer.organizationId }
  expect(await refusal(send(transferWebsite, there, seller))).toMatchObject({ status: 404 })
  const joined = { userId: seller.userId, joinedAt: now, source: 'others' as const }
  await db.insert(memberships).values({ organizationId: buyer.organizationId, role: 'member', ...joined })
  expect(await refusal(send(transferWebsite, there, seller))).toMatchObject({ status: 403 })
  await db
    .update(memberships)
    .set({ role: 'admin' })
    .where(eq(memberships.organizationId, buyer.organizationId))
  expect(await ask(transferWebsite, there, seller)).toMatchObject({ organizationId: buyer.organizationId })
  expect(await ask(getWebsite, { websiteId }, buyer)).toMatchObject({ name: 'Shop', teamId: null })
  expect(await refusal(send(getWebsite, { websiteId }, colleague))).toMatchObject({ status: 404 })
  const [moved] = await db.select().from(savedReports).where(eq(savedReports.websiteId, websiteId))
  expect(moved?.organizationId).toBe(buyer.organizationId)
})

test('a team gets a website within its organization', async () => {
  const { owner, websiteId } = await newWebsite()
  const { teamId } = await ask(createTeam, { name: 'Marketing' }, owner)
  expect(await ask(transferWebsite, { websiteId, teamId }, owner)).toMatchObject({ teamId })
})
