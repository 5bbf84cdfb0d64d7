import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { root } from '../../../scripts/toolchain.mjs'
import { formsOf } from '../../support/address-forms.ts'
import { browserAgent } from '../../support/browser-agent.ts'
import { ask as askAs } from '../../support/durable-load.ts'
import { type Say, hitsOfVisit, identify, provoke, visit } from '../../support/every-door.ts'
import { type Caller, askFrom } from '../../support/from-address.ts'
import { lastingProduct } from '../../support/lasting-product.ts'
import { killRuntime } from '../../support/marked-processes.ts'
import { contentsOf, findings, unpacked } from '../../support/searched.ts'

const mark = `TRACEWRIGHT_TEST_MARK_${crypto.randomUUID()}`
const patience = { timeout: 300_000, interval: 250 }
/** By which what stands in front of a product of somebody tells who asks. */
const header = 'X-Visitor-Address'

/** Four networks (/24, /48) with two addresses each. Nobody has any of them, so what is found of them comes from here. */
const visitors = [
  '246.183.29.71',
  '246.183.29.118',
  '247.61.202.93',
  '247.61.202.214',
  '3fff:a7c3:5e19:b2d4:6f08:91ea:c75b:2d36',
  '3fff:a7c3:5e19:4d1c::83f5:b6e2',
  '3fff:d942:8b3e::7c15',
  '3fff:d942:8b3e:f07a:6d94:3ce8:a1b7:52c9',
]
const networks = 4
/** Where the connections come from: the address that `npm start` itself tells. */
const sockets = visitors.map((_, n) => `127.77.201.${30 + n}`)
/** What senders say of themselves, each an address of its own. */
const claims = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'True-Client-IP', 'CF-Connecting-IP']
const claimed = (n: number) =>
  claims.map((name, at) => {
    const address = n % 2 === 0 ? `248.97.${150 + at}.63` : `3fff:61b7:e2d${at}:95c3:4f0a:d716:8ce9:b354`
    const inBrackets = n % 2 === 0 ? address : `"[${address}]:4711"`
    return { name, address, text: name === 'Forwarded' ? `for=${inBrackets};proto=https` : address }
  })
const wanted = new Map(
  [...visitors, ...sockets, ...[0, 1].flatMap((n) => claimed(n).map(({ address }) => address))].map(
    (address) => [address, formsOf(address)],
  ),
)
/** These stand in the title of a page, and titles are kept: a search that does not find them finds nothing. */
const controls = ['249.18.77.203', '3fff:1e2d:4c5b:9a8f:7e6d:5c4b:3a29:1807']
const title = `Marked page ${controls.join(' and ')}`

const callers = visitors.map((address, n): Caller => {
  const said = Object.fromEntries(claimed(n).map(({ name, text }) => [name, text]))
  const headers = { ...said, [header]: address, 'user-agent': browserAgent, 'content-type': 'text/plain' }
  return { socket: sockets[n] ?? '', headers }
})

let settings = [`ADDRESS_HEADER:${header}`]
const product = lastingProduct({ env: { MARK: mark }, settings: () => settings })
const ask = <T>(method: string, path: string, body?: object) =>
  askAs<T>(product.account(), method, path, body)
/** All that anybody was answered, and all that was written into a log. */
const told = new Map<string, string>()
const logs = new Map<string, string>()

/** Ends all of it at once, so that what is under way stays where it is, and keeps its log. */
async function crash(): Promise<void> {
  const { port } = new URL(product.origin())
  await product.crash()
  logs.set(`log of ${port}`, await readFile(join(root, `.wrangler/dev-${port}.log`), 'latin1'))
  logs.set(`output of ${port}`, Object.values(product.output()).join('\n'))
}

const note = (what: string, answer: unknown) =>
  void told.set(`${what} (${told.size})`, JSON.stringify(answer))

async function read<T>(path: string, body?: object): Promise<T> {
  const answer = await ask<T>(body ? 'POST' : 'GET', path, body)
  note(path, answer)
  return answer
}

const sayer =
  (caller: Caller): Say =>
  async (path, body, more = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const headers = { ...caller.headers, ...more }
    const answer = await askFrom({ ...caller, headers }, { url: `${product.origin()}${path}`, body: text })
    note(path, answer)
    return answer
  }
const everybody = (work: (say: Say, n: number) => Promise<unknown>) =>
  Promise.all(callers.map((caller, n) => work(sayer(caller), n)))

const handlings = ['full', 'truncate', 'discard'] as const
const websites: Record<string, string> = {}

async function makeWebsite(name: string, { policy, rules = {} }: { policy: object; rules?: object }) {
  const given = { name: `Searched ${name}`, rules, replay: { enabled: true } }
  const { id } = await ask<{ id: string }>('POST', '/api/websites', given)
  await ask('PATCH', `/api/websites/${id}/privacy-policy`, policy)
  await ask('PATCH', `/api/websites/${id}`, { shareId: true })
  websites[name] = id
}

const range = () => `startAt=${Date.now() - 86_400_000}&endAt=${Date.now() + 86_400_000}`

/** How many visitors a page had that only one handling of addresses, or one way of telling them, saw. */
async function visitorsOf(website = '', page = title): Promise<number | undefined> {
  const path = `/api/websites/${website}/metrics/expanded?type=title&${range()}`
  const rows = await read<{ name: string; visitors: number }[]>(path)
  return rows.find(({ name }) => name === page)?.visitors
}

