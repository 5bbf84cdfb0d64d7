import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { auditEntries } from '../../../../shared/db/tables/audit.ts'
import { type Operation, defineOperation, defineRoute } from '../../../../shared/kernel/operation.ts'
import { toolName } from '../../../../shared/kernel/tool-name.ts'
import { serveMcp } from '../../../../workers/api/mcp/serve-mcp.route.ts'
import { table } from '../../../../workers/api/table.ts'
import {
  callRaw,
  connect,
  connectByDefault,
  connectOlder,
  listAll,
  post,
  refusalIn,
  rpc,
} from '../../../support/assistants.ts'
import { base } from '../../../support/client.ts'
import { deploy, newContext } from '../../../support/context.ts'
import { newKey, newMember, newOwner } from '../../../support/people.ts'

const owner = await newOwner()
const { token, organizationId } = owner
const toolOperations = table.filter(({ mcp }) => mcp !== undefined)

const namesFor = async (asking: { token: string }) => (await listAll(asking)).map(({ name }) => name)

/** What a client lists, page after page where it does not follow the cursors itself. */
async function listedBy(
  client: Awaited<ReturnType<typeof connect | typeof connectOlder>>,
): Promise<string[]> {
  const pages = [await client.listTools()]
  for (let next = pages[0]?.nextCursor; next !== undefined; next = pages.at(-1)?.nextCursor) {
    pages.push(await client.listTools({ cursor: next }))
  }
  return pages.flatMap(({ tools }) => tools.map(({ name }) => name))
}

describe.each([
  ['of today, in its newest revision', connect],
  ['of today, as it is without settings', connectByDefault],
  ['before it', connectOlder],
])('the official client %s', (_name, connectTo) => {
  test('lists every tool of the table, calls them, and reads refusals', async () => {
    const client = await connectTo(owner)
    expect(client.getServerVersion()).toMatchObject({ name: 'tracewright' })
    expect(await listedBy(client)).toEqual(toolOperations.map(toolName))
    const made = await client.callTool({
      name: 'projects_create',
      arguments: { organizationId, name: 'Relaunch' },
    })
    expect(made.isError).toBeFalsy()
    const project = made.structuredContent as { projectId: string }
    expect(made.content).toEqual([{ type: 'text', text: expect.stringContaining(project.projectId) }])
    const read = await client.callTool({ name: 'projects_get', arguments: { projectId: project.projectId } })
    expect(read.structuredContent).toEqual(project)
    const listed = await client.callTool({ name: 'projects_list', arguments: { organizationId, limit: 1 } })
    expect(listed.structuredContent).toMatchObject({ projects: [project] })
    const wrong = await client.callTool({
      name: 'projects_create',
      arguments: { organizationId, surprise: 1 },
    })
    expect(wrong.isError).toBe(true)
    expect(refusalIn(wrong)).toMatchObject({ error: 'validation_failed', requestId: expect.any(String) })
    await expect(client.callTool({ name: 'projects_burn', arguments: {} })).rejects.toMatchObject({
      code: -32_602,
    })
    await client.close()
  })
})

test('a tool tells what it is, what it does and what it maps to', async () => {
  const tools = await listAll(owner)
  const of = (name: string) => tools.find((tool) => tool.name === name)
  expect(of('projects_get')).toMatchObject({
    title: 'Get a project',
    description: 'Get a project. Reads only. Needs the role viewer.',
    inputSchema: { type: 'object', required: ['projectId'] },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    _meta: { http: { method: 'GET', url: `${base}/api/projects/{projectId}` } },
  })
  expect(of('projects_delete')).toMatchObject({ annotations: { readOnlyHint: false, destructiveHint: true } })
  expect(of('public_execute')).toMatchObject({
    description: expect.stringContaining('An hour at most 5 executions'),
    annotations: { idempotentHint: false, openWorldHint: true },
  })
})

