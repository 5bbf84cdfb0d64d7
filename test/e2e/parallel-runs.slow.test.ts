import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { HarLog } from '../../shared/domain/evidence/har.ts'
import { killBrowsers, startFaultyProduct } from '../support/faulty-product.ts'
import { serving } from '../support/serving.ts'
import { expectTrue, verdicts } from '../support/true-run.ts'

type Product = Awaited<ReturnType<typeof startFaultyProduct>>

let product: Product
/** Every page says, logs and sets a cookie by what it was asked for, and shows what cookie came. `/hang` never answers. */
const seen: string[] = []
const site = serving((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site.test')
  seen.push(request.url ?? '')
  if (pathname === '/hang') return
  const name = searchParams.get('name') ?? ''
  response.setHeader('content-type', 'text/html')
  response.setHeader('set-cookie', `name=${name}`)
  response.end(`<title>Own</title><link rel="icon" href="data:,"><h1>This is ${name}</h1>
    <p>Cookie: ${request.headers.cookie ?? 'none'}</p><script>console.log('logged by ${name}')</script>`)
})

beforeAll(async () => {
  product = await startFaultyProduct()
})
afterEach(() => product.strike())
afterAll(() => product?.close())

const step = (stepNumber: number, action: string, expectedResult: string) => ({
  stepNumber,
  action,
  expectedResult,
})
const own = (name: string, more: ReturnType<typeof step>[] = []) => ({
  id: name,
  title: `Case ${name}`,
  steps: [
    step(
      1,
      `Open "/?name=${name}"`,
      `The text "This is ${name}" is visible and the text "Cookie: none" is visible`,
    ),
    step(2, 'Reload the page', `The text "Cookie: name=${name}" is visible`),
    ...more,
  ],
})
const names = (count: number) => Array.from({ length: count }, (_, at) => `N${at + 1}`)

const start = (cases: { id: string }[], config: object = {}) =>
  product.visitor.runCases(cases, { url: site.url(), video: false, ...config })

const run = async (cases: { id: string }[], config: object = {}) =>
  product.visitor.ended(await start(cases, config))

test('cases that go on at a time share browsers, but neither pages, cookies, pictures, traffic, console nor verdicts', async () => {
  await product.settings({ parallel: 7, stepTimeoutMs: 25_000 })
  const all = names(8)
  const wrong = step(3, 'Click the "Missing" button', '')
  const view = await run(
    all.map((name) => own(name, name === 'N3' ? [wrong] : [])),
    { video: true },
  )
  const { events } = await expectTrue(product.visitor, view)
  expect(verdicts(view)).toEqual(all.map((name) => [name, name === 'N3' ? 'error' : 'passed']))
  const order = events.map(({ type }) => type)
  const begunBeforeTheFirstEnd = order.slice(0, order.indexOf('case_complete'))
  expect(begunBeforeTheFirstEnd.filter((type) => type === 'case_start').length).toBeGreaterThan(1)
  for (const [at, { harUrl, consoleUrl, videoUrl, warnings }] of view.cases.entries()) {
    const name = all[at]!
    const { log } = (await (await fetch(harUrl!)).json()) as { log: HarLog }
    expect(log.entries.map(({ request }) => new URL(String(request['url'])).search)).toEqual([
      `?name=${name}`,
      `?name=${name}`,
    ])
    const { entries } = (await (await fetch(consoleUrl!)).json()) as { entries: { text: string }[] }
    expect(entries.map(({ text }) => text)).toEqual([`logged by ${name}`, `logged by ${name}`])
    expect(videoUrl).not.toBeNull()
    expect(warnings).toEqual([])
  }
  const timeline = (await (await fetch(view.evidence.timelineUrl!)).json()) as {
    cases: { testCaseId: string }[]
  }
  expect(timeline.cases.map(({ testCaseId }) => testCaseId)).toEqual(all)
})

test('a case that does not pass stops those that have not begun, and lets those that have come to their end', async () => {
  await product.settings({ parallel: 2 })
  const wrong = step(3, 'Reload the page', 'The text "Nothing like this" is visible')
  // A check that fails waits for its time; the other place must not come to the end of all cases meanwhile.
  const all = names(25)
  const view = await run(
    all.map((name) => own(name, name === 'N1' ? [wrong] : [])),
    { stopOnFailure: true },
  )
  await expectTrue(product.visitor, view)
  const ran = view.cases.map(({ testCaseId }) => testCaseId)
  expect(ran).toEqual(all.slice(0, ran.length))
  expect(ran.length).toBeLessThan(all.length)
  expect(view).toMatchObject({
    status: 'completed',
    counts: { total: 25, failed: 1, passed: ran.length - 1 },
  })
})

test('a browser that dies takes only its own cases along, and they are run again', async () => {
  await product.settings({ parallel: 7 })
  const came = seen.length
  const all = names(7)
  const executionId = await start(all.map((name) => own(name, [step(3, `Open "/hang?${name}"`, '')])))
  const hanging = () => new Set(seen.slice(came).filter((path) => path.startsWith('/hang'))).size
  await expect.poll(hanging, { timeout: 180_000 }).toBe(7)
  expect(killBrowsers(1)).toBe(2)
  const view = await product.visitor.ended(executionId)
  const { events } = await expectTrue(product.visitor, view)
  for (const { error, steps } of view.cases) {
    expect(error).toContain('steps.timeout')
    expect(steps.map(({ status }) => status)).toEqual(['passed', 'passed', 'error'])
  }
  const starts = all.map(
    (name) => events.filter(({ type, testCaseId }) => type === 'case_start' && testCaseId === name).length,
  )
  expect([5, 2]).toContain(starts.filter((count) => count === 2).length)
  expect(starts.filter((count) => count === 1 || count === 2)).toHaveLength(7)
})

test('cancelling ends all of them', async () => {
  await product.settings({ parallel: 4 })
  const executionId = await start(names(6).map((name) => own(name, [step(3, `Open "/hang?C${name}"`, '')])))
  await expect
    .poll(() => seen.filter((path) => path.startsWith('/hang?C')).length, { timeout: 180_000 })
    .toBe(4)
  await product.visitor.send('POST', `/executions/${executionId}/cancel`)
  const view = await product.visitor.ended(executionId)
  await expectTrue(product.visitor, view)
  expect(view).toMatchObject({ status: 'cancelled', counts: { total: 6, passed: 0, skipped: 6 } })
  expect(view.cases.map(({ steps }) => steps.map(({ status }) => status))).toEqual(
    Array.from({ length: 4 }, () => ['passed', 'passed', 'skipped']),
  )
})
