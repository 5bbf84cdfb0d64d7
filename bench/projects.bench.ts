import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from '../test/support/remove-folder.ts'
import { startProduct } from '../test/support/start-product.ts'
import { type Figure, atMost, median, percentile, told } from './figures.ts'
import { type Client, clientOf } from './projects/client.ts'
import { fillProjects, large, small } from './projects/fill.ts'
import { idOf } from './projects/ids.ts'
import { type Asked, lists, matrices } from './projects/lists.ts'

const listMs = 50
const matrixMs = 500
const rounds = 3
const requestsEach = 20
const matricesEach = 4
/** A list that reads its page only answers as soon in a project of any size; other work of the machine is in both. */
const listRatio = 2

/**
 * How long lists, histories, traceability, planning and writing take in a project with 10,000 stories, 50,000 test cases and 200,000 results, over HTTP through the local Workers, and how many
 * times as long as in a project that holds a page of everything. Both take turns one by one, so that noise of the machine meets both. Of the rounds' 95th percentiles the median counts.
 */
export async function run(): Promise<Figure[]> {
  const persistTo = await mkdtemp(join(tmpdir(), 'tracewright-projects-'))
  try {
    await inProduct(persistTo, () => Promise.resolve())
    fillProjects(persistTo)
    return await inProduct(persistTo, measure)
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

async function measure(origin: string): Promise<Figure[]> {
  const client = await clientOf(origin)
  const figures = [told('a route that reads nothing, p95', percentile(await bare(client), 95), 'ms')]
  for (const asked of lists) {
    const { name, p95, ratio } = await timed(client, asked, requestsEach)
    figures.push(atMost(`${name}, p95`, p95, listMs, 'ms'))
    if (ratio !== undefined) figures.push(atMost(`${name}, against a small project`, ratio, listRatio, '×'))
  }
  for (const asked of matrices) {
    const { name, p95, ratio } = await timed(client, asked, matricesEach)
    figures.push(atMost(`${name}, p95`, p95, matrixMs, 'ms'))
    if (ratio !== undefined) figures.push(told(`${name}, against a small project`, ratio, '×'))
  }
  return [...figures, ...(await work(client)), ...(await exported(client))]
}

async function bare(client: Client): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < requestsEach; i++) times.push(await client.get('/api/health'))
  return times
}

/** The first round warms up. */
async function timed(client: Client, { name, path, peer }: Asked, each: number) {
  const all: number[][] = []
  const peers: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const times: number[] = []
    for (let i = 0; i < each; i++) {
      times.push(await client.get(path))
      if (peer !== undefined) {
        const ms = await client.get(peer)
        if (round > 0) peers.push(ms)
      }
    }
    if (round > 0) all.push(times)
  }
  return {
    name,
    p95: median(all.map((times) => percentile(times, 95))),
    ratio: peers.length === 0 ? undefined : median(all.flat()) / median(peers),
  }
}

const requirements = `The clerk shall be able to approve an invoice. As a clerk, I want to export the report, so that the auditor reads it.
The system shall refuse an order without an account.`

/** What compares with stories, reads them or writes one, in a large project and in a small one. */
async function work(client: Client): Promise<Figure[]> {
  const asks: [string, (project: number) => Promise<number>][] = [
    [
      'stories written and compared with those of the project',
      (project) =>
        client.send('POST', '/api/pm/stories/generate', {
          requirements,
          projectId: idOf('project', project, 0),
        }),
    ],
    [
      'estimate of a story',
      (project) => client.send('POST', `/api/pm/stories/${idOf('story', project, 2)}/estimate`, {}),
    ],
    [
      'plan of a sprint',
      (project) => client.send('POST', `/api/pm/sprints/${idOf('sprint', project, 0)}/plan`, {}),
    ],
    [
      'change of a story',
      (project) =>
        client.send('PUT', `/api/pm/stories/${idOf('story', project, 1)}`, { title: crypto.randomUUID() }),
    ],
  ]
  const figures: Figure[] = []
  for (const [name, ask] of asks) {
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (let i = 0; i <= rounds * 2; i++) {
      const [mine, other] = [await ask(large.project), await ask(small.project)]
      if (i === 0) continue
      ours.push(mine)
      theirs.push(other)
    }
    figures.push(told(`${name}, median`, median(ours), 'ms'))
    figures.push(told(`${name}, against a small project`, median(ours) / median(theirs), '×'))
  }
  return figures
}

async function exported(client: Client): Promise<Figure[]> {
  const path = (format: string) =>
    `/api/qa/traceability/export?projectId=${idOf('project', large.project, 0)}&format=${format}`
  return [
    told('matrix of 10,000 stories as CSV', (await client.get(path('csv'))) / 1000, 's'),
    told('matrix of 10,000 stories as a page', (await client.get(path('html'))) / 1000, 's'),
  ]
}
