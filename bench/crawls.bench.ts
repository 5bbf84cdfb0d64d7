import { readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { treeOf } from '../test/support/kill-tree.ts'
import { removeFolder } from '../test/support/remove-folder.ts'
import { startProduct } from '../test/support/start-product.ts'
import type { NodeSite } from '../test/support/site/node-site.ts'
import { newBase } from './crawls/client.ts'
import { newSite } from './crawls/site.ts'
import { type Figure, atLeast, atMost, told } from './figures.ts'
import { linux } from './needs.ts'

export const needs = [linux]

const pages = 1000
const crawlSeconds = 60
const againSeconds = 15
const mostMegabytes = 128

/**
 * How long a crawl of a site of 1,000 pages on this machine takes, with the politeness off, and others of the same site, by the validators of a server and without them. Reading the pages goes on beside the
 * first crawl and is told by itself. Memory is what the one process of all Workers gains at most while a fresh one asks for all pages again.
 */
export async function run(): Promise<Figure[]> {
  const persistTo = await mkdtemp(join(tmpdir(), 'tracewright-crawls-'))
  let validated = true
  const site = await newSite(pages, () => validated)
  try {
    const made = await inProduct(persistTo, async (origin) => {
      const base = await newBase(origin)
      const first = await crawl(base, site)
      const files = await base.read()
      return {
        kbId: base.kbId,
        first,
        readSeconds: secondsSince(first.startedAt),
        files,
        second: await crawl(base, site),
      }
    })
    const { kbId, first, readSeconds, files, second } = made
    validated = false
    const again = await inProduct(persistTo, async (origin, pid) => {
      const base = await newBase(origin, kbId)
      const before = runtimeMegabytes(pid)
      let most = before
      const watch = setInterval(() => (most = Math.max(most, runtimeMegabytes(pid))), 250)
      const third = await crawl(base, site)
      clearInterval(watch)
      return { third, before, most, files: await base.read() }
    })
    const { third, before, most } = again
    const kept = new Map(files.map(({ fileId, updatedAt }) => [fileId, updatedAt]))
    const anew = again.files.filter(({ fileId, updatedAt }) => kept.get(fileId) !== updatedAt)
    return [
      atMost(`a crawl of ${pages} pages`, first.seconds, crawlSeconds, 's'),
      atLeast('pages that became files', first.fetched, pages, 'pages'),
      told('until all of them can be found', readSeconds, 's'),
      atMost('a second crawl, by validators', second.seconds, againSeconds, 's'),
      atLeast('pages that it found unchanged', second.unchanged, pages, 'pages'),
      atMost('a third crawl, without validators', third.seconds, againSeconds, 's'),
      atLeast('pages that it found unchanged without them', third.unchanged, pages, 'pages'),
      atMost('files that were indexed again', anew.length, 0, 'files'),
      atMost('most requests at once', site.mostAtOnce(), 1, 'requests'),
      told('memory of all Workers together before the third', before, 'MB'),
      atMost('memory that they gained by it', most - before, mostMegabytes, 'MB'),
    ]
  } finally {
    site.stop()
    await removeFolder(persistTo)
  }
}

async function inProduct<T>(
  persistTo: string,
  work: (origin: string, pid: number) => Promise<T>,
): Promise<T> {
  const words = ['CRAWL_DELAY_MS:0', 'LOG_REQUESTS:false'].flatMap((setting) => ['--var', setting])
  const product = startProduct({ persistTo, words })
  try {
    return await work(await product.ready(), product.pid)
  } finally {
    product.kill('SIGTERM')
    await product.ended
  }
}

async function crawl(base: Awaited<ReturnType<typeof newBase>>, { origin }: NodeSite) {
  const startedAt = performance.now()
  const { crawlId } = await base.start(`${origin}/`)
  return { ...(await base.ended(crawlId)), startedAt, seconds: secondsSince(startedAt) }
}

const secondsSince = (at: number) => Math.round((performance.now() - at) / 100) / 10

/** Resident memory of the runtime that a script has started: all Workers share it on one machine. */
function runtimeMegabytes(script: number): number {
  const sizes = treeOf(script).flatMap((pid) => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      return /^Name:\s+workerd/m.test(status) ? [Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0)] : []
    } catch {
      // It has ended meanwhile.
      return []
    }
  })
  return Math.round(Math.max(0, ...sizes) / 1024)
}
