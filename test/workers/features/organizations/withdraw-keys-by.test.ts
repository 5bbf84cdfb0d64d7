import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { SiteEntry } from '../../../../shared/domain/tracker/site-entry.ts'
import type { Role } from '../../../../shared/kernel/roles.ts'
import { createAccessKey } from '../../../../workers/features/access-keys/create-access-key.ts'
import { listAccessKeys } from '../../../../workers/features/access-keys/list-access-keys.ts'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { followClaim } from '../../../../workers/features/organizations/follow-claim.ts'
import { leaveOrganization } from '../../../../workers/features/organizations/leave-organization.ts'
import { listTeam } from '../../../../workers/features/organizations/list-team.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { ask, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { connect } from '../../../support/sockets.ts'
import { deployWithMail } from '../../../support/postbox.ts'
import { auditIn, db } from './support.ts'
import { and, eq } from 'drizzle-orm'
import { memberships, organizations } from '../../../../shared/db/tables/organizations.ts'

/** A key of the owner, and two of a member of their organization: one reads, one writes. */
async function newMaker(role: Role = 'admin') {
  const owner = await newOwner()
  const { organizationId } = owner
  const maker = await newMember(owner, role)
  const make = (name: string, scopes: ('read' | 'write')[], { token }: { token: string }) =>
    ask(createAccessKey, { organizationId, name, scopes }, { token })
  await make('Of the owner', ['write'], owner)
  const made = [await make('Reads', ['read'], maker), await make('Writes', ['write'], maker)]
  const left = async () => {
    const { accessKeys } = await ask(listAccessKeys, { organizationId }, owner)
    return accessKeys.map(({ name }) => name).toSorted()
  }
  const summary = async () => (await auditIn(organizationId)).at(-1)?.summary
  const answers = () =>
    Promise.all(
      made.map(async ({ key }) => (await send(listTeam, { organizationId }, { token: key })).status),
    )
  const to = (next: Role) => ({
    organizationId,
    action: 'update_role' as const,
    userId: maker.userId,
    role: next,
  })
  return { owner, organizationId, maker, made, left, summary, answers, to }
}

test('with a removed admin the access keys that they made go at once, and no other ones', async () => {
  const { owner, organizationId, maker, left, summary, answers } = await newMaker()
  expect(await answers()).toEqual([200, 200])
  await ask(changeTeam, { organizationId, action: 'remove', userId: maker.userId }, owner)
  expect(await answers()).toEqual([401, 401])
  expect(await left()).toEqual(['Of the owner'])
  expect(await summary()).toMatch(
    /^Removed \S+ \(was admin\); access keys of theirs withdrawn: 2 \((Reads, Writes|Writes, Reads)\)$/,
  )
})

test('who leaves leaves no key behind', async () => {
  const { organizationId, maker, left } = await newMaker()
  await ask(leaveOrganization, { organizationId }, maker)
  expect(await left()).toEqual(['Of the owner'])
})

test('an admin who becomes a member has made no keys any more; an owner who becomes an admin keeps them', async () => {
  const admin = await newMaker()
  await ask(changeTeam, admin.to('member'), admin.owner)
  expect(await admin.left()).toEqual(['Of the owner'])
  const second = await newMaker('owner')
  await ask(changeTeam, second.to('admin'), second.owner)
  expect(await second.left()).toEqual(['Of the owner', 'Reads', 'Writes'])
  expect(await second.answers()).toEqual([200, 200])
})

test('an identity provider that takes a membership away takes the keys, too', async () => {
  const { organizationId, maker, left } = await newMaker()
  const { userId, email } = maker
  const membership = and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId))
  await db.update(memberships).set({ source: 'claim' }).where(membership)
  await db
    .update(organizations)
    .set({ claimsTrustedAt: 1 })
    .where(eq(organizations.organizationId, organizationId))
  await followClaim(newContext(), { userId, email, name: 'Grace' }, { value: [], issuedAt: 1000 })
  expect(await left()).toEqual(['Of the owner'])
})

test('of making keys and being removed at the same moment no key is left', async () => {
  const { owner, organizationId, maker, left } = await newMaker()
  const { userId, token } = maker
  const make = () => send(createAccessKey, { organizationId, name: 'Late', scopes: ['write'] }, { token })
  await Promise.all([
    ...[1, 2, 3].map(make),
    ask(changeTeam, { organizationId, action: 'remove', userId }, owner),
    ...[1, 2, 3].map(make),
  ])
  expect(await left()).toEqual(['Of the owner'])
})

test('every owner is told by mail which keys went, and nobody where none did', async () => {
  const { owner, organizationId, maker } = await newMaker()
  const other = await newMember(owner, 'owner')
  const { transport, mails, to } = deployWithMail([changeTeam])
  const member = await newMember(owner, 'member')
  const remove = ({ userId }: { userId: string }) =>
    ask(changeTeam, { organizationId, action: 'remove', userId }, { token: owner.token, transport })
  await remove(member)
  await remove(maker)
  for (const { email } of [owner, other]) {
    const [mail] = await to(email)
    expect(mail?.subject).toBe('Machines of Acme were cut off')
    for (const part of [
      `Removed ${maker.email} (was admin)`,
      'Reads (access key)',
      'Writes (access key)',
      '/settings',
    ])
      expect(mail?.text).toContain(part)
  }
  expect(mails).toHaveLength(2)
})

test('what was opened with a withdrawn key closes, and collect forgets it', async () => {
  const { owner, organizationId, maker, made } = await newMaker()
  const { id: websiteId } = await ask(createWebsite, { name: 'Shop' }, owner)
  const keysAt = async () => (await env.SITES.get<SiteEntry>(websiteId, 'json'))?.keys?.length
  expect(await keysAt()).toBe(2)
  const socket = await connect({ authorization: `Bearer ${made[0]?.key}` })
  await ask(changeTeam, { organizationId, action: 'remove', userId: maker.userId }, owner)
  expect(await socket.closed).toMatchObject({ code: 3000 })
  await vi.waitFor(async () => expect(await keysAt()).toBe(1), { timeout: 60_000, interval: 100 })
})
