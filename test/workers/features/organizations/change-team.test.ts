import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../../../../shared/db/tables/identity.ts'
import { invitations } from '../../../../shared/db/tables/organizations.ts'
import type { Role } from '../../../../shared/kernel/roles.ts'
import { call } from '../../../../shared/kernel/execute.ts'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { listTeam } from '../../../../workers/features/organizations/list-team.ts'
import { getOrganization } from '../../../../workers/features/organizations/get-organization.ts'
import { ask, expectRefusal, send, statusesInTurn, statusesOf } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { demoteAfterCheck } from '../../../support/demote-after-check.ts'
import { type Owner, newMember, newOwner, newPerson } from '../../../support/people.ts'
import {
  auditIn,
  db,
  eventsIn,
  invitationsIn,
  newEmail,
  newSmallTeam,
  rolesIn,
  tokenIn,
  withMails,
  withoutQueue as transport,
} from './support.ts'

interface Caller {
  token: string
}

/** Something that is done to the team of an owner, by somebody. */
const tried = ({ organizationId, token }: Owner, input: object, by: Caller = { token }) =>
  send(changeTeam, { organizationId, ...input }, { token: by.token, transport })
const done = ({ organizationId, token }: Owner, input: object, by: Caller = { token }) =>
  ask(changeTeam, { organizationId, ...input } as never, { token: by.token, transport })

const invite = (email: string, role?: Role) => ({ action: 'invite', email, ...(role && { role }) })
const remove = (userId: string) => ({ action: 'remove', userId })
const changeRole = (userId: string, role: Role) => ({ action: 'update_role', userId, role })

