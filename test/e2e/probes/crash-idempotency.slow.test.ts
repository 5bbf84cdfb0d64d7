import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newOwner } from '../../support/durable-load.ts'
import { lastingProduct } from '../../support/lasting-product.ts'

const limits = ['UPLOADS', 'GENERATIONS', 'SESSIONS', 'REGISTRATIONS'].map(
  (name) => `${name}_PER_HOUR:100000`,
)
// Tokens name the address that they were issued at.
const product = lastingProduct({ settings: () => limits, isAtOnePort: true })

interface Answer {
  status: number
  replayed: boolean
  body: Record<string, unknown>
}

interface Order {
  key: string
  kind: string
  send: () => Promise<Answer>
  /** The id of what was made. */
  idOf: (body: Record<string, unknown>) => unknown
}

interface Asking {
  token?: string | undefined
  key?: string
  body?: unknown
}

async function ask(method: string, path: string, { token, key, body }: Asking = {}): Promise<Answer> {
  const isForm = body instanceof FormData
  const response = await fetch(`${product.origin()}${path}`, {
    method,
    headers: {
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  })
  return {
    status: response.status,
    replayed: response.headers.get('idempotency-replayed') === 'true',
    body: (await response.json()) as Record<string, unknown>,
  }
}

const sessions = '/api/public/test-cases/sessions'
const password = 'a long enough test password'
const requirements = 'The field "Age" is required and must be a whole number from 18 to 120.'
const emailOf = (key: string) => `${key}@example.com`

/** Somebody with an organization and a session of their own, for one round. */
async function newcomer() {
  const { headers, organizationId } = await newOwner(product.origin(), { tier: 'enterprise' })
  const { body } = await ask('POST', sessions, { body: { title: 'Import', requirements } })
  const token = headers['authorization']?.replace('Bearer ', '')
  return { token, organizationId, sessionId: String(body['sessionId']) }
}

type Newcomer = Awaited<ReturnType<typeof newcomer>>

/** One creation of every kind; what it makes is called by its key. */
function ordersOf({ token, organizationId, sessionId }: Newcomer): Order[] {
  const order = (kind: string, path: string, id: string, make: (key: string) => Asking): Order => {
    const key = crypto.randomUUID()
    return { key, kind, send: () => ask('POST', path, { key, ...make(key) }), idOf: (body) => body[id] }
  }
  const form = (key: string) => {
    const data = new FormData()
    data.set('file', new File([`Title,Steps\n${key},1. Pay\n`], 'cases.csv'))
    return data
  }
  const inside = (name: string) => ({ token, body: { name, organizationId } })
  const behind = `/api/organizations/${organizationId}`
  return [
    order('project', '/api/projects', 'projectId', inside),
    order('website', '/api/websites', 'id', inside),
    order('base', '/api/knowledge-bases', 'kbId', inside),
    order('organization', '/api/organizations', 'organizationId', (key) => ({
      token,
      body: { name: key, slug: `o-${key}` },
    })),
    order('access key', `${behind}/access-keys`, 'key', (name) => ({ token, body: { name } })),
    order('prompt', `${behind}-prefs/custom-prompts`, 'promptId', (name) => ({
      token,
      body: { name, content: 'Be brief.' },
    })),
    order('account', '/api/auth/register', 'userId', (key) => ({ body: { email: emailOf(key), password } })),
    order('session', sessions, 'sessionId', (key) => ({
      body: { title: key, requirements, userEmail: emailOf(key) },
    })),
    order('generation', '/api/public/test-cases/generate', 'executionId', (key) => ({
      body: { requirements, userEmail: emailOf(key) },
    })),
    order('import', `${sessions}/${sessionId}/import`, 'totalTestCases', (key) => ({ body: form(key) })),
  ]
}

/** Tells how often something of a name is there. Each list is asked for once. */
function counter({ token, organizationId, sessionId }: Newcomer): (order: Order) => Promise<number> {
  const lists = new Map<string, Promise<Answer>>()
  const named = async (path: string, list: string, field: string, key: string) => {
    const asked = lists.get(path) ?? ask('GET', path, { token })
    lists.set(path, asked)
    const { body } = await asked
    if (!Array.isArray(body[list])) throw new Error(`${path} answered ${JSON.stringify(body)}`)
    return (body[list] as Record<string, unknown>[]).filter((each) => each[field] === key).length
  }
  const inside = `organizationId=${organizationId}&limit=200`
  const behind = `/api/organizations/${organizationId}`
  const places: Record<string, [path: string, list: string, field: string]> = {
    project: [`/api/projects?${inside}`, 'projects', 'name'],
    website: [`/api/websites?${inside}`, 'websites', 'name'],
    base: [`/api/knowledge-bases?${inside}`, 'knowledgeBases', 'name'],
    organization: ['/api/organizations?limit=200', 'organizations', 'name'],
    'access key': [`${behind}/access-keys?limit=200`, 'accessKeys', 'name'],
    prompt: [`${behind}-prefs/custom-prompts?limit=200`, 'prompts', 'name'],
    import: [`${sessions}/${sessionId}`, 'testCases', 'title'],
  }
  return async ({ kind, key }) => {
    // The address of an account is unique: a second one would have been a refusal.
    if (kind === 'account') return 1
    const place = places[kind]
    if (place) return named(...place, key)
    const { body } = await ask('GET', `${sessions}?email=${emailOf(key)}`)
    return (body['sessions'] as unknown[]).length
  }
}

interface Sent {
  order: Order
  first: Answer | null
}

/** Sends creations of all kinds, many at a time, until the process is killed. */
async function sendUntilKilled(somebody: Newcomer, ms: number): Promise<Sent[]> {
  const sent: Sent[] = []
  let isOver = false
  const worker = async (at: number) => {
    // An organization has at most 100 prompts.
    for (let round = 0; round < 9; round++) {
      for (const order of ordersOf(somebody).slice(at)) {
        if (isOver) return
        const one: Sent = { order, first: null }
        sent.push(one)
        one.first = await order.send().catch(() => null)
      }
    }
  }
  const workers = Array.from({ length: 10 }, (_, at) => worker(at))
  await sleep(ms)
  const crashed = product.crash()
  isOver = true
  await Promise.all([crashed, ...workers])
  return sent
}

/** The answer of a repeat, as soon as it is not that the first request is still running. */
async function repeated({ send }: Order): Promise<Answer> {
  for (const until = Date.now() + 120_000; ; await sleep(250)) {
    const answer = await send()
    if (answer.body['error'] !== 'idempotency.in_progress' || Date.now() > until) return answer
  }
}

/** Twenty at a time: more would wait for each other, and be taken for a fault. */
async function inTurns<T, R>(all: readonly T[], work: (each: T, at: number) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let done = 0; done < all.length; done += 20) {
    const turn = all.slice(done, done + 20).map((each, at) => work(each, done + at))
    results.push(...(await Promise.all(turn)))
  }
  return results
}

// Ten creations of ten kinds are under way at each, so that four of them cut off some of every kind.
const kills = Array.from({ length: 4 }, (_, at) => at + 1)

test.each(kills)(
  'kill %i in the middle of creations with keys: each is there once, and a repeat tells which',
  async () => {
    const somebody = await newcomer()
    const sent = await sendUntilKilled(somebody, 200 + Math.random() * 1300)
    await product.start()
    const again = await inTurns(sent, ({ order }) => repeated(order))
    const howMany = counter(somebody)
    const found = await inTurns(sent, async ({ order, first }, at) => {
      const { status, body } = again[at] as Answer
      const [told, id] = [first && order.idOf(first.body), order.idOf(body)]
      const is = { kind: order.kind, status, id, times: await howMany(order) }
      return {
        is,
        should: { kind: order.kind, status: status < 300 ? status : 201, id: told ?? id, times: 1 },
      }
    })
    expect(found.length).toBeGreaterThan(0)
    expect(sent.some(({ first }) => first === null)).toBe(true)
    expect(found.map(({ is }) => is)).toEqual(found.map(({ should }) => should))
  },
)
