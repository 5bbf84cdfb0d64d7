import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Fault } from '../support/faulty-jobs/faults.ts'
import { killBrowsers, startFaultyProduct } from '../support/faulty-product.ts'
import { type HostileSite, startHostileSite } from '../support/hostile/start-hostile-site.ts'
import { archived, expectTrue, verdicts } from '../support/true-run.ts'

type Product = Awaited<ReturnType<typeof startFaultyProduct>>

let product: Product
let site: HostileSite

beforeAll(async () => {
  ;[product, site] = await Promise.all([startFaultyProduct(), startHostileSite()])
})
afterEach(() => product.strike())
afterAll(async () => {
  await product?.close()
  await site?.close()
})

const harmless = 'The text "Harmless" is visible'
const step = (stepNumber: number, action: string, expectedResult = harmless) => ({
  stepNumber,
  action,
  expectedResult,
})
const quick = (id: string) => ({
  id,
  title: `Case ${id}`,
  steps: [step(1, 'Open "/"'), step(2, 'Reload the page'), step(3, 'Open "/?third"')],
})
/** Has a verdict of its own at once: nothing in it is checked. */
const unchecked = (id: string) => ({
  id,
  title: `Case ${id}`,
  steps: [step(1, 'Open "/"', ''), step(2, 'Reload the page', '')],
})
/** Waits at its second step for as long as nobody intervenes. */
const hanging = (id: string) => ({
  id,
  title: `Case ${id}`,
  steps: [step(1, 'Open "/"'), step(2, `Open "/hang?${id}"`), step(3, 'Open "/"')],
})

const start = (cases: { id: string }[], config: object = {}) =>
  product.visitor.runCases(cases, { url: site.url, ...config })

const run = async (cases: { id: string }[], config: object = {}) =>
  product.visitor.ended(await start(cases, config))

describe('a browser that dies', () => {
  const reached = (id: string, times: number) =>
    expect
      .poll(() => site.seen.filter((path) => path === `/hang?${id}`).length, { timeout: 180_000 })
      .toBe(times)

  test('once under a case costs the case nothing but time: it is run again in a fresh one', async () => {
    const executionId = await start([
      { ...hanging('ONCE'), steps: [step(1, 'Open "/"'), step(2, 'Open "/hang?ONCE"', '')] },
      quick('NEXT'),
    ])
    await reached('ONCE', 1)
    expect(killBrowsers()).toBeGreaterThan(0)
    const view = await product.visitor.ended(executionId)
    const { events } = await expectTrue(product.visitor, view)
    expect(verdicts(view)).toEqual([
      ['ONCE', 'error'],
      ['NEXT', 'passed'],
    ])
    expect(view.cases[0]?.error).toContain('steps.timeout')
    const starts = events.filter(({ type, testCaseId }) => type === 'case_start' && testCaseId === 'ONCE')
    expect(starts).toHaveLength(2)
  })

  test('twice under a case is an error of that case, which keeps what there was; the others go on', async () => {
    const executionId = await start([quick('BEFORE'), hanging('TWICE'), quick('AFTER')])
    await reached('TWICE', 1)
    killBrowsers()
    await reached('TWICE', 2)
    killBrowsers()
    const view = await product.visitor.ended(executionId)
    await expectTrue(product.visitor, view)
    expect(view).toMatchObject({ status: 'completed', counts: { total: 3, passed: 2, error: 1 } })
    const lost = view.cases[1]!
    expect(lost.error).toContain('cases.browser_lost')
    expect(lost.steps.map(({ status }) => status)).toEqual(['passed', 'error', 'skipped'])
    expect(Object.keys(lost.screenshotUrls)).toContain(lost.steps[0]?.screenshotKey)
    expect([lost.harUrl, lost.consoleUrl, lost.traceUrl]).not.toContain(null)
    // Whether a picture had been encoded by then is a matter of milliseconds.
    const video = lost.videoUrl ? /^The video ends early/ : /^There is no video/
    expect(lost.warnings).toEqual([expect.stringMatching(video)])
  })
})

test('what a browser answers to tabs that have ended is taken for no other answer', async () => {
  await product.confuse()
  const view = await run([quick('ONE'), quick('TWO')])
  const { events } = await expectTrue(product.visitor, view)
  expect(verdicts(view)).toEqual([
    ['ONE', 'passed'],
    ['TWO', 'passed'],
  ])
  expect(events.filter(({ type }) => type === 'case_start')).toHaveLength(2)
})

