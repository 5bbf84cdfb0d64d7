import type { Browser } from '@cloudflare/puppeteer'
import type { ExecutionEvent } from '../../shared/kernel/events.ts'

const executionId = '4ffe51ef-2b35-4d02-8d5f-9f4c35ad7421'
const at = '2026-01-01T00:00:00.000Z'
const wanted = 2_000
const stepsOfCase = 8
const slowdown = 4
const restMs = 1_500

/** Long enough a run: its start, then for each case a start, two events for each of its steps, and an end. */
function eventsOfRun(): ExecutionEvent[] {
  const fields: object[] = [
    {
      type: 'execution_start',
      sessionId: '',
      baseUrl: 'https://example.com/',
      browser: { name: 'Chrome', version: '1' },
      total: 0,
    },
  ]
  for (let index = 0; fields.length < wanted; index++) fields.push(...eventsOfCase(index))
  return fields
    .slice(0, wanted)
    .map((event, seq) => ({ executionId, seq: seq + 1, at, ...event }) as ExecutionEvent)
}

function eventsOfCase(index: number): object[] {
  const testCaseId = idOf(index)
  const steps = Array.from({ length: stepsOfCase }, (_none, step) => [
    {
      type: 'step_start',
      testCaseId,
      stepNumber: step + 1,
      action: `Enter "value ${step}" into the "Name" field`,
    },
    {
      type: 'step_complete',
      testCaseId,
      stepNumber: step + 1,
      status: 'passed',
      durationMs: 12,
      interpretedAction: null,
    },
  ])
  return [
    { type: 'case_start', testCaseId, title: `Case ${index}`, index, total: 0 },
    ...steps.flat(),
    { type: 'case_complete', testCaseId, status: 'passed', durationMs: 120 },
  ]
}

const idOf = (index: number) => `TC-${String(index + 1).padStart(3, '0')}`

/** The run as the service answers it when the page is opened. */
const answer = () => ({
  executionId,
  sessionId: null,
  status: 'running',
  baseUrl: 'https://example.com/',
  config: { viewport: { width: 1280, height: 720 } },
  planned: Array.from({ length: Math.ceil(wanted / (2 + 2 * stepsOfCase)) }, (_none, index) => ({
    testCaseId: idOf(index),
    title: `Case ${index}`,
    steps: stepsOfCase,
  })),
  latest: null,
  cases: [],
  evidence: {},
})

/** Stands in for the service: one run whose events all come at once, each as a message of its own, as after a reload late in a run. */
function standIn({ events, run }: { events: string[]; run: string }) {
  const ask = globalThis.fetch
  globalThis.fetch = (input, init) =>
    typeof input === 'string' && input.includes('/executions/')
      ? Promise.resolve(new Response(run, { headers: { 'content-type': 'application/json' } }))
      : ask(input, init)
  const tasks: number[] = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
  class RunSocket {
    onopen?: (event: Event) => void
    onmessage?: (event: { data: string }) => void
    onclose?: (event: Event) => void
    readonly channel = new MessageChannel()
    constructor() {
      this.channel.port1.onmessage = ({ data }) => this.onmessage?.({ data })
      setTimeout(() => this.onopen?.(new Event('open')), 1_000)
    }
    send(text: string) {
      if ((JSON.parse(text) as { action: string }).action !== 'subscribe') return
      // What came before belongs to the first load of the page.
      tasks.length = 0
      for (const event of events) this.channel.port2.postMessage(event)
    }
    close() {}
  }
  Object.assign(globalThis, { tasks, WebSocket: RunSocket })
}

/** The longest task (ms) while the page of a run draws 2,000 events that come at once, on a processor of a quarter of the speed; 0 when none is longer than 50 ms. */
export async function longestTaskOfRun(browser: Browser, origin: string): Promise<number> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    const session = await page.createCDPSession()
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const subscribed = { type: 'subscribed', executionId, status: 'running', lastSeq: wanted }
    const events = [subscribed, ...eventsOfRun()].map((event) => JSON.stringify(event))
    await page.evaluateOnNewDocument(standIn, { events, run: JSON.stringify(answer()) })
    await page.goto(`${origin}/run#execution=${executionId}`)
    await page.waitForFunction(
      (count) => document.querySelector('.log summary')?.textContent?.includes(`${count} lines`),
      { timeout: 60_000 },
      wanted,
    )
    await new Promise((resolve) => setTimeout(resolve, restMs))
    return Math.max(0, ...(await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks)))
  } finally {
    await context.close()
  }
}
