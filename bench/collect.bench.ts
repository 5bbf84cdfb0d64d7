import { createRequire } from 'node:module'
import { browserAgent } from '../test/support/browser-agent.ts'
import { costs } from './collect/costs.ts'
import { readable } from './collect/readable.ts'
import { type WorkerName, startWorkers } from './collect/start-workers.ts'
import { type Figure, atLeast, atMost, median, told } from './figures.ts'

interface Load {
  requests: { average: number; total: number }
  latency: { p50: number }
  non2xx: number
  errors: number
}
const autocannon = createRequire(import.meta.url)('autocannon') as (options: object) => Promise<Load>

const website = '0199f0a0-1111-7222-8333-444455556666'
const hit = JSON.stringify({
  type: 'event',
  payload: {
    website,
    url: '/pricing?utm_source=mail',
    title: 'Pricing',
    referrer: 'https://example.org/',
    hostname: 'example.com',
    language: 'en-GB',
    screen: '1920x1080',
  },
})
const rounds = 7
const names: readonly WorkerName[] = ['bare', 'reader', 'collect', 'sender']

/** What takes hits by itself, and then how soon they are readable in a product that is all there. */
export async function run(): Promise<Figure[]> {
  return [...(await throughput()), ...(await readable())]
}

/**
 * Throughput of the built collect Worker against one that does only the same `queue.send`, one that only reads and answers, and one that does nothing. They
 * take turns within each round, in changing order, so that noise of the machine meets all of them; the median of the ratios counts.
 */
async function throughput(): Promise<Figure[]> {
  const workers = await startWorkers({ website })
  try {
    const load = async (name: WorkerName, duration: number) =>
      autocannon({
        url: await workers.urlOf(name),
        method: 'POST',
        headers: {
          'content-type': 'text/plain;charset=UTF-8',
          'user-agent': browserAgent,
          'cf-connecting-ip': '192.0.2.7',
        },
        body: hit,
        connections: 128,
        duration,
      })
    for (const name of names) await load(name, 2)
    const results: Record<WorkerName, Load>[] = []
    for (let round = 0; round < rounds; round++) {
      const turns = names.map((_, i) => names[(i + round) % names.length] ?? 'bare')
      const byName = {} as Record<WorkerName, Load>
      for (const name of turns) byName[name] = await load(name, 3)
      results.push(byName)
    }
    // A core that does nothing else takes so long for a hit, which is more than is billed.
    const cpuMs = 1000 / median(results.map(({ collect }) => collect.requests.average))
    return [...figuresOf(results), ...(await costs(cpuMs))]
  } finally {
    await workers.stop()
  }
}

function figuresOf(results: readonly Record<WorkerName, Load>[]): Figure[] {
  const rate = ({ requests }: Load) => requests.average
  const ratioTo = (name: WorkerName) =>
    median(results.map((round) => rate(round.collect) / rate(round[name])))
  const failed = (name: WorkerName) =>
    results.reduce((sum, round) => sum + round[name].non2xx + round[name].errors, 0)
  return [
    atLeast('collect : a Worker that does only the same queue.send', ratioTo('sender'), 0.9),
    atLeast('collect with group commit : a bare Worker', ratioTo('bare'), 0.5),
    told('collect : a Worker that reads a hit and answers, and keeps nothing', ratioTo('reader'), '×'),
    atMost('collect, answers other than 202', failed('collect'), 0, 'requests'),
    told(
      'collect, requests sent',
      results.reduce((sum, { collect }) => sum + collect.requests.total, 0),
      'requests',
    ),
    told('collect, rate', median(results.map(({ collect }) => rate(collect))), 'requests/s'),
    told(
      'collect, median latency at 128 connections',
      median(results.map(({ collect }) => collect.latency.p50)),
      'ms',
    ),
    told('queue.send alone, answers other than 202', failed('sender'), 'requests'),
    told('bare Worker, rate', median(results.map(({ bare }) => rate(bare))), 'requests/s'),
  ]
}
