import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../../../../shared/db/tables/identity.ts'
import { invitations } from '../../../../shared/db/tables/organizations.ts'
import type { Role } from '../../../../shared/kernel/roles.ts'
import { call } from '../../../../shared/kernel/execute.ts'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { listTeam } from '../../../../workers/features/organizations/list-team.ts'
import { getOrganization } from '../../../../workers/features/organizations/get-organization.ts'
import { ask, newAddress, refusal, send } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { demoteAfterCheck } from '../../../support/demote-after-check.ts'
import { newKey, newMember, newOwner, newPerson } from '../../../support/people.ts'
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

const numbers = (answers: Response[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)

describe('invite', () => {
  test('the link leads to the address of the deployment, and there is none where it does not know it', async () => {
    const { token, organizationId } = await newOwner()
    const invited = { organizationId, action: 'invite' as const, email: newEmail() }
    const at = (vars: Record<string, string>) => {
      const there = deploy([changeTeam], vars)
      const transport = (request: Request) => {
        const evil = new Request(request.url, request)
        evil.headers.set('x-forwarded-host', 'evil.example')
        return there(evil)
      }
      return { token, transport }
    }
    const { invitation } = await ask(changeTeam, invited, at({ PUBLIC_ORIGIN: 'https://app.example' }))
    expect(invitation?.link).toMatch(/^https:\/\/app\.example\/invitation#token=/)
    const nowhere = { ...invited, email: newEmail() }
    expect(await refusal(send(changeTeam, nowhere, at({ PUBLIC_ORIGIN: '' })))).toMatchObject({
      status: 501,
      error: 'not_configured',
    })
    expect(await invitationsIn(organizationId)).toHaveLength(1)
  })

  test('an unknown address gets an invitation, whose link only the inviting admin is shown', async () => {
    const { token, organizationId, userId } = await newOwner()
    const email = newEmail()
    const { members, invitation } = await ask(
      changeTeam,
      { organizationId, action: 'invite', email: email.toUpperCase(), role: 'viewer' },
      { token, transport },
    )
    expect(members).toMatchObject([{ userId, role: 'owner' }])
    expect(invitation).toMatchObject({
      email,
      role: 'viewer',
      status: 'invited',
      invitedBy: userId,
      mailed: false,
    })
    expect(invitation?.link).toMatch(/^http:\/\/tracewright\.test\/invitation#token=[\w-]{43}$/)
    const days = Date.parse(invitation?.expiresAt ?? '') - Date.parse(invitation?.createdAt ?? '')
    expect(days).toBe(7 * 86_400_000)
    const everything = JSON.stringify([
      await invitationsIn(organizationId),
      await auditIn(organizationId),
      await eventsIn(organizationId),
    ])
    expect(everything).not.toContain(tokenIn(invitation?.link ?? ''))
    expect(await eventsIn(organizationId)).toMatchObject([
      { data: { change: 'invited', invitationId: invitation?.invitationId, userId: null, role: 'viewer' } },
    ])
  })

  test('a registered person is a member at once, and is told by mail', async () => {
    const owner = await newOwner()
    const { organizationId } = owner
    const person = await newPerson('Grace')
    const { context, mails } = withMails(owner)
    const answer = await call(changeTeam, context, { organizationId, action: 'invite', email: person.email })
    expect(answer.invitation).toBeUndefined()
    expect(answer.members).toContainEqual(expect.objectContaining({ userId: person.userId, role: 'member' }))
    expect(mails).toMatchObject([{ to: person.email, subject: 'You are now in Acme' }])
    expect((await send(getOrganization, { organizationId }, { token: person.token })).status).toBe(200)
    expect(await auditIn(organizationId)).toMatchObject([
      {
        action: 'organizations.changeTeam',
        resource: 'member',
        resourceId: person.userId,
        summary: `Added ${person.email} as member`,
      },
    ])
    expect(await eventsIn(organizationId)).toMatchObject([
      { data: { change: 'added', userId: person.userId, role: 'member' } },
    ])
  })

  test('inviting again renews the link, keeps the role unless another is given, and takes no second place', async () => {
    const { token, organizationId } = await newSmallTeam(2)
    const input = { organizationId, action: 'invite', email: newEmail() } as const
    const first = await ask(changeTeam, { ...input, role: 'admin' }, { token })
    const second = await ask(changeTeam, input, { token })
    expect(second.invitation).toMatchObject({
      invitationId: first.invitation?.invitationId,
      role: 'admin',
      createdAt: first.invitation?.createdAt,
    })
    expect(second.invitation?.link).not.toBe(first.invitation?.link)
    expect(await invitationsIn(organizationId)).toHaveLength(1)
  })

  test('who registers after being invited and is invited again is added, and the invitation is gone', async () => {
    const { token, organizationId } = await newOwner()
    const email = newEmail()
    const input = { organizationId, action: 'invite', email } as const
    await ask(changeTeam, input, { token })
    const person = await newPerson()
    await db.update(users).set({ email }).where(eq(users.userId, person.userId))
    await ask(changeTeam, input, { token })
    expect(await rolesIn(organizationId)).toMatchObject({ [person.userId]: 'member' })
    expect(await invitationsIn(organizationId)).toEqual([])
  })

  test('a member is not invited into another role', async () => {
    const owner = await newOwner()
    const { organizationId } = owner
    const { token } = await newMember(owner, 'admin')
    const input = { organizationId, action: 'invite', email: owner.email, role: 'viewer' } as const
    const answer = await refusal(send(changeTeam, input, { token }))
    expect(answer).toMatchObject({ status: 409, error: 'organizations.already_member' })
    expect(await rolesIn(organizationId)).toMatchObject({ [owner.userId]: 'owner' })
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
    expect(mails[0]?.text.split('\n')).toContain(invitation?.link)
    expect(mails[0]?.subject).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}]/u)
    expect(mails[0]?.text.split('\n')[0]).toBe(
      `Ada Bcc: everyone@example.com evil (${owner.email}) invites you to the organization "Acme".`,
    )
  })

  test.each([
    'nobody',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com, b@example.com',
    'dem\u00f6@example.com',
    'demo@ex\u0430mple.com',
    '\u212Aelvin@example.com',
    `${'a'.repeat(250)}@example.com`,
    '',
  ])('%j is no address to invite', async (email) => {
    const { token, organizationId } = await newOwner()
    const answer = await refusal(send(changeTeam, { organizationId, action: 'invite', email }, { token }))
    expect(answer).toMatchObject({ status: 400, details: [{ path: 'email' }] })
  })

  test('nobody is invited as owner', async () => {
    const { token, organizationId } = await newOwner()
    const input = { organizationId, action: 'invite', email: newEmail(), role: 'owner' }
    expect(await refusal(send(changeTeam, input, { token }))).toMatchObject({
      status: 400,
      details: [{ path: 'role' }],
    })
  })

  test('of ten invitations at once exactly as many pass as there is room for, of known and unknown people', async () => {
    const { token, organizationId } = await newSmallTeam(4)
    const emails = [
      ...Array.from({ length: 7 }, newEmail),
      ...(await Promise.all(Array.from({ length: 3 }, () => newPerson()))).map(({ email }) => email),
    ]
    const answers = await Promise.all(
      emails.map((email) =>
        send(changeTeam, { organizationId, action: 'invite', email }, { token, transport }),
      ),
    )
    expect(numbers(answers)).toEqual([200, 200, 200, ...Array(7).fill(409)])
    const refused = answers.find(({ status }) => status === 409)
    expect(await refused?.json()).toMatchObject({
      error: 'organizations.member_limit_reached',
      message: expect.stringContaining('maxMembers'),
    })
    const taken =
      Object.keys(await rolesIn(organizationId)).length + (await invitationsIn(organizationId)).length
    expect(taken).toBe(4)
    expect(await auditIn(organizationId)).toHaveLength(3)
    expect(await eventsIn(organizationId)).toHaveLength(3)
  })

  test('an expired invitation takes no place, and renewing it asks for one again', async () => {
    const { token, organizationId } = await newSmallTeam(2)
    const [old, next] = [newEmail(), newEmail()]
    const inviting = (email: string) =>
      send(changeTeam, { organizationId, action: 'invite', email }, { token })
    expect((await inviting(old)).status).toBe(200)
    expect((await inviting(next)).status).toBe(409)
    await db.update(invitations).set({ expiresAt: 1 }).where(eq(invitations.email, old))
    expect((await inviting(next)).status).toBe(200)
    expect((await inviting(old)).status).toBe(409)
  })

  test('of two invitations of one person at once one adds, and the other says so', async () => {
    const { token, organizationId } = await newOwner()
    const { email } = await newPerson()
    const answers = await Promise.all(
      [1, 2].map(() => send(changeTeam, { organizationId, action: 'invite', email }, { token })),
    )
    expect(numbers(answers)).toEqual([200, 409])
    expect(await auditIn(organizationId)).toHaveLength(1)
  })

  test('of invitations of one address at once one stands', async () => {
    const { token, organizationId } = await newOwner()
    const email = newEmail()
    await Promise.all(
      [1, 2, 3].map(() => ask(changeTeam, { organizationId, action: 'invite', email }, { token })),
    )
    expect(await invitationsIn(organizationId)).toHaveLength(1)
  })

  test('how many one person invites in an hour is limited; what else they do is not', async () => {
    const { token, organizationId } = await newOwner()
    const transport = deploy([changeTeam], { INVITATIONS_PER_HOUR: '1' })
    const inviting = () =>
      send(changeTeam, { organizationId, action: 'invite', email: newEmail() }, { token, transport })
    expect((await inviting()).status).toBe(200)
    expect((await inviting()).status).toBe(429)
    const removing = { organizationId, action: 'remove', email: newEmail() }
    expect((await send(changeTeam, removing, { token, transport })).status).toBe(404)
  })
})

