import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../test/support/start-product.ts'
import { type Figure, atMost, median, percentile, told } from './figures.ts'
import { busy, fillDatabase, organizationId, organizations, projectId, projectsEach } from './tenants/fill.ts'
import { removeFolder } from '../test/support/remove-folder.ts'

const budgetMs = 20
const rounds = 7
const requestsEach = 100

/**
 * How long a list of projects and one project take in a database with 10,000 organizations of 20 projects each, over HTTP through the
 * local Workers; the projects of one of them have 4,000 agent runs each. Lists, gets and a route that reads nothing take turns one by one, so
 * that noise of the machine meets all of them; every request but those for the busy organization asks for another one. Of the rounds' 95th percentiles the median counts.
 */
export async function run(): Promise<Figure[]> {
  const persistTo = await mkdtemp(join(tmpdir(), 'tracewright-tenants-'))
  try {
    await inProduct(persistTo, () => Promise.resolve())
    fillDatabase(persistTo)
    return await inProduct(persistTo, async (origin) => figuresOf(await measure(origin)))
  } finally {
    await removeFolder(persistTo)
  }
}

async function inProduct<T>(persistTo: string, work: (origin: string) => Promise<T>): Promise<T> {
  const product = startProduct({ persistTo, words: ['--var', 'LOG_REQUESTS:false'] })
  try {
    return await work(await product.ready())
  } finally {
    product.kill('SIGTERM')
    await product.ended
  }
}

type Times = Record<'list' | 'busy' | 'get' | 'bare', number[]>

async function measure(origin: string): Promise<Times[]> {
  const authorization = `Bearer ${await tokenOf(origin)}`
  const timed = async (path: string, expected: string) => {
    const startedAt = performance.now()
    const response = await fetch(new URL(path, origin), { headers: { authorization } })
    const text = await response.text()
    const ms = performance.now() - startedAt
    if (!response.ok || !text.includes(expected))
      throw new Error(`${path} answered ${response.status}: ${text}`)
    return ms
  }
  const all: Times[] = []
  for (let round = 0; round <= rounds; round++) {
    const times: Times = { list: [], busy: [], get: [], bare: [] }
    for (let i = 0; i < requestsEach; i++) {
      const organization = (i * 37 * 100) % organizations
      const project = projectId(organization * projectsEach + (i % projectsEach))
      times.list.push(await timed(listOf(organization), project))
      times.busy.push(await timed(listOf(busy.organization), `"agentRunCount":${busy.runsEach}`))
      times.bare.push(await timed('/api/health', 'ok'))
      times.get.push(await timed(`/api/projects/${project}`, project))
    }
    // The first one warms up.
    if (round > 0) all.push(times)
  }
  return all
}

const listOf = (organization: number) => `/api/projects?organizationId=${organizationId(organization)}`

async function tokenOf(origin: string): Promise<string> {
  const body = JSON.stringify({ email: 'demo@example.com', password: 'demo-password' })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(new URL('/api/auth/token', origin), { method: 'POST', headers, body })
  const { access_token: token } = (await response.json()) as { access_token: string }
  return token
}

function figuresOf(all: readonly Times[]): Figure[] {
  const p95 = (what: keyof Times) => median(all.map((times) => percentile(times[what], 95)))
  const middle = (what: keyof Times) => median(all.flatMap((times) => times[what]))
  return [
    atMost('list of 20 projects, p95', p95('list'), budgetMs, 'ms'),
    atMost('list of 20 projects with 4,000 agent runs each, p95', p95('busy'), budgetMs, 'ms'),
    atMost('one project, p95', p95('get'), budgetMs, 'ms'),
    told('a route that reads nothing, p95', p95('bare'), 'ms'),
    told('list of 20 projects, median', middle('list'), 'ms'),
    told('one project, median', middle('get'), 'ms'),
    told('a route that reads nothing, median', middle('bare'), 'ms'),
  ]
}
