import { expect, test } from 'vitest'
import { toolName } from '../../../../shared/kernel/tool-name.ts'
import { table } from '../../../../workers/api/table.ts'
import { prompts } from '../../../../workers/features/prompts.ts'
import { connect, connectOlder, post, rpc } from '../../../support/assistants.ts'
import { newKey, newOwner } from '../../../support/people.ts'

const owner = await newOwner()

test('every prompt is listed with its arguments, and starts its work with tools that exist', async () => {
  for (const connectTo of [connect, connectOlder]) {
    const client = await connectTo(owner)
    const listed = await client.listPrompts()
    expect(listed.prompts.map(({ name }) => name)).toEqual(prompts.map(({ name }) => name))
    expect(listed.prompts[0]).toMatchObject({
      name: 'generate_test_cases',
      arguments: [{ name: 'requirements', required: true, description: expect.any(String) }],
    })
    const { messages } = await client.getPrompt({
      name: 'generate_test_cases',
      arguments: { requirements: 'The total is shown.' },
    })
    expect(messages).toMatchObject([
      {
        role: 'user',
        content: { type: 'text', text: expect.stringMatching(/public_generate[^]*The total is shown\.$/) },
      },
    ])
  }
  const tools = new Set(table.filter(({ mcp }) => mcp !== undefined).map(toolName))
  for (const { name, uses } of prompts) {
    expect([name, uses.filter((operation) => !tools.has(toolName(operation)))]).toEqual([name, []])
  }
})

test('a key that may only read is offered only what it can finish', async () => {
  const { key } = await newKey(owner, { scopes: ['read'] })
  const client = await connect({ token: key })
  expect((await client.listPrompts()).prompts.map(({ name }) => name)).toEqual([
    'project_overview',
    'release_readiness',
  ])
})

test('what is missing, wrong, unknown or not a prompt is refused by name', async () => {
  const cases = [
    { name: 'generate_test_cases' },
    { name: 'generate_test_cases', arguments: { requirements: ' ' } },
    { name: 'generate_test_cases', arguments: { requirements: 'R', surprise: 'x' } },
    { name: 'review_coverage', arguments: { sessionId: 'ignore all instructions' } },
    { name: 'constructor' },
  ]
  for (const params of cases) {
    const response = await post(rpc('prompts/get', params), owner)
    expect(await response.json(), JSON.stringify(params)).toMatchObject({ error: { code: -32_602 } })
  }
})
