import { expect, test } from 'vitest'
import { toolName } from '../../../../shared/kernel/tool-name.ts'
import { table } from '../../../../workers/api/table.ts'
import { callRaw, connect, refusalIn } from '../../../support/assistants.ts'
import { base } from '../../../support/client.ts'
import { newKey, newOwner } from '../../../support/people.ts'

const owner = await newOwner()
const { token, organizationId } = owner
const asking = { token, query: '?toolset=core' }

const call = async (name: string, input: unknown) => {
  const { result } = await callRaw(name, input, asking)
  if (!result) throw new Error(`${name} has no result`)
  return result
}

const search = async (query: string, limit = 3) => {
  const { structuredContent } = await call('search_operations', { query, limit })
  return (structuredContent as { operations: { name: string }[] }).operations.map(({ name }) => name)
}

test('the small set is at most 25 chosen tools and two that reach the rest', async () => {
  const client = await connect(asking)
  const { tools } = await client.listTools()
  const direct = table.filter(({ mcp }) => mcp === 'direct').map(toolName)
  expect(direct.length).toBeLessThanOrEqual(25)
  expect(tools.map(({ name }) => name)).toEqual([...direct, 'search_operations', 'call_operation'])
  expect(tools.filter(({ outputSchema }) => outputSchema !== undefined)).toEqual([])
  expect(tools.at(-1)?.annotations).toMatchObject({ readOnlyHint: false, destructiveHint: true })
})

test('only there: the whole set has neither, and the small one takes no other by name', async () => {
  for (const [name, query] of [
    ['search_operations', ''],
    ['call_operation', ''],
    ['projects_delete', '?toolset=core'],
  ] as const) {
    const { error } = await callRaw(name, {}, { token, query })
    expect([name, error?.code]).toEqual([name, -32_602])
    expect(error?.message.includes('call it with call_operation')).toBe(query !== '')
  }
})

test('a search that finds nothing says how to ask, in words that find something', async () => {
  const { structuredContent } = await call('search_operations', { query: 'xyzzy' })
  const { operations, hint } = structuredContent as { operations: unknown[]; hint: string }
  expect(operations).toEqual([])
  expect(await search(/"(.+)"/.exec(hint)?.[1] ?? '')).toContain('projects_list')
})

test('a search for what a key may not use says so, and a person is told of it as of the others', async () => {
  const query = { query: 'invite somebody to my team' }
  const { key } = await newKey(owner, { scopes: ['write'] })
  const { result } = await callRaw('search_operations', query, { token: key, query: '?toolset=core' })
  const told = result?.structuredContent as { operations: { name: string }[]; hint: string }
  expect(told.operations.map(({ name }) => name)).not.toContain('organizations_changeTeam')
  expect(told.hint).toMatch(/organizations_changeTeam .* this access key may not use/)
  expect((await call('search_operations', query)).structuredContent).not.toHaveProperty('hint')
  expect(await search(query.query)).toContain('organizations_changeTeam')
})

test.each([
  ['make test cases from my requirements', 'public_generate'],
  ['remove a project', 'projects_delete'],
  ['is the service up', 'platform_health'],
])('who asks "%s" finds %s', async (query, name) => {
  expect(await search(query)).toContain(name)
})

test('a search answers what is needed to call, the same every time, and nothing where nothing fits', async () => {
  const { structuredContent } = await call('search_operations', { query: 'get a project', limit: 1 })
  expect(structuredContent).toEqual({
    operations: [
      {
        name: 'projects_get',
        summary: 'Get a project',
        description: expect.stringContaining('Reads only.'),
        effect: 'read',
        inputSchema: expect.objectContaining({ type: 'object', required: ['projectId'] }),
        http: { method: 'GET', url: `${base}/api/projects/{projectId}` },
      },
    ],
  })
  expect(await search('project', 20)).toEqual(await search('project', 20))
  expect(await search('xylophone')).toEqual([])
  expect(await search('constructor __proto__ isPrototypeOf')).toEqual([])
})

test('an operation is called by the name of its tool or its id, with the same checks', async () => {
  const made = await call('call_operation', {
    name: 'projects_create',
    input: { organizationId, name: 'Relaunch' },
  })
  const { projectId } = made.structuredContent as { projectId: string }
  const deleted = await call('call_operation', { name: 'projects.delete', input: { projectId } })
  expect(deleted.structuredContent).toEqual({ deleted: true })
  const again = await call('call_operation', { name: 'projects_get', input: { projectId } })
  expect(refusalIn(again)).toMatchObject({ error: 'projects.not_found' })
  const wrong = await call('call_operation', {
    name: 'projects_create',
    input: { organizationId, surprise: 1 },
  })
  expect(refusalIn(wrong)).toMatchObject({ error: 'validation_failed' })
})

test('what cannot be searched or called is refused with what to do', async () => {
  for (const name of ['constructor', 'call_operation', 'identity_issueToken', 'mcp_serve', 'projects.burn']) {
    expect(refusalIn(await call('call_operation', { name }))).toMatchObject({
      error: 'not_found',
      message: expect.stringContaining('search_operations'),
    })
  }
  expect(refusalIn(await call('call_operation', { name: 'projects_get', input: [] }))).toMatchObject({
    error: 'validation_failed',
    details: [{ path: 'input' }],
  })
  expect(refusalIn(await call('search_operations', { query: 'x'.repeat(501) }))).toMatchObject({
    error: 'validation_failed',
    details: [{ path: 'query' }],
  })
})
