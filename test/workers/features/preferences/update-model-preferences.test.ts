import { expect, test } from 'vitest'
import { createOrganization } from '../../../../workers/features/organizations/create-organization.ts'
import { updateOrganization } from '../../../../workers/features/organizations/update-organization.ts'
import { getModelPreferences } from '../../../../workers/features/preferences/get-model-preferences.ts'
import { updateModelPreferences } from '../../../../workers/features/preferences/update-model-preferences.ts'
import { ask, expectRefusal, refusal, send } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { newMember, newOwner } from '../../../support/people.ts'

/** A deployment that asks a model, and offers two more. */
const vars = { MODEL: 'openai-compatible', MODEL_NAME: 'small', MODELS_ALLOWED: 'large tiny' }
const transport = deploy(
  [createOrganization, updateOrganization, getModelPreferences, updateModelPreferences],
  vars,
)

test('an admin chooses models; what is left out stays, and null is the default again', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const { token } = await newMember(owner, 'admin')
  const choose = (given: { chatModel?: string | null; agentModel?: string | null }) =>
    ask(updateModelPreferences, { organizationId, ...given }, { token, transport })
  expect(await choose({ chatModel: 'large' })).toEqual({ chatModel: 'large', agentModel: null })
  expect(await choose({ agentModel: 'small' })).toEqual({ chatModel: 'large', agentModel: 'small' })
  expect(await choose({})).toEqual({ chatModel: 'large', agentModel: 'small' })
  expect(await choose({ chatModel: null })).toEqual({ chatModel: null, agentModel: 'small' })
  expect(await ask(getModelPreferences, { organizationId }, { token, transport })).toEqual({
    chatModel: null,
    agentModel: 'small',
  })
})

test('a model that the deployment does not offer can be chosen nowhere', async () => {
  const { organizationId, token } = await newOwner()
  const sending = { token, transport }
  const message = 'There is no model expensive here. This deployment offers small, large, tiny'
  const inPreferences = { organizationId, chatModel: 'large', agentModel: 'expensive' }
  await expectRefusal(send(updateModelPreferences, inPreferences, sending), 400, {
    details: [{ path: 'agentModel', message }],
  })
  expect(await ask(getModelPreferences, { organizationId }, { token, transport })).toMatchObject({
    chatModel: null,
  })
  const settings = { chatModel: 'expensive' }
  const refused = { status: 400, details: [{ path: 'settings.chatModel', message }] }
  expect(await refusal(send(updateOrganization, { organizationId, settings }, sending))).toMatchObject(
    refused,
  )
  const slug = `org-${crypto.randomUUID()}`
  expect(await refusal(send(createOrganization, { name: 'Acme', slug, settings }, sending))).toMatchObject(
    refused,
  )
})

test('a choice that nothing asks is named in the answer: no model is configured, or it is no longer offered', async () => {
  const { organizationId, token } = await newOwner()
  const chosen = { chatModel: 'expensive', agentModel: 'large' }
  const noted = await ask(updateModelPreferences, { organizationId, ...chosen }, { token })
  expect(noted).toMatchObject(chosen)
  expect(noted.warnings).toEqual([
    'chatModel: expensive is kept for later, because no model is configured here',
    'agentModel: large is kept for later, because no model is configured here',
  ])
  expect(await ask(getModelPreferences, { organizationId }, { token, transport })).toEqual({
    ...chosen,
    warnings: ['chatModel: There is no model expensive here. This deployment offers small, large, tiny'],
  })
})

test('settings with a model that is no longer offered may be sent back as they are', async () => {
  const { organizationId, token } = await newOwner()
  // Where no model is configured, any name may be noted for later.
  const settings = { chatModel: 'expensive' }
  const { settings: noted } = await ask(updateOrganization, { organizationId, settings }, { token })
  const changed = { ...noted, chatTemperature: 1 }
  const answer = await ask(updateOrganization, { organizationId, settings: changed }, { token, transport })
  expect(answer.settings).toMatchObject({ chatModel: 'expensive', chatTemperature: 1 })
})

test('of choices made at once neither undoes the other', async () => {
  const { organizationId, token } = await newOwner()
  const sending = { token, transport }
  await Promise.all([
    ask(updateModelPreferences, { organizationId, chatModel: 'large' }, sending),
    ask(updateModelPreferences, { organizationId, agentModel: 'tiny' }, sending),
  ])
  expect(await ask(getModelPreferences, { organizationId }, { token, transport })).toEqual({
    chatModel: 'large',
    agentModel: 'tiny',
  })
})
