import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { memberships } from '../../../../shared/db/tables/organizations.ts'
import { endingRights } from '../../../../shared/kernel/endings.ts'
import { deleteAccessKey } from '../../../../workers/features/access-keys/delete-access-key.ts'
import { cookieSessions } from '../../../../shared/db/tables/identity.ts'
import { changePassword } from '../../../../workers/features/identity/change-password.ts'
import { startSession } from '../../../../workers/features/identity/cookie-sessions.ts'
import { deleteSession } from '../../../../workers/features/identity/delete-session.ts'
import { signOut } from '../../../../workers/features/identity/sign-out.ts'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { leaveOrganization } from '../../../../workers/features/organizations/leave-organization.ts'
import { addTeamMember } from '../../../../workers/features/teams/add-team-member.ts'
import { createTeam } from '../../../../workers/features/teams/create-team.ts'
import { removeTeamMember } from '../../../../workers/features/teams/remove-team-member.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { deleteWebsite } from '../../../../workers/features/websites/delete-website.ts'
import { transferWebsite } from '../../../../workers/features/websites/transfer-website.ts'
import { updateWebsite } from '../../../../workers/features/websites/update-website.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { runningExecution, statusEvents } from '../../../support/executions.ts'
import { type Owner, type Person, newKey, newMember, newOwner, password } from '../../../support/people.ts'
import { connect } from '../../../support/sockets.ts'
import type { Watched } from '../../../support/watch-socket.ts'

// Nothing happens in what is followed, and no gateway sleeps: what ends a socket here is the ending alone.

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const cookie = (session: string) => ({ cookie: `tracewright_session=${session}` })
const newSession = ({ userId }: Person) => startSession(newContext(), { userId, signedOutAt: null })

async function follow(of: { executionId: string } | { websiteId: string }, headers: Record<string, string>) {
  const socket = await connect(headers)
  socket.send({ action: 'subscribe', ...of })
  await socket.first('subscribed')
  return socket
}

/** A socket that still brings what happens. */
async function bringsNews(socket: Watched, execution: Awaited<ReturnType<typeof newRun>>) {
  const { stub, attempt, executionId } = execution
  const seen = socket.seqs(executionId).length
  await stub.append({ attempt, events: statusEvents(1), now: Date.now() })
  await socket.until(() => socket.seqs(executionId).length > seen)
  socket.close()
}

const newRun = ({ organizationId }: Pick<Owner, 'organizationId'>) => runningExecution({ organizationId })

describe('a membership that ends', () => {
  test.each(['remove', 'leave'])('ends what its person follows, and closes the socket: %s', async (how) => {
    const owner = await newOwner()
    const { organizationId } = owner
    const member = await newMember(owner, 'member')
    const { executionId } = await newRun(owner)
    const socket = await follow({ executionId }, bearer(member.token))
    if (how === 'leave') await ask(leaveOrganization, { organizationId }, member)
    else await ask(changeTeam, { organizationId, action: 'remove', userId: member.userId }, owner)
    expect(await socket.closed).toMatchObject({ code: 3003 })
    expect(socket.received.at(-1)).toMatchObject({ error: 'executions.not_found', executionId })
  })

  test('leaves open what the same socket follows elsewhere', async () => {
    const [owner, other] = [await newOwner(), await newOwner()]
    const member = await newMember(owner, 'member')
    const { db } = newContext().services
    const { organizationId } = other
    await db
      .insert(memberships)
      .values({ organizationId, userId: member.userId, role: 'viewer', joinedAt: Date.now() })
    const [here, there] = [await newRun(owner), await newRun(other)]
    const socket = await follow({ executionId: here.executionId }, bearer(member.token))
    socket.send({ action: 'subscribe', executionId: there.executionId })
    await socket.until((all) => all.filter(({ type }) => type === 'subscribed').length === 2)
    const { userId } = member
    await ask(changeTeam, { organizationId: owner.organizationId, action: 'remove', userId }, owner)
    expect(await socket.first('error')).toMatchObject({ executionId: here.executionId })
    await bringsNews(socket, there)
  })

  test('leaves others alone', async () => {
    const owner = await newOwner()
    const { organizationId } = owner
    const [gone, stays] = [await newMember(owner, 'member'), await newMember(owner, 'member')]
    const run = await newRun(owner)
    const socket = await follow({ executionId: run.executionId }, bearer(stays.token))
    await ask(changeTeam, { organizationId, action: 'remove', userId: gone.userId }, owner)
    await bringsNews(socket, run)
  })
})