/** Hits that are under way when the runtime dies. */
async function breakOff(website = ''): Promise<void> {
  const under = everybody((say) =>
    Promise.allSettled(Array.from({ length: 20 }, () => identify(say, website, 'x'))),
  )
  killRuntime(mark)
  await under
  await vi.waitFor(() => ask('GET', '/api/health'), patience)
}

/** All that the product tells of a website, to its people and to whoever has its link. */
async function readAll(website = ''): Promise<void> {
  const base = `/api/websites/${website}`
  for (const path of ['stats', 'events', 'sessions', 'sessions/stats'])
    await read(`${base}/${path}?${range()}`)
  for (const type of ['title', 'path', 'country']) await read(`${base}/metrics?type=${type}&${range()}`)
  for (const path of ['ledger', 'receipts', 'privacy-policy', 'active', 'replays'])
    await read(`${base}/${path}`)
  await read(`/api/organizations/${product.account().organizationId}/audit?limit=100`)
  await read(`${base}/visitors/export`, { distinctId: 'customer-1' })
  await read(`${base}/visitors/erase`, { distinctId: 'customer-2' })
  const { shareId } = await read<{ shareId: string }>(base)
  for (const caller of callers) {
    for (const path of [`/api/share/${shareId}`, `${base}/privacy-policy`, `${base}/recorder`, '/script.js'])
      note(path, await askFrom(caller, { url: `${product.origin()}${path}`, method: 'GET' }))
  }
  const { jobId } = await read<{ jobId: string }>(`${base}/export`, {})
  const url = await vi.waitFor(async () => {
    const made = await read<{ url: string | null }>(`${base}/exports/${jobId}`)
    if (made.url === null) throw new Error('The export is not written yet')
    return made.url
  }, patience)
  told.set(`export of ${website}`, unpacked(await (await fetch(url)).arrayBuffer()))
}

beforeAll(async () => {
  await makeWebsite('full', { policy: { ipHandling: 'full' } })
  await makeWebsite('truncate', { policy: { ipHandling: 'truncate', requireConsent: true } })
  await makeWebsite('discard', { policy: { ipHandling: 'discard' } })
  const rules = { blockedIps: ['240.0.0.0/4', '3fff::/16'] }
  await makeWebsite('blocked', { policy: { ipHandling: 'full' }, rules })
  for (const website of Object.values(websites)) await everybody((say) => visit(say, website, title))
})

test('each policy uses as much of an address as it says, and a rule all of it', async () => {
  const known = () => Promise.all(handlings.map((name) => visitorsOf(websites[name])))
  await expect.poll(known, patience).toEqual([visitors.length, networks, 1])
  const blocked = visitors.length * hitsOfVisit
  await expect
    .poll(() => read(`/api/websites/${websites['blocked']}/ledger`), patience)
    .toMatchObject({ received: blocked, stored: 0, dropped: { ip_blocked: blocked } })
})

test('what breaks, and what is refused, is told without addresses', async () => {
  const statuses = new Set<number>()
  for (const website of Object.values(websites)) {
    await everybody((say, n) => identify(say, website, `customer-${n}`))
    for (const caller of [callers[0], callers[5]]) {
      const answers = caller ? await provoke(sayer(caller), website) : []
      for (const { status } of answers) statuses.add(status)
    }
  }
  expect(statuses).toEqual(new Set([200, 202, 400, 403, 413, 415]))
  await breakOff(websites['full'])
  for (const name of handlings) await readAll(websites[name])
  await crash()
})

test('the address that a connection comes from is used as well where nothing else tells one', async () => {
  settings = []
  await product.start()
  await everybody((say) => visit(say, websites['full'] ?? '', 'By connection'))
  await expect.poll(() => visitorsOf(websites['full'], 'By connection'), patience).toBe(visitors.length)
  // What is in the queue by then stays in it.
  const [first, ...others] = callers.map(async (caller) =>
    visit(sayer(caller), websites['full'] ?? '', title),
  )
  const cutOff = Promise.allSettled(others)
  await first
  await crash()
  await cutOff
})

test('no address of a visitor stands in anything that is kept', () => {
  const kept = contentsOf(product.persistTo())
  const holding = (word: string) => [...kept].filter(([, text]) => text.includes(word)).map(([path]) => path)
  for (const control of controls) {
    const found = holding(control).join('\n')
    for (const store of ['LocalQueue', 'WebsiteStore', 'r2/tracewright-files']) expect(found).toContain(store)
  }
  expect(holding('Searched full').join('\n')).toContain('v3/d1/')
  expect(holding('"ipHandling":"truncate"').join('\n')).toContain('v3/kv/')
  expect(
    [...kept.keys()].filter((path) => path.includes('r2/tracewright-recordings/')).length,
  ).toBeGreaterThan(50)
  expect(findings(kept, wanted)).toEqual([])
})

test('no address of a visitor stands in a log', () => {
  const lines = [...logs.values()].join('\n')
  for (const operation of ['collectEvent', 'umamiSend', 'umamiBatch', 'recordReplay'])
    expect(lines).toContain(`"operation":"analytics.${operation}"`)
  expect(findings(logs, wanted)).toEqual([])
})

test('no address of a visitor stands in what anybody is told', () => {
  const found = (control: string) =>
    [...told].filter(([, text]) => text.includes(control)).map(([what]) => what)
  for (const control of controls) expect(found(control).join('\n')).toContain('export of')
  expect(findings(told, wanted)).toEqual([])
})
