import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { once } from '../../shared/domain/basics/once.ts'
import type { Manifest } from '../../shared/domain/evidence/manifest.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { startBrowser } from '../support/browser/start-browser.ts'
import { playVideo } from '../support/play-video.ts'
import { type Started, eventsOf, gapless, isLast, publicGenerator } from '../support/public-generator.ts'
import { sharedProduct } from '../support/shared-product.ts'
import { type Site, startSite } from '../support/site/start-site.ts'

// One visitor's way through the product. Every stage is gone through once, by whichever test needs it first.

const product = sharedProduct()
let visitor: ReturnType<typeof publicGenerator>
let site: Site

beforeAll(async () => {
  site = await startSite()
  visitor = publicGenerator(product.origin())
})

afterAll(() => site.close())

const document = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../support/files/${name}`, import.meta.url)))

const upload = (name: string) =>
  visitor.ask<{ text: string; fileName: string; fileType: string; characters: number; warnings: string[] }>(
    'POST',
    '/extract-from-file',
    visitor.form(name, document(name)),
  )

const fromPdf = once(async () => visitor.generate((await upload('requirements.pdf')).text))

/** The session after one case was made to expect a wrong text, and one to press a button that is not there. */
const edited = once(async () => {
  const { sessionId } = await fromPdf()
  const before = await visitor.session(sessionId)
  const [passing, wrongText, noButton, ...rest] = readyFirst(before.testCases)
  const testCases = [
    passing!,
    expecting('"Welcome aboard" is shown', wrongText!),
    pressing(noButton!),
    ...rest,
  ]
  const edit = (cases: TestCase[]) =>
    [
      'PATCH',
      `/sessions/${sessionId}`,
      { testCases: cases },
      { 'if-match': `"${before.updatedAt}"` },
    ] as const
  const after = await visitor.ask<typeof before>(...edit(testCases))
  const ids = { passing: passing!.id, wrongText: wrongText!.id, noButton: noButton!.id }
  const stale = await visitor.refusal(...edit([]))
  const kept = await visitor.session(sessionId)
  return { before, after, ids, sent: testCases, stale, kept }
})

const readyFirst = (testCases: TestCase[]) =>
  testCases.toSorted((a, b) => Number(b.automation?.ready ?? false) - Number(a.automation?.ready ?? false))

function expecting(expectedResult: string, testCase: TestCase): TestCase {
  const steps = testCase.steps!.map((step, at, all) =>
    at === all.length - 1 ? { ...step, expectedResult } : step,
  )
  return { ...testCase, steps, expectedResult, tags: ['edited'] }
}

function pressing(testCase: TestCase): TestCase {
  const stepNumber = testCase.steps!.length
  const steps = [
    ...testCase.steps!.slice(0, -1),
    { stepNumber, action: 'Click the "Register now" button', expectedResult: '"Welcome" is shown' },
    { stepNumber: stepNumber + 1, action: 'Click the "Close" button', expectedResult: '' },
  ]
  return { ...testCase, steps, tags: ['edited'] }
}

const refined = once(async () => {
  const { after, ids } = await edited()
  const message = `make ${ids.passing} critical`
  const { executionId } = await visitor.ask<Started>('POST', `/sessions/${after.sessionId}`, { message })
  const live = await visitor.follow(executionId)
  const session = await visitor.settled(after.sessionId)
  return { executionId, live: await live.until((all) => all.some(isLast)), session }
})

/** What somebody is told who comes when everything is over. */
async function toldAfterwards(executionId: string, afterSeq = 0) {
  const socket = await visitor.follow(executionId, afterSeq)
  const received = await socket.until((all) => all.some(isLast))
  socket.close()
  return received
}

const toldOfRefinement = once(async () => {
  const { executionId, live } = await refined()
  const whole = await toldAfterwards(executionId)
  return { whole, last: await toldAfterwards(executionId, eventsOf(live).length - 1) }
})

const executed = once(async () => {
  const { session } = await refined()
  const { ids } = await edited()
  const config = { url: `${site.url}/create-account` }
  const started = await visitor.execute(session.sessionId, Object.values(ids), config)
  const socket = await visitor.follow(started.executionId)
  const live = eventsOf(await socket.until((all) => all.some(isLast)))
  socket.close()
  const late = eventsOf(await toldAfterwards(started.executionId))
  return { started, live, late, view: await visitor.run(started.executionId) }
})

const evidence = once(async () => {
  const { view } = await executed()
  const links = new Map<string, string>()
  const { expiresAt: _until, warnings: _missing, ...ofRun } = view.evidence
  for (const [name, url] of Object.entries(ofRun)) links.set(name, url ?? '')
  for (const entry of view.cases) {
    for (const [key, url] of Object.entries(entry.screenshotUrls)) links.set(key, url)
    for (const name of ['videoUrl', 'harUrl', 'consoleUrl', 'traceUrl'] as const)
      links.set(`${entry.testCaseId} ${name}`, entry[name] ?? '')
  }
  const files = new Map<string, { type: string; bytes: Uint8Array }>()
  for (const [name, url] of links) {
    const response = await fetch(url)
    if (response.status !== 200) throw new Error(`${name} (${url}) answered ${response.status}`)
    const bytes = new Uint8Array(await response.arrayBuffer())
    files.set(name, { type: response.headers.get('content-type') ?? '', bytes })
  }
  return { links, files }
})

/** The pictures and films as a browser shows them, opened by their links. */
const looked = once(async () => {
  const { view } = await executed()
  const { links } = await evidence()
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    const sizes: string[] = []
    for (const [name, url] of links) {
      if (!name.endsWith('.png')) continue
      await page.goto(url)
      sizes.push(await page.$eval('img', (image) => `${image.naturalWidth} ${image.naturalHeight}`))
    }
    const films = await Promise.all(
      view.cases.map(({ videoUrl }) => playVideo(browser, videoUrl!, [0, -0.05])),
    )
    return { sizes, films }
  } finally {
    await browser.close()
  }
})

const json = async <T>(name: string) => JSON.parse(strFromU8((await evidence()).files.get(name)!.bytes)) as T

test.each(['requirements.pdf', 'requirements.docx'])('the text of %s comes out whole', async (name) => {
  const answer = await upload(name)
  expect(answer).toMatchObject({ fileName: name, fileType: name.split('.')[1], warnings: [] })
  expect(answer.characters).toBe(answer.text.length)
  expect(answer.text).toContain(
    'REQ-4: When all fields are valid and the visitor clicks the "Create account" button, the page shows "Welcome".',
  )
})

test('generation answers with cases that a person could perform, and the session keeps the same', async () => {
  const { testCases, summary, sessionId, executionId } = await fromPdf()
  expect(testCases.length).toBeGreaterThan(5)
  expect(summary.total).toBe(testCases.length)
  expect(new Set(testCases.map(({ title }) => title)).size).toBe(testCases.length)
  for (const { id, steps = [], expectedResult } of testCases) {
    expect(steps.length, id).toBeGreaterThan(0)
    expect(expectedResult, id).toMatch(/\w{3}/)
    expect(JSON.stringify(steps), id).not.toMatch(/undefined|null|\bTBD\b|\bTODO\b|<[a-z ]+>|\{\{/i)
  }
  const session = (await edited()).before
  expect(session).toMatchObject({ sessionId, status: 'ready', latestExecutionId: executionId, testCases })
  expect(session.conversation.map(({ role }) => role)).toEqual(['user', 'assistant'])
})

test('a streamed generation from the DOCX tells its way on the socket, and gives what the other way gives', async () => {
  const { text } = await upload('requirements.docx')
  const started = await visitor.stream(text)
  expect(Object.keys(started).toSorted()).toEqual(['executionId', 'sessionId', 'status'])
  const socket = await visitor.follow(started.executionId)
  const events = eventsOf(await socket.until((all) => all.some(isLast)))
  socket.close()
  expect(events.map(({ seq }) => seq)).toEqual(gapless(events))
  expect(events[0]).toMatchObject({ type: 'status', phase: 'reading' })
  expect(events.at(-1)).toMatchObject({ type: 'execution_complete', status: 'completed' })
  const session = await visitor.settled(started.sessionId)
  const result = events.find(({ type }) => type === 'result')
  expect(result?.testCases).toEqual(session.testCases)
  const titles = (testCases: TestCase[]) => testCases.map(({ title }) => title)
  expect(titles(session.testCases)).toEqual(titles((await fromPdf()).testCases))
})

test('an edit with the right version replaces the cases, and one with an old version changes nothing', async () => {
  const { before, after, ids, sent, stale, kept } = await edited()
  // What somebody changes by hand no checker has confirmed.
  expect(after.testCases).toEqual(
    sent.map((testCase) => {
      if (![ids.wrongText, ids.noButton].includes(testCase.id)) return testCase
      const { checks: _checks, verified: _verified, ...others } = testCase
      return { ...others, ...(testCase.basis && { basis: 'written' }), author: 'person' }
    }),
  )
  expect(after.updatedAt > before.updatedAt).toBe(true)
  expect(stale).toMatchObject({ status: 409, error: 'sessions.stale' })
  expect(kept).toEqual({ ...after, events: kept.events })
})

test('a message changes what it names and nothing else', async () => {
  const { after, ids } = await edited()
  const { session } = await refined()
  const wanted = after.testCases.map((entry) =>
    entry.id === ids.passing ? { ...entry, priority: 'critical' as const } : entry,
  )
  expect(session.testCases).toEqual(wanted)
  expect(session.conversation.slice(-2)).toMatchObject([
    { role: 'user', content: `make ${ids.passing} critical` },
    { role: 'assistant', content: expect.stringContaining(ids.passing) },
  ])
})

test('who subscribes after the end receives every event in order, as who watched live did', async () => {
  const { executionId, live } = await refined()
  const { whole, last } = await toldOfRefinement()
  const events = eventsOf(whole)
  expect(whole[0]).toEqual({
    type: 'subscribed',
    executionId,
    status: 'completed',
    lastSeq: events.length,
  })
  expect(events.map(({ seq }) => seq)).toEqual(gapless(events))
  expect(events).toEqual(eventsOf(live))
  expect(eventsOf(last)).toEqual(events.slice(-1))
})

test('the file that is downloaded holds the cases without loss, under the name of their project', async () => {
  const { testCases } = (await refined()).session
  const response = await visitor.send('POST', '/export', {
    testCases,
    format: 'json',
    projectName: 'Sign-up',
  })
  expect(response.headers.get('content-disposition')).toContain('filename="sign-up-test-cases.json"')
  expect(await response.json()).toEqual({ projectName: 'Sign-up', testCases })
})

test('the three cases end passed, failed on the text, and in error on the button, with what follows skipped', async () => {
  const { ids } = await edited()
  const { view, started } = await executed()
  expect(started.status).toBe('queued')
  expect(view).toMatchObject({ status: 'completed', testType: 'web', error: null })
  expect(view.counts).toEqual({ total: 3, passed: 1, failed: 1, error: 1, skipped: 0, healed: 0 })
  expect(view.cases.map(({ testCaseId, status }) => [testCaseId, status])).toEqual([
    [ids.passing, 'passed'],
    [ids.wrongText, 'failed'],
    [ids.noButton, 'error'],
  ])
  const [passed, failed, error] = view.cases
  expect(new Set(passed!.steps.map(({ status }) => status))).toEqual(new Set(['passed']))
  expect(passed!.steps.flatMap(({ assertions }) => assertions).length).toBeGreaterThan(0)
  expect(failed!.error).toMatch(/^steps\.check_failed: .*Welcome aboard/)
  expect(failed!.steps.at(-1)).toMatchObject({
    status: 'failed',
    assertions: [
      expect.objectContaining({ passed: false, expected: expect.stringContaining('Welcome aboard') }),
    ],
  })
  expect(error!.error).toMatch(/^steps\.not_found: .*"Register now".*"Create account"/)
  expect(error!.steps.slice(-2).map(({ status }) => status)).toEqual(['error', 'skipped'])
  for (const { steps } of view.cases) {
    for (const step of steps.filter(({ status }) => status !== 'skipped')) {
      expect(step.interpretedAction?.['action']).toBeTypeOf('string')
      expect(step.durationMs).toBeGreaterThan(0)
    }
  }
})

test('the run tells its steps on the socket in order, and a late subscriber is told the same', async () => {
  const { live, late, view } = await executed()
  expect(live.map(({ seq }) => seq)).toEqual(gapless(live))
  const told = live.map(({ type, testCaseId, stepNumber }) =>
    [type, testCaseId, stepNumber].filter((part) => part !== undefined),
  )
  const expected = view.cases.flatMap(({ testCaseId, steps }) => [
    ['case_start', testCaseId],
    ...steps.flatMap(({ stepNumber, status }) => [
      ...(status === 'skipped' ? [] : [['step_start', testCaseId, stepNumber]]),
      ['step_complete', testCaseId, stepNumber],
    ]),
    ['case_complete', testCaseId],
  ])
  expect(told).toEqual([['execution_start'], ...expected, ['execution_complete']])
  expect(live.at(-1)).toMatchObject({ status: 'completed', counts: view.counts })
  expect(late).toEqual(live)
})

test('every performed step has a PNG of the whole viewport that a browser can show', async () => {
  const { view } = await executed()
  const { files } = await evidence()
  for (const { steps, screenshotUrls } of view.cases) {
    const performed = steps.filter(({ status }) => status !== 'skipped')
    const keys = performed.flatMap(({ screenshotKey, targetScreenshotKey }) => [
      screenshotKey,
      ...(targetScreenshotKey ? [targetScreenshotKey] : []),
    ])
    expect(Object.keys(screenshotUrls)).toEqual(keys)
    expect(keys.map((key) => files.get(key ?? '')?.type)).toEqual(keys.map(() => 'image/png'))
  }
  const { sizes } = await looked()
  expect(new Set(sizes)).toEqual(new Set(['1280 720']))
  const last = view.cases.map(({ steps }) => steps.findLast(({ screenshotKey }) => screenshotKey)!)
  const hashes = last.map(({ screenshotKey }) => sha256(files.get(screenshotKey!)!.bytes))
  expect(hashes[2]).not.toBe(hashes[0])
})

test('every case has a video that plays to its end and can be sought', async () => {
  const { view } = await executed()
  const { files } = await evidence()
  const { films } = await looked()
  expect(films).toHaveLength(view.cases.length)
  for (const [at, film] of films.entries()) {
    const { type, bytes } = files.get(`${view.cases[at]!.testCaseId} videoUrl`)!
    expect(type).toBe('video/webm')
    expect([...bytes.subarray(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3])
    expect(film).toMatchObject({ width: 1280, height: 720, ended: true })
    // How much of a step is filmed is a matter of how busy the machine is.
    expect(Number.isFinite(film.duration) && film.duration > 1).toBe(true)
    expect(film.seekableTo).toBeCloseTo(film.duration, 1)
    expect(new Set(film.pictures).size).toBe(2)
  }
})

interface Logged {
  log: { version: string; entries: { request: { url: string }; response: { status: number } }[] }
  cases: { testCaseId: string }[]
}

test('the network logs are HAR 1.2 and hold the page that was opened, and the console log names every case', async () => {
  const { cases } = (await executed()).view
  const opened = { request: { url: `${site.url}/create-account` }, response: { status: 200 } }
  for (const name of ['harUrl', ...cases.map(({ testCaseId }) => `${testCaseId} harUrl`)]) {
    const { log } = await json<Logged>(name)
    expect(log.version).toBe('1.2')
    expect(log.entries[0], name).toMatchObject(opened)
  }
  const logged = await json<Logged>('consoleUrl')
  expect(logged.cases.map(({ testCaseId }) => testCaseId)).toEqual(cases.map(({ testCaseId }) => testCaseId))
})

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const traceParts = /trace\.(?:trace|network)$/

test('the manifest lists every file but itself, with the size and hash that the file has', async () => {
  const { files } = await evidence()
  const manifest = await json<Manifest>('manifestUrl')
  const { 'manifest.json': _own, ...stored } = unzipSync(files.get('archiveUrl')!.bytes)
  const found = Object.entries(stored).map(([name, bytes]) => `${name} ${bytes.length} ${sha256(bytes)}`)
  const listed = manifest.files.map(
    (file) => `${file.key.split('/').slice(2).join('/')} ${file.sizeBytes} ${file.sha256}`,
  )
  expect(listed.toSorted()).toEqual(found.toSorted())
  const total = Object.values(stored).reduce((sum, { length }) => sum + length, 0)
  expect(manifest.totalSizeBytes).toBe(total)
  expect(manifest.warnings).toEqual([])
})

test('the archive holds every file of the run, each as its own link gives it', async () => {
  const { files } = await evidence()
  const entries = Object.entries(unzipSync(files.get('archiveUrl')!.bytes))
  const made = (name: string) => name === 'archiveUrl' || name.endsWith(' traceUrl')
  const linked = [...files].filter(([name]) => !made(name)).map(([, { bytes }]) => sha256(bytes))
  const single = entries.filter(([name]) => !traceParts.test(name)).map(([, bytes]) => sha256(bytes))
  expect(single.toSorted()).toEqual(linked.toSorted())
})

test('the trace of a case holds its events, its requests and the pictures of its steps', async () => {
  const { view } = await executed()
  const { files } = await evidence()
  for (const { testCaseId, title, steps, screenshotUrls } of view.cases) {
    const entries = unzipSync(files.get(`${testCaseId} traceUrl`)!.bytes)
    const pictures = Object.keys(screenshotUrls).map((key) => `resources/${key.split('/').at(-1)}`)
    expect(Object.keys(entries).toSorted()).toEqual(['trace.network', 'trace.trace', ...pictures].toSorted())
    const lines = strFromU8(entries['trace.trace']!).split('\n').filter(Boolean)
    const events = lines.map((line) => JSON.parse(line) as { type: string; title?: string })
    expect(events[0]).toMatchObject({ type: 'context-options', title })
    const actions = events.filter(({ type }) => type === 'before').map((event) => event.title)
    const performed = steps.filter(({ status }) => status !== 'skipped')
    expect(actions).toEqual(performed.map(({ stepNumber, action }) => `${stepNumber}. ${action}`))
  }
})

test('the timeline places every step in the video of its case', async () => {
  const { view } = await executed()
  type Placed = { testCaseId: string; steps: { videoOffsetMs: number | null }[] }
  const timeline = await json<{ cases: Placed[] }>('timelineUrl')
  const ids = timeline.cases.map(({ testCaseId }) => testCaseId)
  expect(ids).toEqual(view.cases.map(({ testCaseId }) => testCaseId))
  for (const { steps } of timeline.cases) {
    const offsets = steps.flatMap(({ videoOffsetMs }) => (videoOffsetMs === null ? [] : [videoOffsetMs]))
    expect(offsets.length).toBeGreaterThan(3)
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
  }
})

test('generated cases find a boundary that a site got wrong, and accuse nothing else of it', async () => {
  const { testCases } = await fromPdf()
  const mutate = (_path: string, html: string) => html.replace('value >= 18', 'value > 18')
  const faulty = await startSite({ mutate })
  try {
    const onAge = testCases.filter(
      ({ automation, coverageItems = [] }) =>
        automation?.ready && coverageItems.some(({ parameter }) => parameter === 'Age'),
    )
    const entering18 = onAge.filter(({ steps = [] }) => steps.some(({ testData }) => testData === 'Age=18'))
    expect(entering18.length).toBeGreaterThan(0)
    expect(onAge.length).toBeGreaterThan(entering18.length + 3)
    const config = { url: `${faulty.url}/create-account`, video: false }
    // The edits of the other tests are in the session; these are the cases as they were generated.
    const { cases } = await visitor.ended(await visitor.runCases(onAge, config))
    expect(cases.map(({ testCaseId, status }) => [testCaseId, status])).toEqual(
      onAge.map((entry) => [entry.id, entering18.includes(entry) ? 'failed' : 'passed']),
    )
  } finally {
    await faulty.close()
  }
})

/** Deletes the session when nothing needs it any more. */
const deleted = once(async () => {
  await Promise.all([toldOfRefinement(), looked()])
  const { links } = await evidence()
  const { view } = await executed()
  const { session } = await refined()
  const list = await visitor.ask<{ executions: unknown[] }>(
    'GET',
    `/sessions/${session.sessionId}/executions`,
  )
  const parts = await fetch(view.cases[0]!.videoUrl!, { headers: { range: 'bytes=0-3' } })
  const answer = await visitor.ask('DELETE', `/sessions/${session.sessionId}`)
  return {
    answer,
    list,
    links,
    part: { status: parts.status, length: (await parts.arrayBuffer()).byteLength },
  }
})

test('the list of runs holds this one, light and without its steps', async () => {
  const { view } = await executed()
  const { list, part } = await deleted()
  const { executionId, status, counts, browser, baseUrl, createdAt, startedAt, finishedAt, durationMs } = view
  expect(list.executions).toEqual([
    { executionId, status, counts, browser, baseUrl, createdAt, startedAt, finishedAt, durationMs },
  ])
  expect(part).toEqual({ status: 206, length: 4 })
})

test('after the session is deleted nothing of it is left, and no link to its evidence works', async () => {
  const { answer, links } = await deleted()
  const { started } = await executed()
  const { session } = await refined()
  const { sessionId } = session
  expect(answer).toEqual({ deleted: true })
  const gone: [string, string, unknown?][] = [
    ['GET', `/sessions/${sessionId}`],
    ['GET', `/sessions/${sessionId}/executions`],
    ['GET', `/executions/${started.executionId}`],
    ['PATCH', `/sessions/${sessionId}`, { testCases: [] }],
    ['POST', `/sessions/${sessionId}`, { message: 'add more' }],
    ['DELETE', `/sessions/${sessionId}`],
  ]
  for (const [method, path, body] of gone)
    expect((await visitor.refusal(method, path, body)).status, `${method} ${path}`).toBe(404)
  for (const [name, url] of links) {
    const response = await fetch(url)
    expect(response.status, name).toBe(404)
    expect(await response.json()).toMatchObject({ error: 'evidence.not_found' })
  }
  const socket = await visitor.follow(started.executionId)
  expect(await socket.first('error')).toMatchObject({ executionId: started.executionId })
  socket.close()
})