const losses = ['beginning', 'first-close'] as const
test.each(losses)(
  'a browser that loses our scripts from the %s on opens nothing, and the run says why',
  async (from) => {
    await product.loseScripts(from)
    const came = site.seen.length
    const view = await run([quick('ONE')])
    expect(view).toMatchObject({
      status: 'failed',
      error: { error: 'runs.unguarded', message: expect.stringContaining('could not be guarded') },
      counts: { total: 1, skipped: 1 },
    })
    expect(site.seen.length).toBe(came)
  },
)

describe('this service itself', () => {
  const names = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0', 'any.localhost']
  const at = (host: string) => `http://${host}:${new URL(product.origin).port}/docs`

  test('is no target of a run by any name, though private targets are allowed', async () => {
    for (const host of names)
      await expect(start([quick('ONE')], { url: at(host) })).rejects.toThrow(/400.*targets\.refused/s)
  })

  test('is nowhere that a run comes to afterwards', async () => {
    const ids = names.map((_host, index) => `OWN-${index}`)
    const cases = names.map((host, index) => ({
      id: ids[index]!,
      title: host,
      steps: [step(1, 'Open "/"'), step(2, `Open "${at(host)}"`), step(3, 'Open "/"')],
    }))
    const view = await run(cases, { video: false })
    for (const { error } of view.cases) expect(error).toMatch(/belongs to this service itself/)
    expect(view.counts).toMatchObject({ error: names.length })
  })
})

describe('in the middle of a run', () => {
  const truth = [
    ['A', 'passed'],
    ['B', 'error'],
  ]
  const runWith = async (...faults: Fault[]) => {
    await product.strike(...faults)
    const came = site.seen.length
    const view = await run([quick('A'), unchecked('B')], { video: false })
    const { events } = await expectTrue(product.visitor, view)
    expect((await product.left()).filter(({ times }) => times !== 0)).toEqual([])
    expect(verdicts(view)).toEqual(truth)
    const steps = events.filter(({ type }) => type === 'step_complete')
    expect(steps.map((event) => [event['testCaseId'], event['stepNumber']])).toEqual([
      ['A', 1],
      ['A', 2],
      ['A', 3],
      ['B', 1],
      ['B', 2],
    ])
    expect(site.seen.slice(came).filter((path) => path === '/?third')).toHaveLength(1)
  }
  const once = (how: Fault['how'], names: string[]) => names.map((on): Fault => ({ on, how, times: 1 }))
  const steps = ['launch', 'case-1', 'case-2', 'finish'].map((name) => `^STEP ${name}$`)
  const calls = [
    'EXECUTION.beginAttempt',
    'EXECUTION.record',
    'EXECUTION.eventsAfter',
    'EXECUTION.append',
    'EXECUTION.putCase',
    'EXECUTION.finish',
    'BROWSER_POOL.lease',
    'BROWSER_POOL.release',
    'PUBLIC_SESSION.remember',
  ].map((name) => `^${name}$`)

  test('Workflow steps that fail once before they are done are done', () => runWith(...once('before', steps)))

  test('Workflow steps that are run again after they were done do nothing twice', () =>
    runWith(...once('after', steps)))

  test('calls to objects that fail once cost nothing', () => runWith(...once('before', calls)))

  test('calls to objects whose answer gets lost once do nothing twice', () =>
    runWith(...once('after', calls)))

  test('a Workflow step that fails for ever ends the run as failed, with the cases that were done', async () => {
    await product.strike({ on: '^STEP case-2$', how: 'before' })
    const view = await run([quick('A'), quick('B')], { video: false })
    await expectTrue(product.visitor, view)
    expect(view).toMatchObject({ status: 'failed', error: { error: 'runs.failed' } })
    expect(view.counts).toMatchObject({ total: 2, passed: 1, skipped: 1 })
  })

  test('objects that are thrown out of memory lose nothing', async () => {
    const executionId = await start([quick('A'), quick('B'), unchecked('C')], { video: false })
    const socket = await product.visitor.follow(executionId)
    for (const count of [2, 5]) {
      await socket.until((all) => all.filter(({ type }) => type === 'step_complete').length >= count, 180_000)
      await product.evict('EXECUTION', executionId)
      await product.evict('BROWSER_POOL', 'account')
    }
    const view = await product.visitor.ended(executionId)
    await expectTrue(product.visitor, view)
    expect(view.counts).toMatchObject({ total: 3, passed: 2, error: 1 })
  })
})

