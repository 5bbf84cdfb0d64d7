import { expect, test } from 'vitest'
import { createCustomPrompt } from '../../../../workers/features/preferences/create-custom-prompt.ts'
import { deleteCustomPrompt } from '../../../../workers/features/preferences/delete-custom-prompt.ts'
import { updateCustomPrompt } from '../../../../workers/features/preferences/update-custom-prompt.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'

const owner = await newOwner()
const { organizationId, token } = owner
const newPrompt = () =>
  ask(
    createCustomPrompt,
    { organizationId, name: 'Tone', content: 'Be brief.', category: 'refinement' },
    { token },
  )

test('only what is given changes; what we gave out may be sent back', async () => {
  const prompt = await newPrompt()
  const changed = await ask(
    updateCustomPrompt,
    { organizationId, ...prompt, content: 'Be clear.', category: null },
    { token },
  )
  expect(changed).toEqual({ ...prompt, content: 'Be clear.', category: null, updatedAt: expect.any(String) })
  const named = { organizationId, promptId: prompt.promptId, name: 'Style' }
  expect(await ask(updateCustomPrompt, named, { token })).toMatchObject({
    name: 'Style',
    content: 'Be clear.',
  })
})

test('nothing is changed by nothing, nor by what is there', async () => {
  const prompt = await newPrompt()
  for (const given of [{ promptId: prompt.promptId }, prompt])
    expect(await ask(updateCustomPrompt, { organizationId, ...given }, { token })).toEqual(prompt)
})

test('a prompt that is deleted meanwhile is not found, and does not come back', async () => {
  const { promptId } = await newPrompt()
  await ask(deleteCustomPrompt, { organizationId, promptId }, { token })
  await expectRefusal(
    send(updateCustomPrompt, { organizationId, promptId, name: 'Back' }, { token }),
    404,
    'custom_prompts.not_found',
  )
})