describe('remove', () => {
  test('a removed member is a stranger at once', async () => {
    const owner = await newOwner()
    const { organizationId, token } = owner
    const member = await newMember(owner, 'member')
    const answer = await ask(
      changeTeam,
      { organizationId, action: 'remove', email: member.email.toUpperCase() },
      { token, transport },
    )
    expect(answer.members.map(({ userId }) => userId)).toEqual([owner.userId])
    expect((await send(getOrganization, { organizationId }, { token: member.token })).status).toBe(404)
    expect(await eventsIn(organizationId)).toMatchObject([
      { data: { change: 'removed', userId: member.userId, role: 'member' } },
    ])
  })

  test('the audit log says who it was, also when the removed person was named by id', async () => {
    const owner = await newOwner()
    const { organizationId, token } = owner
    const { userId, email } = await newMember(owner, 'viewer')
    await ask(changeTeam, { organizationId, action: 'remove', userId }, { token })
    expect(await auditIn(organizationId)).toMatchObject([
      { resourceId: userId, summary: `Removed ${email} (was viewer)` },
    ])
  })

  test('by an address that is only invited, the invitation is withdrawn', async () => {
    const { token, organizationId } = await newOwner()
    const email = newEmail()
    await ask(changeTeam, { organizationId, action: 'invite', email }, { token })
    await ask(changeTeam, { organizationId, action: 'remove', email }, { token })
    expect(await invitationsIn(organizationId)).toEqual([])
    const answer = await refusal(send(changeTeam, { organizationId, action: 'remove', email }, { token }))
    expect(answer).toMatchObject({ status: 404, details: [{ path: 'email' }] })
  })

  test('of two people to whom an issuer gave one address, the id says which', async () => {
    const owner = await newOwner()
    const { organizationId, token } = owner
    const [one, other] = [await newMember(owner, 'member'), await newMember(owner, 'member')]
    await db
      .update(users)
      .set({ issuer: 'https://idp.example', subject: other.userId, email: one.email })
      .where(eq(users.userId, other.userId))
    const { context } = withMails(owner)
    Object.assign(context.services.settings, {
      AUTH_ISSUER: 'https://idp.example',
      AUTH_JWKS_URL: 'https://idp.example/jwks',
    })
    const byAddress = { organizationId, action: 'remove', email: one.email } as const
    await expect(call(changeTeam, context, byAddress)).rejects.toMatchObject({
      status: 409,
      code: 'organizations.several_members',
    })
    await ask(changeTeam, { organizationId, action: 'remove', userId: other.userId }, { token })
    expect(Object.keys(await rolesIn(organizationId)).toSorted()).toEqual(
      [owner.userId, one.userId].toSorted(),
    )
  })

  test('an address of another organization is unknown here, and its member stays there', async () => {
    const [mine, other] = [await newOwner(), await newOwner()]
    const { organizationId, token } = mine
    for (const named of [{ email: other.email }, { userId: other.userId }]) {
      const answer = await refusal(
        send(changeTeam, { organizationId, action: 'remove', ...named }, { token }),
      )
      expect(answer).toMatchObject({ status: 404, error: 'organizations.member_not_found' })
    }
    expect(await rolesIn(other.organizationId)).toEqual({ [other.userId]: 'owner' })
  })

  test('the last owner is not removed, not even by themselves', async () => {
    const { token, organizationId, email } = await newOwner()
    const answer = await refusal(send(changeTeam, { organizationId, action: 'remove', email }, { token }))
    expect(answer).toMatchObject({ status: 409, error: 'organizations.last_owner' })
  })
})

