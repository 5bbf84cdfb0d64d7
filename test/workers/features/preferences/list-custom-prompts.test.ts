import { expect, test } from 'vitest'
import { createCustomPrompt } from '../../../../workers/features/preferences/create-custom-prompt.ts'
import { listCustomPrompts } from '../../../../workers/features/preferences/list-custom-prompts.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'

test('the guidance of an organization comes newest first and page by page, and that of no other', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  const { organizationId, token } = owner
  const add = (name: string, of = owner) =>
    ask(createCustomPrompt, { organizationId: of.organizationId, name, content: 'x' }, of)
  for (const name of ['one', 'two', 'three']) await add(name)
  await add('a secret', other)
  const first = await ask(listCustomPrompts, { organizationId, limit: 2 }, { token })
  const cursor = first.nextCursor ?? ''
  const rest = await ask(listCustomPrompts, { organizationId, limit: 2, cursor }, { token })
  expect([...first.prompts, ...rest.prompts].map(({ name }) => name)).toEqual(['three', 'two', 'one'])
  expect(rest.nextCursor).toBeNull()
})
