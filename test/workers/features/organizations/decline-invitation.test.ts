import { expect, test } from 'vitest'
import { acceptInvitation } from '../../../../workers/features/organizations/accept-invitation.ts'
import { declineInvitation } from '../../../../workers/features/organizations/decline-invitation.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { silentQueue } from '../../../support/queues.ts'
import { auditIn, eventsIn, invitationsIn, invite, newProvenPerson, rolesIn } from './support.ts'

const transport = deploy([declineInvitation], { JOBS: silentQueue } as never)

test('who declines is no member, the link leads nowhere, and the organization reads of it', async () => {
  const [owner, person] = [await newOwner(), await newProvenPerson()]
  const { organizationId } = owner
  const { invitationId, token } = await invite(owner, 'viewer', person.email)
  const answer = await ask(declineInvitation, { invitationId }, { token: person.token, transport })
  expect(answer).toEqual({ declined: true })
  expect(await invitationsIn(organizationId)).toEqual([])
  expect(await rolesIn(organizationId)).not.toHaveProperty(person.userId)
  expect((await send(acceptInvitation, { token }, person)).status).toBe(410)
  expect((await auditIn(organizationId)).at(-1)).toMatchObject({
    action: 'organizations.declineInvitation',
    resourceId: invitationId,
    summary: `${person.email} declined the invitation as viewer`,
  })
  expect((await eventsIn(organizationId)).map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ change: 'declined', invitationId, userId: null }),
  )
})

test('nobody declines the invitation of somebody else', async () => {
  const [owner, other] = [await newOwner(), await newProvenPerson()]
  const { invitationId } = await invite(owner)
  await expectRefusal(
    send(declineInvitation, { invitationId }, other),
    404,
    'organizations.invitation_not_found',
  )
  expect(await invitationsIn(owner.organizationId)).toHaveLength(1)
})
