import { expect, test } from 'vitest'
import { getModelPreferences } from '../../../../workers/features/preferences/get-model-preferences.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'

test('an organization that chose nothing has the default models', async () => {
  const owner = await newOwner()
  const models = await ask(getModelPreferences, { organizationId: owner.organizationId }, owner)
  expect(models).toEqual({ chatModel: null, agentModel: null })
})
