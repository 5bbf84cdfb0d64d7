import { afterEach, expect, test, vi } from 'vitest'
import { table } from '../../../../workers/api/table.ts'
import { callRaw } from '../../../support/assistants.ts'
import { deploy } from '../../../support/context.ts'
import { newKey, newOwner } from '../../../support/people.ts'

afterEach(() => vi.restoreAllMocks())

const transport = deploy(table, { LOG_REQUESTS: 'true' })

async function logged(name: string, input: unknown, token: string) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const { headers } = await callRaw(name, input, { token, transport })
  const lines = log.mock.calls.map(([line]) => String(line))
  return { requestId: headers.get('x-request-id'), lines }
}

test('a call of a tool leaves a line of its own beside that of its request, with what it did and nothing that was said', async () => {
  const owner = await newOwner()
  const { key, keyId } = await newKey(owner, { scopes: ['write'] })
  const { organizationId } = owner
  const { requestId, lines } = await logged('projects_create', { organizationId, name: 'A secret plan' }, key)
  const shared = { requestId, method: 'POST', actor: `key:${keyId}`, durationMs: expect.any(Number) }
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    { ...shared, at: 'tool', operation: 'projects.create', status: 201, organizationId, role: 'member' },
    { ...shared, at: 'request', operation: 'mcp.serve', status: 200 },
  ])
  expect(lines.join()).not.toContain('A secret plan')
  expect(lines.join()).not.toContain(key)
})

test('a refused call is logged with its code', async () => {
  const { token } = await newOwner()
  const { lines } = await logged('projects_get', { projectId: crypto.randomUUID() }, token)
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
    at: 'tool',
    operation: 'projects.get',
    status: 404,
    error: 'projects.not_found',
  })
})
