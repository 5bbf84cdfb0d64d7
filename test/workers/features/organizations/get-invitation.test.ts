import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invitations } from '../../../../shared/db/tables/organizations.ts'
import { acceptInvitation } from '../../../../workers/features/organizations/accept-invitation.ts'
import { getInvitation } from '../../../../workers/features/organizations/get-invitation.ts'
import { ask, newAddress, refusal, send } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { newOwner, password } from '../../../support/people.ts'
import { auditIn, db, invitationsIn, invite } from './support.ts'

const gone = { status: 410, error: 'organizations.invitation_gone' }

test('whoever holds the link reads who invites whom to what as which role, and uses nothing up', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const { email, token } = await invite(owner, 'viewer')
  const before = [await invitationsIn(organizationId), await auditIn(organizationId)]
  const told = await ask(getInvitation, { token })
  expect(told).toEqual({
    organizationName: 'Acme',
    role: 'viewer',
    email,
    inviter: { name: expect.any(String), email: owner.email },
    expiresAt: expect.any(String),
  })
  expect(Date.parse(told.expiresAt)).toBeGreaterThan(Date.now())
  expect([await invitationsIn(organizationId), await auditIn(organizationId)]).toEqual(before)
  expect(await ask(acceptInvitation, { token, password })).toMatchObject({ created: true })
})

test('an invitation that no person made names no inviter', async () => {
  const owner = await newOwner()
  const { email, token } = await invite(owner)
  await db.update(invitations).set({ invitedBy: 'system' }).where(eq(invitations.email, email))
  expect(await ask(getInvitation, { token })).toMatchObject({ email, inviter: null })
})

test('a link that leads nowhere is the refusal that accepting it would be', async () => {
  const owner = await newOwner()
  const used = await invite(owner)
  await ask(acceptInvitation, { token: used.token, password })
  const expired = await invite(owner)
  await db.update(invitations).set({ expiresAt: 1 }).where(eq(invitations.email, expired.email))
  const renewed = await invite(owner)
  await invite(owner, 'member', renewed.email)
  for (const token of [used.token, expired.token, renewed.token, 'nothing']) {
    expect(await refusal(send(getInvitation, { token }))).toMatchObject(gone)
  }
})

test('guesses count together with those at accepting, and a right link counts for nothing', async () => {
  const transport = deploy([acceptInvitation, getInvitation], { SIGN_INS_PER_IP_PER_HOUR: '2' })
  const options = { transport, headers: { 'cf-connecting-ip': newAddress() } }
  const { token } = await invite(await newOwner())
  const read = async (guess: string) => (await send(getInvitation, { token: guess }, options)).status
  expect([await read(token), await read(token), await read(token)]).toEqual([200, 200, 200])
  expect(await read('wrong')).toBe(410)
  expect((await send(acceptInvitation, { token: 'wrong', password }, options)).status).toBe(410)
  expect(await read(token)).toBe(429)
})
