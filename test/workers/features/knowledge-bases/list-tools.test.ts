import { expect, test } from 'vitest'
import { createTool } from '../../../../workers/features/knowledge-bases/create-tool.ts'
import { listTools } from '../../../../workers/features/knowledge-bases/list-tools.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase } from '../documents/support.ts'

test('tools are listed in the order of their making, each with its own base', async () => {
  const owner = await newOwner()
  const [id, other] = [await newBase(owner), await newBase(owner)]
  const add = (base: string, name: string) => ask(createTool, { id: base, name, type: 'custom' }, owner)
  const made = [await add(id, 'First'), await add(id, 'Second')]
  await add(other, 'Elsewhere')
  expect(await ask(listTools, { id }, owner)).toEqual({ tools: made })
})
