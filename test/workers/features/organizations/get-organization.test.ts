import { expect, test } from 'vitest'
import { getOrganization } from '../../../../workers/features/organizations/get-organization.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newMember, newOwner, newPerson } from '../../../support/people.ts'

test('every member reads the organization with the settings it works with', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  for (const { token } of [owner, await newMember(owner, 'viewer')]) {
    expect(await ask(getOrganization, { organizationId }, { token })).toMatchObject({
      organizationId,
      name: 'Acme',
      tier: 'growth',
      settings: { maxMembers: 50, chatModel: 'default' },
      createdBy: owner.userId,
    })
  }
})

test('for a stranger it is as unknown as one that never was', async () => {
  const { organizationId } = await newOwner()
  const { token } = await newPerson()
  const answers = []
  for (const id of [organizationId, crypto.randomUUID()]) {
    const { requestId: _, ...answer } = await refusal(
      send(getOrganization, { organizationId: id }, { token }),
    )
    answers.push(answer)
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]).toEqual({
    status: 404,
    error: 'organizations.not_found',
    message: 'Organization not found',
  })
})