test('more tools than a page holds are all listed once', async () => {
  const many = Array.from({ length: 120 }, (_, number) => fake({ id: `many.tool${number}`, run: () => ({}) }))
  const transport = deploy(
    [serveMcp(() => Promise.resolve({ operations: many, resources: [], prompts: [] }))],
    {},
  )
  const first = await post(rpc('tools/list'), { token, transport })
  const { result } = (await first.json()) as { result: { tools: unknown[] } }
  expect(result.tools).toHaveLength(50)
  for (const connectTo of [connect, connectOlder]) {
    expect(await listedBy(await connectTo({ token, transport }))).toEqual(many.map(toolName))
  }
})

describe('an access key', () => {
  test('that may only read sees nothing that writes, and may not call it either', async () => {
    const { key } = await newKey(owner, { scopes: ['read'] })
    const names = await namesFor({ token: key })
    expect(names).toContain('projects_list')
    const effects = new Map(toolOperations.map((operation) => [toolName(operation), operation.effect]))
    expect(new Set(names.map((name) => effects.get(name)))).toEqual(new Set(['read']))
    // What is open to everybody is not open to a key that may only read.
    for (const name of ['projects_create', 'public_createSession']) {
      const { error } = await callRaw(
        name,
        { title: 'T', requirements: 'R', organizationId, name: 'N' },
        { token: key },
      )
      expect(error).toMatchObject({ code: -32_602, message: expect.stringContaining('Unknown tool') })
    }
    for (const input of [
      { name: 'projects_create', input: { organizationId, name: 'N' } },
      { name: 'public_createSession', input: {} },
    ]) {
      const { result } = await callRaw('call_operation', input, { token: key, query: '?toolset=core' })
      expect(refusalIn(result!)).toMatchObject({ error: 'not_found' })
    }
  })

  test('that may write works as a member of its own organization, and stands in the audit log', async () => {
    const { key, keyId } = await newKey(owner, { scopes: ['write'] })
    const names = await namesFor({ token: key })
    expect(names).not.toContain('projects_delete')
    expect(names).not.toContain('organizations_create')
    const { result } = await callRaw(
      'projects_create',
      { organizationId, name: 'By machine' },
      { token: key },
    )
    const { projectId } = result!.structuredContent as { projectId: string }
    const { db } = newContext().services
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.resourceId, projectId))
    expect(entries).toMatchObject([{ action: 'projects.create', actor: `key:${keyId}`, organizationId }])
    const elsewhere = await newOwner()
    const foreign = await callRaw(
      'projects_create',
      { organizationId: elsewhere.organizationId, name: 'X' },
      { token: key },
    )
    expect(refusalIn(foreign.result!)).toMatchObject({ error: 'organizations.not_found' })
  })
})

test('a viewer is refused what needs a member, and a foreign project is not found', async () => {
  const viewer = await newMember(owner, 'viewer')
  const refused = await callRaw('projects_create', { organizationId, name: 'N' }, viewer)
  expect([refused.status, refused.result?.isError]).toEqual([200, true])
  expect(refusalIn(refused.result!)).toMatchObject({ error: 'forbidden' })
  const made = await callRaw('projects_create', { organizationId, name: 'Ours' }, { token })
  const { projectId } = made.result!.structuredContent as { projectId: string }
  const stranger = await newOwner()
  const foreign = await callRaw('projects_get', { projectId }, stranger)
  const absent = await callRaw('projects_get', { projectId: crypto.randomUUID() }, stranger)
  const body = ({ result }: typeof foreign) => ({ ...refusalIn(result!), requestId: '' })
  expect(body(foreign)).toMatchObject({ error: 'projects.not_found' })
  expect(body(foreign)).toEqual(body(absent))
})

