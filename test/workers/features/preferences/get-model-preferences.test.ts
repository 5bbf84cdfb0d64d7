import { expect, test } from 'vitest'
import { getModelPreferences } from '../../../../workers/features/preferences/get-model-preferences.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'

test('an organization that chose nothing has the default models, as its viewers see', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const { token } = await newMember(owner, 'viewer')
  expect(await ask(getModelPreferences, { organizationId }, { token })).toEqual({
    chatModel: null,
    agentModel: null,
  })
  const stranger = await newOwner()
  expect(
    await refusal(send(getModelPreferences, { organizationId }, { token: stranger.token })),
  ).toMatchObject({
    status: 404,
    error: 'organizations.not_found',
  })
})
