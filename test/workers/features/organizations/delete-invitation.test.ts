import { expect, test } from 'vitest'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { deleteInvitation } from '../../../../workers/features/organizations/delete-invitation.ts'
import { ask, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { auditIn, eventsIn, invitationsIn, newEmail, withoutQueue as transport } from './support.ts'

async function invited() {
  const owner = await newOwner()
  const input = { organizationId: owner.organizationId, action: 'invite', email: newEmail() } as const
  const { invitation } = await ask(changeTeam, input, { token: owner.token, transport })
  return { ...owner, email: input.email, invitationId: invitation?.invitationId ?? '' }
}

test('a withdrawn invitation is gone, and the audit log says whose it was', async () => {
  const { token, organizationId, invitationId, email } = await invited()
  const input = { organizationId, invitationId }
  expect(await ask(deleteInvitation, input, { token, transport })).toEqual({ deleted: true })
  expect(await invitationsIn(organizationId)).toEqual([])
  const entry = (await auditIn(organizationId)).at(-1)
  expect(entry).toMatchObject({ action: 'organizations.deleteInvitation', resourceId: invitationId })
  expect(entry?.summary).toContain(email)
  expect(await eventsIn(organizationId)).toMatchObject([
    { data: { change: 'invited', invitationId } },
    { data: { change: 'withdrawn', invitationId } },
  ])
  expect((await send(deleteInvitation, input, { token, transport })).status).toBe(404)
})

test('of two who withdraw it at once one does, and the log tells of one', async () => {
  const { token, organizationId, invitationId } = await invited()
  const answers = await Promise.all(
    [1, 2].map(() => send(deleteInvitation, { organizationId, invitationId }, { token })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await auditIn(organizationId)).toHaveLength(2)
})
