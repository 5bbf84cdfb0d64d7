import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicGenerator } from '../../support/public-generator.ts'
import { startProduct } from '../../support/start-product.ts'
import { type Stored, stored } from '../../support/stored.ts'
import { removeFolder } from '../../support/remove-folder.ts'

const limits = [
  'UPLOADS',
  'GENERATIONS',
  'EXECUTIONS',
  'EXECUTIONS_PER_IP',
  'EXECUTIONS_PER_HOST',
  'SIGN_INS_PER_IP',
]

let persistTo = ''
let product: ReturnType<typeof startProduct>
let origin = ''
let visitor: ReturnType<typeof publicGenerator>

beforeAll(async () => {
  persistTo = await mkdtemp(join(tmpdir(), 'tracewright-random-ids-'))
  product = startProduct({
    persistTo,
    words: limits.flatMap((name) => ['--var', `${name}_PER_HOUR:100000`]),
  })
  origin = await product.ready()
  visitor = publicGenerator(origin)
  // What everything shares is made by the first who comes.
  await visitor.generate('The field "Age" is required and must be a whole number.')
  for (const [, look] of looks) await many(look, 64)
})

afterAll(async () => {
  product.crash()
  await product.ended
  await removeFolder(persistTo)
})

type Look = (id: string) => Promise<{ status: number }>

const sessions = '/sessions'
const fill = (text: string, id: string) => text.replaceAll('<id>', id)
/** Asks the public generator: `<id>` stands for the id, in the path and in the body. */
const ask =
  (method: string, path: string, body?: object): Look =>
  (id) =>
    visitor.send(method, fill(path, id), body && JSON.parse(fill(JSON.stringify(body), id)))
const post =
  (path: string, body: object): Look =>
  (id) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
      body: fill(JSON.stringify(body), id),
    })
const hit = { type: 'event', payload: { website: '<id>', url: '/', hostname: 'a.example' } }
const run = { sessionId: '<id>', testCaseIds: ['TC-001'], config: { url: 'https://shop.example/' } }
const importing: Look = (id) =>
  visitor.send('POST', `${sessions}/${id}/import`, visitor.form('a.csv', 'Title,Steps\nPay,1. Pay\n'))

/** Every way in which a visitor can ask for something by an id; the ids are invented. */
const looks: [string, Look][] = [
  ['a session', ask('GET', `${sessions}/<id>`)],
  ['an execution', ask('GET', '/executions/<id>')],
  ['an execution over a socket', subscribe],
  ['the runs of a session', ask('GET', `${sessions}/<id>/executions`)],
  ['a session to delete', ask('DELETE', `${sessions}/<id>`)],
  ['a session to edit', ask('PATCH', `${sessions}/<id>`, { testCases: [] })],
  ['a session to refine', ask('POST', `${sessions}/<id>`, { message: 'add negative tests' })],
  ['a session to generate in', ask('POST', '/generate', { sessionId: '<id>', requirements: 'It is shown.' })],
  ['a session to import into', importing],
  ['a session to run', ask('POST', '/execute', run)],
  ['an execution to cancel', ask('POST', '/executions/<id>/cancel')],
  ['sessions of an address', ask('GET', `${sessions}?email=<id>@example.com`)],
  ['evidence', (id) => fetch(`${origin}/api/evidence/${id}.x.y`)],
  ['a website to send a hit to', post('/api/collect', hit)],
  ['a website to record', post('/api/record', { type: 'record', payload: { website: '<id>', events: [] } })],
  ['an invitation', post('/api/auth/invitation', { token: '<id>' })],
  ['an invitation to accept', post('/api/auth/accept-invitation', { token: '<id>' })],
  ['a link to a new password', post('/api/auth/password/reset', { token: '<id>', newPassword: '<id>-new' })],
  ['a refresh token', post('/api/auth/token', { refresh_token: '<id>' })],
]

async function subscribe(executionId: string): Promise<{ status: number }> {
  const socket = await visitor.follow(executionId)
  const { error } = await socket.first('error')
  socket.close()
  return { status: error === 'executions.not_found' ? 404 : 500 }
}

async function many(look: Look, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let done = 0; done < times; done += 20) {
    const some = Array.from({ length: Math.min(20, times - done) }, () => look(crypto.randomUUID()))
    statuses.push(...(await Promise.all(some)).map(({ status }) => status))
  }
  return statuses
}

/** Objects that everybody shares come as they are needed, and never more than so many. */
const shared: Record<string, number> = { EventGateway: 32, RateLimiter: 64 }

/** What is stored but for them. */
function within({ files, rows }: Stored): Stored {
  const own = Object.entries(files).filter(([folder, count]) => {
    const name = Object.keys(shared).find((each) => folder.endsWith(each))
    if (name) expect(count).toBeLessThanOrEqual((shared[name] ?? 0) + 1)
    return !name
  })
  return { files: Object.fromEntries(own), rows: { ...rows, _migrations: 0 } }
}

test.each(looks)('looking for %s by 200 invented ids leaves nothing on disk', async (_, look) => {
  const before = within(stored(persistTo))
  const statuses = await many(look, 200)
  expect(statuses).not.toContain(500)
  expect(within(stored(persistTo))).toEqual(before)
})