describe('a sign-in that ends closes its sockets with 3000', () => {
  test('also one that follows nothing: signed out everywhere', async () => {
    const owner = await newOwner()
    const { executionId } = await newRun(owner)
    const sockets = [
      await follow({ executionId }, bearer(owner.token)),
      await follow({ executionId }, cookie(await newSession(owner))),
      await connect(bearer(owner.token)),
    ]
    await ask(signOut, { everywhere: true }, owner)
    for (const { closed } of sockets) expect(await closed).toMatchObject({ code: 3000 })
  })

  test('a browser that signs out, and no other one', async () => {
    const owner = await newOwner()
    const run = await newRun(owner)
    const { executionId } = run
    const [session, other] = [await newSession(owner), await newSession(owner)]
    const [socket, stays] = [
      await follow({ executionId }, cookie(session)),
      await follow({ executionId }, cookie(other)),
    ]
    await ask(signOut, {}, { headers: { ...cookie(session), origin: 'http://tracewright.test' } })
    expect(await socket.closed).toMatchObject({ code: 3000 })
    await bringsNews(stays, run)
  })

  test('one of the list that its person ends', async () => {
    const owner = await newOwner()
    const { executionId } = await newRun(owner)
    const socket = await follow({ executionId }, cookie(await newSession(owner)))
    const { db } = newContext().services
    const [row] = await db.select().from(cookieSessions).where(eq(cookieSessions.userId, owner.userId))
    await ask(deleteSession, { sessionId: row?.sessionId ?? '' }, owner)
    expect(await socket.closed).toMatchObject({ code: 3000 })
  })

  test('all but the browser that changes the password', async () => {
    const owner = await newOwner()
    const run = await newRun(owner)
    const { executionId } = run
    const session = await newSession(owner)
    const stays = await follow({ executionId }, cookie(session))
    const sockets = [
      await follow({ executionId }, bearer(owner.token)),
      await follow({ executionId }, cookie(await newSession(owner))),
    ]
    const change = { currentPassword: password, newPassword: 'another long enough password' }
    const headers = { ...cookie(session), origin: 'http://tracewright.test' }
    await ask(changePassword, change, { headers })
    for (const { closed } of sockets) expect(await closed).toMatchObject({ code: 3000 })
    await bringsNews(stays, run)
  })

  test('an access key that is revoked', async () => {
    const owner = await newOwner()
    const { organizationId } = owner
    const { keyId, key } = await newKey(owner, { scopes: ['read'] })
    const { executionId } = await newRun(owner)
    const socket = await follow({ executionId }, bearer(key))
    await ask(deleteAccessKey, { organizationId, keyId }, owner)
    expect(await socket.closed).toMatchObject({ code: 3000 })
  })
})

describe('a website', () => {
  const newWebsite = async () => {
    const owner = await newOwner()
    const { id: websiteId } = await ask(createWebsite, { name: 'Shop' }, owner)
    return { owner, websiteId }
  }

  async function newTeam(owner: Owner, websiteId: string) {
    const { organizationId } = owner
    const { teamId } = await ask(createTeam, { organizationId, name: 'Sales' }, owner)
    await ask(transferWebsite, { websiteId, teamId }, owner)
    return teamId
  }

  const ended = async (socket: Watched, websiteId: string) => {
    expect(await socket.closed).toMatchObject({ code: 3003 })
    expect(socket.received.at(-1)).toMatchObject({ error: 'websites.not_found', websiteId })
  }

  test.each(['handed over', 'changed'])(
    'that is put into a team is followed on only by who may see it there: %s',
    async (how) => {
      const { owner, websiteId } = await newWebsite()
      const member = await newMember(owner, 'member')
      const socket = await follow({ websiteId }, bearer(member.token))
      const stays = await follow({ websiteId }, bearer(owner.token))
      if (how === 'handed over') await newTeam(owner, websiteId)
      else {
        const { teamId } = await ask(
          createTeam,
          { organizationId: owner.organizationId, name: 'Sales' },
          owner,
        )
        await ask(updateWebsite, { websiteId, teamId }, owner)
      }
      await ended(socket, websiteId)
      stays.send({ action: 'ping', after: 'handed over' })
      await stays.first('pong')
      stays.close()
    },
  )

  test('of a team ends for whoever leaves the team', async () => {
    const { owner, websiteId } = await newWebsite()
    const member = await newMember(owner, 'member')
    const { userId } = member
    const teamId = await newTeam(owner, websiteId)
    await ask(addTeamMember, { teamId, userId }, owner)
    const socket = await follow({ websiteId }, bearer(member.token))
    await ask(removeTeamMember, { teamId, userId }, owner)
    await ended(socket, websiteId)
  })

  test('of a team ends for an admin who becomes a member', async () => {
    const { owner, websiteId } = await newWebsite()
    const { organizationId } = owner
    const admin = await newMember(owner, 'admin')
    await newTeam(owner, websiteId)
    const socket = await follow({ websiteId }, bearer(admin.token))
    const { userId } = admin
    await ask(changeTeam, { organizationId, action: 'update_role', userId, role: 'member' }, owner)
    await ended(socket, websiteId)
  })

  test('that is deleted ends for everybody', async () => {
    const { owner, websiteId } = await newWebsite()
    const socket = await follow({ websiteId }, bearer(owner.token))
    await ask(deleteWebsite, { websiteId }, owner)
    expect(await socket.first('error')).toMatchObject({ error: 'websites.not_found', websiteId })
    socket.close()
  })
})

test('a change whose process dies before it is told ends sockets, too: a job that was ordered before looks again', async () => {
  const owner = await newOwner()
  const member = await newMember(owner, 'member')
  const { executionId } = await newRun(owner)
  const socket = await follow({ executionId }, bearer(member.token))
  const context = newContext()
  const died = endingRights(context, [{ kind: 'user', id: member.userId }], async () => {
    await context.services.db.delete(memberships).where(eq(memberships.userId, member.userId))
    throw new Error('The process died')
  })
  await expect(died).rejects.toThrow('The process died')
  expect(await socket.closed).toMatchObject({ code: 3003 })
})