describe('invite', () => {
  test('the link leads to the address of the deployment, and there is none where it does not know it', async () => {
    const { token, organizationId } = await newOwner()
    const at = (vars: Record<string, string>) => {
      const there = deploy([changeTeam], vars)
      const transport = (request: Request) => {
        const evil = new Request(request.url, request)
        evil.headers.set('x-forwarded-host', 'evil.example')
        return there(evil)
      }
      return { token, transport }
    }
    const invited = { organizationId, action: 'invite' as const, email: newEmail() }
    const { invitation } = await ask(changeTeam, invited, at({ PUBLIC_ORIGIN: 'https://app.example' }))
    expect(invitation?.link).toMatch(/^https:\/\/app\.example\/invitation#token=/)
    const nowhere = { ...invited, email: newEmail() }
    await expectRefusal(send(changeTeam, nowhere, at({ PUBLIC_ORIGIN: '' })), 501, 'not_configured')
    expect(await invitationsIn(organizationId)).toHaveLength(1)
  })

  test('an unknown address gets an invitation, whose link only the inviting admin is shown', async () => {
    const owner = await newOwner()
    const { organizationId, userId } = owner
    const email = newEmail()
    const { members, invitation } = await done(owner, invite(email.toUpperCase(), 'viewer'))
    expect(members).toMatchObject([{ userId, role: 'owner' }])
    const expected = { email, role: 'viewer', status: 'invited', invitedBy: userId, mailed: false }
    expect(invitation).toMatchObject(expected)
    expect(invitation?.link).toMatch(/^http:\/\/tracewright\.test\/invitation#token=[\w-]{43}$/)
    const days = Date.parse(invitation?.expiresAt ?? '') - Date.parse(invitation?.createdAt ?? '')
    expect(days).toBe(7 * 86_400_000)
    const events = await eventsIn(organizationId)
    const everything = [await invitationsIn(organizationId), await auditIn(organizationId), events]
    expect(JSON.stringify(everything)).not.toContain(tokenIn(invitation?.link ?? ''))
    expect(events).toMatchObject([
      { data: { change: 'invited', invitationId: invitation?.invitationId, userId: null, role: 'viewer' } },
    ])
  })

  test('an address with an account is invited like every other, and the answer does not tell them apart', async () => {
    const owner = await newOwner()
    const { organizationId } = owner
    const { userId, email, token } = await newPerson('Grace')
    const { context, mails } = withMails(owner)
    const told = []
    for (const address of [email, newEmail()]) {
      const { invitation, members } = await call(changeTeam, context, {
        organizationId,
        action: 'invite',
        email: address,
      })
      expect(members.map((member) => member.userId)).toEqual([owner.userId])
      told.push(Object.keys(invitation ?? {}))
    }
    expect(told[0]).toEqual(told[1])
    expect(told[0]).toContain('link')
    expect(mails.map(({ subject }) => subject)).toEqual(['Invitation to Acme', 'Invitation to Acme'])
    expect(await rolesIn(organizationId)).not.toHaveProperty(userId)
    expect((await send(getOrganization, { organizationId }, { token })).status).toBe(404)
    expect((await auditIn(organizationId)).map(({ summary }) => summary)).toContain(
      `Invited ${email} as member`,
    )
    expect((await eventsIn(organizationId)).map(({ data }) => data['userId'])).toEqual([null, null])
  })

  test('inviting again renews the link, keeps the role unless another is given, and takes no second place', async () => {
    const owner = await newSmallTeam(2)
    const email = newEmail()
    const { invitation: first } = await done(owner, invite(email, 'admin'))
    const { invitation: second } = await done(owner, invite(email))
    const { invitationId, createdAt } = first ?? {}
    expect(second).toMatchObject({ invitationId, role: 'admin', createdAt })
    expect(second?.link).not.toBe(first?.link)
    expect(await invitationsIn(owner.organizationId)).toHaveLength(1)
  })

  test('who registers after being invited and is invited again has one invitation, and is no member by it', async () => {
    const owner = await newOwner()
    const { userId, email } = await newPerson()
    for (let times = 0; times < 2; times++) await done(owner, invite(email))
    expect(await rolesIn(owner.organizationId)).not.toHaveProperty(userId)
    expect(await invitationsIn(owner.organizationId)).toHaveLength(1)
  })

  test('a member is not invited into another role', async () => {
    const owner = await newOwner()
    const answer = tried(owner, invite(owner.email, 'viewer'), await newMember(owner, 'admin'))
    await expectRefusal(answer, 409, 'organizations.already_member')
    expect(await rolesIn(owner.organizationId)).toMatchObject({ [owner.userId]: 'owner' })
  })

  test('a mail that cannot be sent does not stop the invitation, which says so', async () => {
    for (const service of [{ fails: true }, { configured: false }]) {
      const owner = await newOwner()
      const input = { organizationId: owner.organizationId, action: 'invite', email: newEmail() } as const
      const { invitation } = await call(changeTeam, withMails(owner, service).context, input)
      expect(invitation).toMatchObject({ mailed: false, link: expect.stringContaining('#token=') })
    }
  })

  test('hostile names stay on their line in a mail', async () => {
    const owner = await newOwner()
    const name = 'Ada\r\nBcc: everyone@example.com\u2028\u202eevil'
    const { context, mails } = withMails(owner, { name })
    const input = { organizationId: owner.organizationId, action: 'invite', email: newEmail() } as const
    const { invitation } = await call(changeTeam, context, input)
    expect(invitation?.mailed).toBe(true)
    expect(mails).toHaveLength(1)
    const lines = mails[0]?.text.split('\n') ?? []
    expect(lines).toContain(invitation?.link)
    expect(lines[0]).toMatch(
      /^Ada Bcc: everyone@example.com evil \(.+\) invites you to the organization "Acme"\.$/,
    )
  })

  test('of ten invitations at once exactly as many pass as there is room for, of known and unknown people', async () => {
    const owner = await newSmallTeam(4)
    const { organizationId } = owner
    const people = await Promise.all(Array.from({ length: 3 }, () => newPerson()))
    const emails = [...Array.from({ length: 7 }, newEmail), ...people.map(({ email }) => email)]
    const answers = await Promise.all(emails.map((email) => tried(owner, invite(email))))
    expect(statusesOf(answers)).toEqual([200, 200, 200, ...Array(7).fill(409)])
    const refused = answers.find(({ status }) => status === 409)
    expect(await refused?.json()).toMatchObject({
      error: 'organizations.member_limit_reached',
      message: expect.stringContaining('maxMembers'),
    })
    const members = Object.keys(await rolesIn(organizationId))
    expect(members.length + (await invitationsIn(organizationId)).length).toBe(4)
    expect(await auditIn(organizationId)).toHaveLength(3)
    expect(await eventsIn(organizationId)).toHaveLength(3)
  })

  test('an expired invitation takes no place, and renewing it asks for one again', async () => {
    const owner = await newSmallTeam(2)
    const [old, next] = [newEmail(), newEmail()]
    const inviting = async (email: string) => (await tried(owner, invite(email))).status
    expect([await inviting(old), await inviting(next)]).toEqual([200, 409])
    await db.update(invitations).set({ expiresAt: 1 }).where(eq(invitations.email, old))
    expect([await inviting(next), await inviting(old)]).toEqual([200, 409])
  })

  test('of invitations of one address at once one stands', async () => {
    const owner = await newOwner()
    const email = newEmail()
    await Promise.all([1, 2, 3].map(() => done(owner, invite(email))))
    expect(await invitationsIn(owner.organizationId)).toHaveLength(1)
  })

  test('how many one person invites in an hour is limited; what else they do is not', async () => {
    const { token, organizationId } = await newOwner()
    const sending = { token, transport: deploy([changeTeam], { INVITATIONS_PER_HOUR: '1' }) }
    const change = (action: string) =>
      send(changeTeam, { organizationId, action, email: newEmail() }, sending)
    expect(await statusesInTurn(2, () => change('invite'))).toEqual([200, 429])
    expect((await change('remove')).status).toBe(404)
  })
})

describe('remove', () => {
  test('a removed member is a stranger at once', async () => {
    const owner = await newOwner()
    const { organizationId } = owner
    const { email, userId, token } = await newMember(owner, 'member')
    const { members } = await done(owner, { action: 'remove', email: email.toUpperCase() })
    expect(members.map((member) => member.userId)).toEqual([owner.userId])
    expect((await send(getOrganization, { organizationId }, { token })).status).toBe(404)
    expect(await eventsIn(organizationId)).toMatchObject([
      { data: { change: 'removed', userId, role: 'member' } },
    ])
  })

  test('the audit log says who it was, also when the removed person was named by id', async () => {
    const owner = await newOwner()
    const { userId, email } = await newMember(owner, 'viewer')
    await done(owner, remove(userId))
    const summary = `Removed ${email} (was viewer)`
    expect(await auditIn(owner.organizationId)).toMatchObject([{ resourceId: userId, summary }])
  })

  test('by an address that is only invited, the invitation is withdrawn', async () => {
    const owner = await newOwner()
    const email = newEmail()
    await done(owner, invite(email))
    await done(owner, { action: 'remove', email })
    expect(await invitationsIn(owner.organizationId)).toEqual([])
    await expectRefusal(tried(owner, { action: 'remove', email }), 404, { path: 'email' })
  })

  test('of two people to whom an issuer gave one address, the id says which', async () => {
    const owner = await newOwner()
    const { organizationId } = owner
    const [one, other] = [await newMember(owner, 'member'), await newMember(owner, 'member')]
    const issuer = 'https://idp.example'
    const external = { issuer, subject: other.userId, email: one.email }
    await db.update(users).set(external).where(eq(users.userId, other.userId))
    const { context } = withMails(owner)
    Object.assign(context.services.settings, { AUTH_ISSUER: issuer, AUTH_JWKS_URL: `${issuer}/jwks` })
    const byAddress = call(changeTeam, context, { organizationId, action: 'remove', email: one.email })
    await expect(byAddress).rejects.toMatchObject({ status: 409, code: 'organizations.several_members' })
    await done(owner, remove(other.userId))
    expect(new Set(Object.keys(await rolesIn(organizationId)))).toEqual(new Set([owner.userId, one.userId]))
  })

  test('the last owner is not removed, not even by themselves', async () => {
    const owner = await newOwner()
    await expectRefusal(tried(owner, remove(owner.userId)), 409, 'organizations.last_owner')
  })
})

describe('update_role', () => {
  test('an admin gives every role up to their own', async () => {
    const owner = await newOwner()
    const admin = await newMember(owner, 'admin')
    const { userId, email } = await newMember(owner, 'viewer')
    for (const role of ['member', 'admin', 'viewer'] as const) {
      const { members } = await done(owner, changeRole(userId, role), admin)
      expect(members.find((member) => member.userId === userId)?.role).toBe(role)
    }
    const events = await eventsIn(owner.organizationId)
    expect(events.map(({ data }) => [data['previousRole'], data['role']])).toEqual([
      ['viewer', 'member'],
      ['member', 'admin'],
      ['admin', 'viewer'],
    ])
    const summary = `Changed the role of ${email} from admin to viewer`
    expect((await auditIn(owner.organizationId)).at(-1)).toMatchObject({ summary })
  })

  test('an owner hands the organization over: makes another owner, then steps down', async () => {
    const owner = await newOwner()
    const heir = await newMember(owner, 'member')
    await done(owner, changeRole(heir.userId, 'owner'))
    await done(owner, changeRole(owner.userId, 'admin'))
    expect(await rolesIn(owner.organizationId)).toEqual({ [heir.userId]: 'owner', [owner.userId]: 'admin' })
  })

  test('an admin makes nobody owner, themselves neither, and touches no owner', async () => {
    const owner = await newOwner()
    const admin = await newMember(owner, 'admin')
    const member = await newMember(owner, 'member')
    const before = await rolesIn(owner.organizationId)
    for (const input of [
      changeRole(admin.userId, 'owner'),
      changeRole(member.userId, 'owner'),
      changeRole(owner.userId, 'viewer'),
      remove(owner.userId),
    ])
      expect((await tried(owner, input, admin)).status).toBe(403)
    expect(await rolesIn(owner.organizationId)).toEqual(before)
    expect(await auditIn(owner.organizationId)).toEqual([])
  })

  test('the last owner keeps the role', async () => {
    const owner = await newOwner()
    await expectRefusal(tried(owner, changeRole(owner.userId, 'admin')), 409, 'organizations.last_owner')
  })

  test('the role one has already stays, and neither an event nor the audit log tells of a change', async () => {
    const owner = await newOwner()
    const { userId } = await newMember(owner, 'member')
    await done(owner, changeRole(userId, 'member'))
    expect(await eventsIn(owner.organizationId)).toEqual([])
    expect(await auditIn(owner.organizationId)).toEqual([])
  })

  test.each(['', 'jürgen@example.com', 'of no form'])(
    'a member whose address is "%s" may be sent back',
    async (email) => {
      const owner = await newOwner()
      const { organizationId } = owner
      const { userId } = await newMember(owner, 'member')
      await db.update(users).set({ email }).where(eq(users.userId, userId))
      const { members } = await ask(listTeam, { organizationId }, owner)
      const member = { ...members.find((member) => member.userId === userId), role: 'admin' }
      expect(member).toMatchObject({ email })
      await done(owner, { action: 'update_role', ...member })
      expect(await rolesIn(organizationId)).toMatchObject({ [userId]: 'admin' })
      await done(owner, { action: 'remove', ...member })
      expect(await rolesIn(organizationId)).toEqual({ [owner.userId]: 'owner' })
    },
  )

  test('owners who all step down, demote and remove each other at once leave one behind', async () => {
    const owner = await newOwner()
    const owners = [owner, ...(await Promise.all([1, 2, 3].map(() => newMember(owner, 'owner'))))]
    const answers = await Promise.all(
      owners.flatMap((by) =>
        owners.map(({ userId }, i) =>
          tried(owner, i % 2 ? changeRole(userId, 'viewer') : remove(userId), by),
        ),
      ),
    )
    const left = Object.values(await rolesIn(owner.organizationId)).filter((role) => role === 'owner')
    expect(left).toHaveLength(1)
    const passed = answers.filter(({ status }) => status === 200).length
    expect(await eventsIn(owner.organizationId)).toHaveLength(passed)
    for (const { status } of answers) expect([200, 403, 404, 409]).toContain(status)
  })
})

test('a member of another organization is unknown here, and stays there', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  const { email, userId, organizationId } = other
  const answers = [{ action: 'remove', email }, remove(userId), changeRole(userId, 'viewer')]
  for (const input of answers) await expectRefusal(tried(owner, input), 404, 'organizations.member_not_found')
  expect(await rolesIn(organizationId)).toEqual({ [userId]: 'owner' })
})

test.each([
  [{ action: 'invite' }, 'email'],
  [invite('nobody'), 'email'],
  [invite('demo@ex\u0430mple.com'), 'email'],
  [invite('a@example.com\r\nBcc: b@example.com'), 'email'],
  [invite(newEmail(), 'owner'), 'role'],
  [{ action: 'remove' }, 'email'],
  [{ action: 'update_role', role: 'viewer' }, 'userId'],
  [{ action: 'update_role', userId: 'x' }, 'role'],
  [{ action: 'update_role', userId: 'x', role: 'god' }, 'role'],
  [{ action: 'promote', userId: 'x' }, 'action'],
])('%j is refused with its place', async (input, path) => {
  await expectRefusal(tried(await newOwner(), input), 400, { path })
})

test('who lost the right between the check and the change changes nothing', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const admin = await newMember(owner, 'admin')
  const context = demoteAfterCheck(withMails(admin).context, admin.userId)
  const input = { organizationId, action: 'invite', email: newEmail() } as const
  await expect(call(changeTeam, context, input)).rejects.toMatchObject({ status: 403 })
  expect(await invitationsIn(organizationId)).toEqual([])
  expect(await auditIn(organizationId)).toEqual([])
})
