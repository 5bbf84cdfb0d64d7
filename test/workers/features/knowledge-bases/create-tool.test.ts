import { expect, test } from 'vitest'
import { createTool } from '../../../../workers/features/knowledge-bases/create-tool.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase } from '../documents/support.ts'

const owner = await newOwner()

test('a tool is kept as it was given, for this base unless others are named', async () => {
  const [id, other] = [await newBase(owner), await newBase(owner)]
  const given = { name: 'Book a visit', type: 'crm-meeting-booking' as const, config: { minutes: 30 } }
  expect(await ask(createTool, { id, ...given }, owner)).toMatchObject({
    ...given,
    description: '',
    kbIds: [id],
  })
  expect(await ask(createTool, { id, ...given, kbIds: [other] }, owner)).toMatchObject({ kbIds: [other] })
})

test('a config of up to 20,000 characters of JSON is kept, and a longer one is refused with its place', async () => {
  const id = await newBase(owner)
  const tool = { id, name: 'Long', type: 'search-faq' as const }
  const longest = { text: 'x'.repeat(20_000 - '{"text":""}'.length) }
  expect(await ask(createTool, { ...tool, config: longest }, owner)).toMatchObject({ config: longest })
  const config = { text: `${longest.text}x` }
  await expectRefusal(send(createTool, { ...tool, config }, owner), 400, { path: 'config' })
})

test('a type that there is not, and a base of somebody else, are refused with their place', async () => {
  const id = await newBase(owner)
  const foreign = await newBase(await newOwner())
  const tool = { id, name: 'x', type: 'search-faq' }
  await expectRefusal(send(createTool, { ...tool, type: 'magic' }, owner), 400, { path: 'type' })
  await expectRefusal(send(createTool, { ...tool, kbIds: [foreign] }, owner), 404, { path: 'kbIds.0' })
})