describe('storage that refuses writes', () => {
  const both = [quick('A'), unchecked('B')]
  const truth = [
    ['A', 'passed'],
    ['B', 'error'],
  ]

  test('from the start costs no verdict; nothing is linked, and what is missing is named', async () => {
    await product.strike({ on: '^FILES\\.put', how: 'before' })
    const view = await run(both)
    await expectTrue(product.visitor, view)
    expect(view.status).toBe('completed')
    expect(verdicts(view)).toEqual(truth)
    for (const { screenshotUrls, videoUrl, harUrl, consoleUrl, warnings, steps } of view.cases) {
      expect(screenshotUrls).toEqual({})
      expect([videoUrl, harUrl, consoleUrl]).toEqual([null, null, null])
      expect(steps.some(({ screenshotKey }) => screenshotKey !== undefined)).toBe(false)
      for (const name of ['step-1.png', 'video.webm', 'network.har', 'console.json'])
        expect(warnings.join('\n')).toContain(name)
    }
    const { warnings, expiresAt: _expires, ...links } = view.evidence
    expect(new Set(Object.values(links))).toEqual(new Set([null]))
    expect(warnings.join('\n')).toMatch(/timeline\.json[\s\S]*manifest\.json/)
  })

  test('from the middle on keeps what was stored before', async () => {
    await product.strike({ on: '^FILES\\.put .*/(case-2|[a-z]+\\.(json|har)$)', how: 'before' })
    const view = await run(both)
    await expectTrue(product.visitor, view)
    expect(verdicts(view)).toEqual(truth)
    expect(view.cases[0]?.steps.every(({ screenshotKey }) => screenshotKey !== undefined)).toBe(true)
    expect(view.cases[0]?.videoUrl).not.toBeNull()
    expect(view.cases[1]).toMatchObject({ screenshotUrls: {}, videoUrl: null })
    expect(await archived(view)).toContain('case-1/step-1.png')
  })

  test('for one file leaves out that file alone', async () => {
    await product.strike({ on: '^FILES\\.put .*case-1/step-2\\.png', how: 'before' })
    const view = await run(both)
    const { manifest } = await expectTrue(product.visitor, view)
    expect(verdicts(view)).toEqual(truth)
    const [entry] = view.cases
    expect(entry?.steps.map(({ screenshotKey }) => screenshotKey?.split('/').at(-1))).toEqual([
      'step-1.png',
      undefined,
      'step-3.png',
    ])
    expect(entry?.warnings).toEqual(['case-1/step-2.png could not be stored.'])
    expect(manifest?.warnings).toEqual(['A: case-1/step-2.png could not be stored.'])
    expect(manifest?.files.map(({ key }) => key).join()).not.toContain('case-1/step-2.png')
    expect(await archived(view)).not.toContain('case-1/step-2.png')
  })

  test('once is asked again', async () => {
    await product.strike({ on: '^FILES\\.put .*case-1/step-2\\.png', how: 'before', times: 1 })
    const view = await run([quick('A')], { video: false })
    await expectTrue(product.visitor, view)
    expect(view.cases[0]?.warnings).toEqual([])
  })
})

describe('a run that is cancelled ends as cancelled at once, with what it has', () => {
  const hangs = () => expect.poll(() => site.seen.at(-1), { timeout: 180_000 }).toBe('/hang?STOP')
  const moments: [string, Parameters<Product['strike']>, (executionId: string) => Promise<unknown>][] = [
    ['while it waits for a page', [], hangs],
    ['while storage does not answer', [{ on: '^FILES\\.put', how: 'hang' }], hangs],
    ['before it has a browser', [{ on: '^BROWSER_POOL\\.lease', how: 'before' }], () => sleep(300)],
    ['right after it was started', [], () => sleep(0)],
    [
      'after its browser died',
      [],
      async () => {
        await hangs()
        killBrowsers()
        await sleep(300)
      },
    ],
    [
      'while a step of its Workflow is tried again',
      [{ on: '^STEP case-1$', how: 'before' }],
      () =>
        expect
          .poll(async () => (await product.calls()).includes('STEP case-1'), { timeout: 180_000 })
          .toBe(true),
    ],
  ]

  test.each(moments)('%s', async (_name, faults, moment) => {
    site.seen.length = 0
    await product.strike(...faults)
    const executionId = await start([hanging('STOP'), quick('NEVER')])
    await moment(executionId)
    await product.visitor.send('POST', `/executions/${executionId}/cancel`)
    const view = await product.visitor.ended(executionId)
    await product.strike()
    await expectTrue(product.visitor, view)
    expect(view).toMatchObject({ status: 'cancelled', counts: { total: 2, passed: 0, skipped: 2 } })
  })
})
