import { browserAgent } from './browser-agent.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Started, publicGenerator } from './public-generator.ts'

/** What a product was asked for, and what it said it had taken. */
export interface Promised {
  /** Names of hits that were sent, and of those that were answered with 202. */
  hits: { sent: Set<string>; taken: Set<string> }
  /** Projects whose deletion was asked for, and those whose deletion was confirmed. */
  deletions: { asked: Set<string>; confirmed: Set<string> }
  /** Generations that go on in the background. */
  streamed: Started[]
}

export const nothingPromised = (): Promised => ({
  hits: { sent: new Set(), taken: new Set() },
  deletions: { asked: new Set(), confirmed: new Set() },
  streamed: [],
})

export interface Account {
  origin: string
  organizationId: string
  headers: Record<string, string>
}

const stranger = (origin: string): Account => ({ origin, organizationId: '', headers: {} })

async function withToken(origin: string, given: { email: string; password: string }): Promise<Account> {
  type Token = { access_token: string }
  const { access_token: token } = await ask<Token>(stranger(origin), 'POST', '/api/auth/token', given)
  return { ...stranger(origin), headers: { authorization: `Bearer ${token}` } }
}

/** The account that `npm start` makes. */
export async function signIn(origin: string): Promise<Account> {
  const account = await withToken(origin, { email: 'demo@example.com', password: 'demo-password' })
  type Listed = { organizations: { organizationId: string; slug: string }[] }
  const { organizations } = await ask<Listed>(account, 'GET', '/api/organizations')
  const organizationId = organizations.find(({ slug }) => slug === 'demo')?.organizationId ?? ''
  return { ...account, organizationId }
}

/** Somebody who owns an organization that nobody else knows. */
export async function newOwner(origin: string, about: object = {}) {
  const credentials = { email: `${crypto.randomUUID()}@example.com`, password: 'a long enough test password' }
  await ask(stranger(origin), 'POST', '/api/auth/register', credentials)
  const account = await withToken(origin, credentials)
  const organization = { name: 'Acme', slug: `org-${crypto.randomUUID()}`, ...about }
  const made = await ask<{ organizationId: string }>(account, 'POST', '/api/organizations', organization)
  return { ...account, ...credentials, organizationId: made.organizationId }
}

export async function ask<T>(
  { origin, headers }: Pick<Account, 'origin' | 'headers'>,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
  return (text === '' ? null : JSON.parse(text)) as T
}

/** Sends one hit under its name. True when it was taken; false when the product is gone. */
export async function hit(origin: string, website: string, eventId: string): Promise<boolean> {
  const body = JSON.stringify({ type: 'event', eventId, payload: { website, url: '/' } })
  const headers = { 'user-agent': browserAgent }
  const response = await fetch(`${origin}/api/collect`, { method: 'POST', headers, body }).catch(() => null)
  await response?.arrayBuffer().catch(() => null)
  return response?.status === 202
}

/** Asks for everything at once until `over` says so, and notes what was promised. What fails was not promised. */
export async function load(
  account: Account,
  { website, promised, over }: { website: string; promised: Promised; over: () => boolean },
): Promise<void> {
  const { hits, deletions, streamed } = promised
  const oneHit = async () => {
    const eventId = crypto.randomUUID()
    hits.sent.add(eventId)
    if (await hit(account.origin, website, eventId)) hits.taken.add(eventId)
    else await sleep(20)
  }
  const oneDeletion = async () => {
    const input = { name: 'Short-lived', organizationId: account.organizationId }
    const { projectId } = await ask<{ projectId: string }>(account, 'POST', '/api/projects', input)
    deletions.asked.add(projectId)
    await ask(account, 'DELETE', `/api/projects/${projectId}`)
    deletions.confirmed.add(projectId)
  }
  const oneGeneration = async () => {
    streamed.push(await publicGenerator(account.origin).stream(requirements))
    await sleep(500)
  }
  const again = async (work: () => Promise<void>) => {
    while (!over()) await work().catch(() => sleep(50))
  }
  await Promise.all([oneHit, oneHit, oneHit, oneHit, oneDeletion, oneDeletion, oneGeneration].map(again))
}

const requirements = Array.from(
  { length: 40 },
  (_, at) => `The field "Code ${at}" is required and must have 2 to ${at + 10} characters.`,
).join('\n')