describe('update_role', () => {
  const changing = (organizationId: string, userId: string, role: Role) => ({
    organizationId,
    action: 'update_role' as const,
    userId,
    role,
  })

  test('an admin gives every role up to their own', async () => {
    const owner = await newOwner()
    const { organizationId } = owner
    const { token } = await newMember(owner, 'admin')
    const { userId, email } = await newMember(owner, 'viewer')
    for (const role of ['member', 'admin', 'viewer'] as const) {
      const { members } = await ask(changeTeam, changing(organizationId, userId, role), { token, transport })
      expect(members.find((member) => member.userId === userId)?.role).toBe(role)
    }
    const events = await eventsIn(organizationId)
    expect(events.map(({ data }) => [data['previousRole'], data['role']])).toEqual([
      ['viewer', 'member'],
      ['member', 'admin'],
      ['admin', 'viewer'],
    ])
    expect((await auditIn(organizationId)).at(-1)?.summary).toBe(
      `Changed the role of ${email} from admin to viewer`,
    )
  })

  test('an owner hands the organization over: makes another owner, then steps down', async () => {
    const owner = await newOwner()
    const { organizationId, token, userId } = owner
    const heir = await newMember(owner, 'member')
    await ask(changeTeam, changing(organizationId, heir.userId, 'owner'), { token })
    await ask(changeTeam, changing(organizationId, userId, 'admin'), { token })
    expect(await rolesIn(organizationId)).toEqual({ [heir.userId]: 'owner', [userId]: 'admin' })
  })

  test('an admin makes nobody owner, themselves neither, and touches no owner', async () => {
    const owner = await newOwner()
    const { organizationId } = owner
    const { token, userId } = await newMember(owner, 'admin')
    const member = await newMember(owner, 'member')
    for (const input of [
      changing(organizationId, userId, 'owner'),
      changing(organizationId, member.userId, 'owner'),
      changing(organizationId, owner.userId, 'viewer'),
      { organizationId, action: 'remove' as const, email: owner.email },
    ]) {
      expect((await send(changeTeam, input, { token })).status).toBe(403)
    }
    expect(await rolesIn(organizationId)).toEqual({
      [owner.userId]: 'owner',
      [userId]: 'admin',
      [member.userId]: 'member',
    })
    expect(await auditIn(organizationId)).toEqual([])
  })

  test('the last owner keeps the role', async () => {
    const { token, organizationId, userId } = await newOwner()
    const answer = await refusal(send(changeTeam, changing(organizationId, userId, 'admin'), { token }))
    expect(answer).toMatchObject({ status: 409, error: 'organizations.last_owner' })
  })

  test('the role one has already stays, and neither an event nor the audit log tells of a change', async () => {
    const owner = await newOwner()
    const { userId } = await newMember(owner, 'member')
    await ask(changeTeam, changing(owner.organizationId, userId, 'member'), { token: owner.token, transport })
    expect(await eventsIn(owner.organizationId)).toEqual([])
    expect(await auditIn(owner.organizationId)).toEqual([])
  })

  test.each(['', 'jürgen@example.com', 'of no form'])(
    'a member whose address is "%s" may be sent back',
    async (email) => {
      const owner = await newOwner()
      const { organizationId, token } = owner
      const { userId } = await newMember(owner, 'member')
      await db.update(users).set({ email }).where(eq(users.userId, userId))
      const { members } = await ask(listTeam, { organizationId }, { token })
      const given = members.find((member) => member.userId === userId)
      expect(given).toMatchObject({ email })
      const change = (action: 'update_role' | 'remove') =>
        ask(changeTeam, { organizationId, action, ...given, role: 'admin' } as never, { token })
      await change('update_role')
      expect(await rolesIn(organizationId)).toMatchObject({ [userId]: 'admin' })
      await change('remove')
      expect(await rolesIn(organizationId)).toEqual({ [owner.userId]: 'owner' })
    },
  )

  test('owners who all step down, demote and remove each other at once leave one behind', async () => {
    const owner = await newOwner()
    const { organizationId } = owner
    const owners = [owner]
    for (let i = 0; i < 3; i++) owners.push({ ...(await newMember(owner, 'owner')), organizationId })
    const answers = await Promise.all(
      owners.flatMap(({ token }) =>
        owners.map(({ userId }, i) =>
          send(
            changeTeam,
            i % 2 ? changing(organizationId, userId, 'viewer') : { organizationId, action: 'remove', userId },
            { token, transport },
          ),
        ),
      ),
    )
    const left = Object.values(await rolesIn(organizationId)).filter((role) => role === 'owner')
    expect(left).toHaveLength(1)
    const passed = answers.filter(({ status }) => status === 200).length
    expect(await eventsIn(organizationId)).toHaveLength(passed)
    for (const { status } of answers) expect([200, 403, 404, 409]).toContain(status)
  })

  test('an unknown person, and one of another organization, is 404 with the place', async () => {
    const [{ token, organizationId }, other] = [await newOwner(), await newOwner()]
    for (const userId of [other.userId, crypto.randomUUID(), "' or 1=1 --"]) {
      const answer = await refusal(send(changeTeam, changing(organizationId, userId, 'viewer'), { token }))
      expect(answer).toMatchObject({ status: 404, details: [{ path: 'userId' }] })
    }
  })
})

