import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { table } from '../../../../workers/api/table.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { listProjects } from '../../../../workers/features/projects/list-projects.ts'
import { callRaw, post, refusalIn, rpc } from '../../../support/assistants.ts'
import { ask, refusal } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { dyingDatabase } from '../../../support/dying-database.ts'
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
  const shared = {
    at: expect.any(String),
    requestId,
    method: 'POST',
    actor: `key:${keyId}`,
    durationMs: expect.any(Number),
  }
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    { ...shared, kind: 'tool', operation: 'projects.create', status: 201, organizationId, role: 'member' },
    { ...shared, kind: 'request', operation: 'mcp.serve', status: 200 },
  ])
  expect(lines.join()).not.toContain('A secret plan')
  expect(lines.join()).not.toContain(key)
})

test('a call that comes twice under one key is carried out once, over whichever way it comes', async () => {
  const { token, organizationId } = await newOwner()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const input = { organizationId, name: 'Relaunch' }
  const first = await callRaw('projects_create', input, { token, headers })
  const again = await callRaw('projects_create', input, { token, headers })
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  expect(again.result?.structuredContent).toEqual(first.result?.structuredContent)
  expect(await ask(createProject, input, { token, headers })).toEqual(first.result?.structuredContent)
  expect((await ask(listProjects, { organizationId }, { token })).projects).toHaveLength(1)
})

test('a call whose process dies after the change gives its answer to a repeat, over whichever way it comes', async () => {
  const { token, organizationId } = await newOwner()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const input = { organizationId, name: 'Relaunch' }
  const dying = deploy(table, { DB: dyingDatabase(env.DB, 'after') as never })
  expect(
    (await callRaw('projects_create', input, { token, headers, transport: dying })).result?.isError,
  ).toBe(true)
  const again = await callRaw('projects_create', input, { token, headers })
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  const { projects } = await ask(listProjects, { organizationId }, { token })
  expect(projects).toEqual([again.result?.structuredContent])
})

test('another call under the same key is a conflict of the request, and a refused one may be tried again', async () => {
  const { token, organizationId } = await newOwner()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const input = { organizationId, name: 'Relaunch', knowledgeBaseIds: [crypto.randomUUID()] }
  const refused = await callRaw('projects_create', input, { token, headers })
  expect(refusalIn(refused.result ?? {}).error).toBe('knowledge_bases.not_found')
  const good = { organizationId, name: 'Relaunch' }
  expect((await callRaw('projects_create', good, { token, headers })).result?.isError).toBeUndefined()
  const other = { name: 'projects_create', arguments: { organizationId, name: 'Another' } }
  expect(await refusal(post(rpc('tools/call', other), { token, headers }))).toMatchObject({
    status: 409,
    error: 'idempotency.key_reused',
  })
})

test('a refused call is logged with its code', async () => {
  const { token } = await newOwner()
  const { lines } = await logged('projects_get', { projectId: crypto.randomUUID() }, token)
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
    kind: 'tool',
    operation: 'projects.get',
    status: 404,
    error: 'projects.not_found',
  })
})
