import { readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newBase } from '../../../bench/crawls/client.ts'
import { type Canary, startCanary } from '../../support/canary.ts'
import { ask, newOwner } from '../../support/durable-load.ts'
import { treeOf } from '../../support/kill-tree.ts'
import { startNameServer } from '../../support/name-server.ts'
import { publicGenerator } from '../../support/public-generator.ts'
import { removeFolder } from '../../support/remove-folder.ts'
import { startProduct } from '../../support/start-product.ts'

let folder = ''
let canary: Canary
let names: Awaited<ReturnType<typeof startNameServer>>
let lookups = 0
/** Whatever the name, it leads inside, and every other time to a public address where nobody is. */
const insideAndOut = () => (lookups++ % 2 === 0 ? ['127.0.0.1'] : ['203.0.113.7', '127.0.0.1'])

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-egress-'))
  canary = await startCanary()
  names = await startNameServer((name) => (name.endsWith('.example') ? insideAndOut() : []))
})
afterAll(async () => {
  await canary.close()
  names.close()
  await removeFolder(folder)
})

function startedWith(allow: 'true' | 'false') {
  let product: ReturnType<typeof startProduct>
  let origin = ''
  beforeAll(async () => {
    const words = ['--dns', names.at, '--var', `ALLOW_PRIVATE_TARGETS:${allow}`]
    product = startProduct({ persistTo: join(folder, allow), words })
    origin = await product.ready()
  })
  afterAll(async () => {
    product.kill('SIGTERM')
    await product.ended
  })
  return { origin: () => origin, product: () => product.pid }
}

/** The words by which a process was started; none of one that has ended meanwhile. */
function wordsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}

/** The words by which a product's browsers were started. */
const browsersOf = (product: number) =>
  treeOf(product)
    .map(wordsOf)
    .filter((words) => words.includes('--remote-debugging-port=0') && !words[0]?.endsWith('sh'))

/** What becomes of a ping to a web hook at that address. */
async function pinged(origin: string, url: string) {
  const account = await newOwner(origin)
  const base = `/api/organizations/${account.organizationId}/webhooks`
  type Made = { webhookId: string; deliveryId: string }
  const { webhookId } = await ask<Made>(account, 'POST', base, { url, events: ['*'] })
  const { deliveryId } = await ask<Made>(account, 'POST', `${base}/${webhookId}/test`, {})
  type Log = { attempts: number; error: string | null; status: string }
  const log = () => ask<Log>(account, 'GET', `${base}/${webhookId}/deliveries/${deliveryId}`)
  await expect
    .poll(log, { timeout: 120_000 })
    .toMatchObject({ attempts: 1, error: expect.not.stringMatching('outcome') })
  return log()
}

async function crawled(origin: string, url: string) {
  const base = await newBase(origin)
  const { crawlId } = await base.start(url)
  return base.ended(crawlId)
}

async function opened(origin: string, url: string) {
  const visitor = publicGenerator(origin)
  const steps = [
    { stepNumber: 1, action: 'Open "/"', expectedResult: 'The text "The canary sings" is visible' },
  ]
  const executionId = await visitor.runCases([{ id: 'A', title: 'Rebound', steps }], { url, video: false })
  const { cases } = await visitor.ended(executionId)
  return cases[0]
}

describe('a product whose targets are public', () => {
  const { origin, product } = startedWith('false')

  test('connects to nothing inside, whatever the names of a web hook, a crawl and a page lead to', async () => {
    const at = (name: string) => `http://${name}.example:${canary.port}/`
    expect(await pinged(origin(), at('hook').replace('http', 'https'))).toMatchObject({
      error: 'unreachable',
    })
    expect(await crawled(origin(), at('crawl'))).toMatchObject({ fetched: 0 })
    // The browser ends soon after the run.
    let browsers: string[][] = []
    const looking = setInterval(() => {
      const running = browsersOf(product())
      if (running.length > 0) browsers = running
    }, 100)
    const page = await opened(origin(), at('page')).finally(() => clearInterval(looking))
    expect(page).toMatchObject({ status: 'error' })
    expect(page?.error).toContain(
      'the host name is unknown, nobody answers there, or the address is not allowed',
    )
    expect(browsers).toEqual([
      expect.arrayContaining([
        expect.stringMatching(/^--proxy-server=socks5:/),
        '--proxy-bypass-list=<-loopback>',
      ]),
    ])
    for (const host of ['hook', 'crawl', 'page']) expect(names.asked()).toContain(`${host}.example`)
    expect(canary.heard()).toEqual([])
  })
})

describe('a product that may reach private targets', () => {
  const { origin } = startedWith('true')

  test('looks names up where it was told to, and connects to what they lead to', async () => {
    const at = (name: string) => `http://${name}.example:${canary.port}/`
    expect(await pinged(origin(), at('own-hook'))).toMatchObject({ status: 'delivered' })
    expect(await crawled(origin(), at('own-crawl'))).toMatchObject({ fetched: 1 })
    expect(await opened(origin(), at('own-page'))).toMatchObject({ status: 'passed' })
  })
})