test('names of parts that every object has are no tools, and change nothing as fields', async () => {
  for (const name of [
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    '',
    'projects.get',
    'x'.repeat(5000),
  ]) {
    const { error } = await callRaw(name, {}, { token })
    expect([name.slice(0, 20), error?.code]).toEqual([name.slice(0, 20), -32_602])
  }
  const call = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"projects_create","arguments":{"name":"N","organizationId":"${organizationId}","__proto__":{"role":"owner"},"createdBy":"me"}}}`
  const response = await post(call, { token })
  const { result } = (await response.json()) as { result: { structuredContent: Record<string, unknown> } }
  expect(result.structuredContent).toMatchObject({ name: 'N', createdBy: owner.userId })
  expect(({} as { role?: string }).role).toBeUndefined()
})

describe('limits', () => {
  test('on calls of tools are an answer of HTTP, count per caller, and count nothing but calls', async () => {
    const transport = deploy(table, { MCP_CALLS_PER_HOUR: '2' })
    const asking = { ...(await newOwner()), transport }
    const call = () => callRaw('organizations_list', {}, asking)
    expect([(await call()).status, (await call()).status]).toEqual([200, 200])
    const refused = await post(rpc('tools/call', { name: 'organizations_list' }), asking)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('ratelimit-limit')).toBe('2')
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { error: 'rate_limited', requestId: expect.any(String) },
    ])
    expect((await post(rpc('tools/list'), asking)).status).toBe(200)
    const other = { ...(await newOwner()), transport }
    expect((await callRaw('organizations_list', {}, other)).status).toBe(200)
    const client = await connect(asking)
    await expect(client.callTool({ name: 'organizations_list', arguments: {} })).rejects.toThrow(
      /429|rate_limited/,
    )
  })

  test('of an operation hold for its tool as well', async () => {
    const transport = deploy(table, { SESSIONS_PER_HOUR: '0' })
    const input = { title: 'T', requirements: 'The total is shown.' }
    expect((await callRaw('public_createSession', input, { token, transport })).status).toBe(429)
    const nested = { name: 'public_createSession', input }
    expect(
      (await callRaw('call_operation', nested, { token, transport, query: '?toolset=core' })).status,
    ).toBe(429)
  })
})

describe('what an operation answers', () => {
  const serve = (...operations: Operation[]) => ({
    token,
    transport: deploy([serveMcp(() => Promise.resolve({ operations, resources: [], prompts: [] }))], {}),
  })

  test('is told as too large when it is, with a way to get it', async () => {
    const large = fake({ id: 'fake.large', run: () => ({ text: 'x'.repeat(1_000_001) }) })
    const { result } = await callRaw('fake_large', {}, serve(large))
    expect(refusalIn(result!)).toMatchObject({
      error: 'mcp.answer_too_large',
      message: expect.stringContaining('GET /api/fake/large'),
    })
  })

  test('says nothing of a failure of ours but where to ask', async () => {
    const failing = fake({ id: 'fake.failing', run: () => Promise.reject(new Error('secret detail')) })
    const { result } = await callRaw('fake_failing', {}, serve(failing))
    expect(refusalIn(result!)).toMatchObject({ error: 'internal' })
    expect(JSON.stringify(result)).not.toContain('secret detail')
  })

  test('brings none of its headers, and no call knows of the tenant of another', async () => {
    const setting = fake({
      id: 'fake.setting',
      run: (context) => {
        const before = { tenant: context.tenant, audited: context.audited }
        context.responseHeaders['Retry-After'] = '1'
        context.cookies.push('session=stolen')
        context.tenant = { organizationId: 'other', role: 'owner' }
        context.audited = true
        return before
      },
    })
    const asking = serve(setting)
    for (const _ of [1, 2]) {
      const { headers, result } = await callRaw('fake_setting', {}, asking)
      expect([headers.get('set-cookie'), headers.get('retry-after')]).toEqual([null, null])
      expect(result?.structuredContent).toEqual({})
    }
  })

  const file = (id: string, type: string, body: () => BodyInit) =>
    defineRoute({
      id,
      route: `GET /api/${id.replace('.', '/')}`,
      summary: 'A file',
      access: 'user',
      effect: 'read',
      input: () => ({}),
      produces: [],
      mcp: 'listed',
      run: () => Promise.resolve(new Response(body(), { headers: { 'content-type': type } })),
    })

  test('is text where it is a text file, a picture where it is one, and bytes where it is neither', async () => {
    const asking = serve(
      file('fake.csv', 'text/csv', () => 'a;b'),
      file('fake.png', 'image/png', () => 'png'),
      file('fake.zip', 'application/zip', () => 'a;b'),
    )
    const contentOf = async (name: string) => (await callRaw(name, {}, asking)).result?.content
    expect(await contentOf('fake_csv')).toEqual([{ type: 'text', text: 'a;b' }])
    expect(await contentOf('fake_png')).toEqual([{ type: 'image', mimeType: 'image/png', data: btoa('png') }])
    expect(await contentOf('fake_zip')).toMatchObject([
      { type: 'resource', resource: { mimeType: 'application/zip', blob: btoa('a;b') } },
    ])
  })

  test('is let go where it is a film that no tool can give', async () => {
    const endless = () =>
      new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })
    const { result } = await callRaw('fake_film', {}, serve(file('fake.film', 'video/webm', endless)))
    expect(refusalIn(result!)).toMatchObject({ error: 'mcp.answer_too_large' })
  })

  test('is told once: as a structure with a short text, or as text to clients that know no structure', async () => {
    const run = () => ({
      items: Array.from({ length: 20 }, (_, number) => ({ number, text: 'x'.repeat(50) })),
    })
    const asking = serve(fake({ id: 'fake.items', run }))
    const { result } = await callRaw('fake_items', {}, asking)
    expect(result).toMatchObject({
      structuredContent: run(),
      content: [{ type: 'text', text: 'items: 20 entries' }],
    })
    for (const older of [
      { ...asking, headers: { 'mcp-protocol-version': '2025-03-26' } },
      { ...asking, query: '?results=text' },
    ]) {
      const { result: text } = await callRaw('fake_items', {}, older)
      expect(text?.structuredContent).toBeUndefined()
      expect(JSON.parse(text?.content[0]?.text ?? '')).toEqual(run())
    }
  })

  test('is told in parts where its lists are long, and the parts are the whole', async () => {
    const items = Array.from({ length: 300 }, (_, number) => ({ number, text: 'x'.repeat(400) }))
    const asking = serve(fake({ id: 'fake.items', run: () => ({ title: 'All', items }) }))
    const got: unknown[] = []
    let cursor: string | undefined
    do {
      const { result } = await callRaw('fake_items', cursor === undefined ? {} : { cursor }, asking)
      expect(JSON.stringify(result).length).toBeLessThan(45_000)
      const part = result?.structuredContent as { title: string; items: unknown[]; nextCursor?: string }
      expect(part.title).toBe('All')
      got.push(...part.items)
      cursor = part.nextCursor
    } while (cursor !== undefined)
    expect(got).toEqual(items)
    for (const wrong of ['zzz', btoa('5/7'), btoa('-1/300'), 5]) {
      const { result } = await callRaw('fake_items', { cursor: wrong }, asking)
      expect(refusalIn(result!)).toMatchObject({ error: 'validation_failed', details: [{ path: 'cursor' }] })
    }
  })
})

function fake({
  id,
  run,
}: {
  id: string
  run: (context: Parameters<Operation['run']>[0]) => unknown
}): Operation {
  return defineOperation({
    id,
    route: `GET /api/${id.replace('.', '/')}` as `GET /${string}`,
    summary: 'Something',
    access: 'user',
    effect: 'read',
    input: () => ({}),
    output: () => z.record(z.string(), z.unknown()),
    mcp: 'listed',
    run: run as never,
  })
}