test.each([
  [{ action: 'invite' }, 'email'],
  [{ action: 'remove' }, 'email'],
  [{ action: 'update_role', role: 'viewer' }, 'userId'],
  [{ action: 'update_role', userId: 'x' }, 'role'],
  [{ action: 'update_role', userId: 'x', role: 'god' }, 'role'],
  [{ action: 'promote', userId: 'x' }, 'action'],
  [{ action: 'invite', email: 'a@example.com', createdBy: 'x' }, 'createdBy'],
  [{ action: 'invite', email: 'a@example.com', invitedBy: 'x' }, 'invitedBy'],
])('%j is refused with its place', async (input, path) => {
  const { token, organizationId } = await newOwner()
  const answer = await refusal(send(changeTeam, { organizationId, ...input }, { token }))
  expect(answer).toMatchObject({ status: 400, details: [{ path }] })
})

test('an organization in the body does not lead elsewhere', async () => {
  const [mine, other] = [await newOwner(), await newOwner()]
  const body = JSON.stringify({
    organizationId: other.organizationId,
    action: 'invite',
    email: mine.email,
    role: 'admin',
  })
  const headers = { 'content-type': 'application/json', 'cf-connecting-ip': newAddress() }
  const { organizationId, token } = mine
  const response = await send(changeTeam, { organizationId }, { token, headers, body })
  expect(response.status).toBe(409)
  expect(Object.keys(await rolesIn(other.organizationId))).toEqual([other.userId])
})

test('members and access keys manage nobody', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const { token } = await newMember(owner, 'member')
  const { key } = await newKey(owner, { scopes: ['write'] })
  for (const each of [token, key]) {
    const input = { organizationId, action: 'invite', email: newEmail(), role: 'viewer' }
    expect((await send(changeTeam, input, { token: each })).status).toBe(403)
  }
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
