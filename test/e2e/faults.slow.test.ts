import { readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type HostedRun,
  type Session,
  type Started,
  eventsOf,
  gapless,
  isLast,
  publicGenerator,
} from '../support/public-generator.ts'
import { startProduct } from '../support/start-product.ts'
import { removeFolder } from '../support/remove-folder.ts'

const silenceSeconds = 15
const settings = [
  `RUN_SILENCE_SECONDS:${silenceSeconds}`,
  'EXECUTIONS_PER_HOUR:1000',
  'UPLOADS_PER_HOUR:1000',
]
let persistTo = ''
let product: ReturnType<typeof startProduct>
let visitor: ReturnType<typeof publicGenerator>

async function start(more: string[] = []): Promise<void> {
  product = startProduct({ persistTo, words: [...settings, ...more].flatMap((word) => ['--var', word]) })
  visitor = publicGenerator(await product.ready())
}

/** A site that counts who comes. */
const seen: string[] = []
const site = createServer((request, response) => {
  seen.push(request.url ?? '')
  response.setHeader('content-type', 'text/html').end('<title>Harbour</title><h1>Harbour</h1>')
})
const port = () => (site.address() as AddressInfo).port

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  persistTo = await mkdtemp(join(tmpdir(), 'tracewright-faults-'))
  await start()
})

afterAll(async () => {
  product.kill('SIGKILL')
  await product.ended
  site.closeAllConnections()
  site.close()
  await removeFolder(persistTo)
})

/** Enough text to keep a generation busy for a moment. */
const longText = Array.from(
  { length: 300 },
  (_, at) => `The field "Code ${at}" is required and must have 2 to ${at + 10} characters.`,
).join('\n')

const harbour = '"Harbour" is visible'
const slowCase = (id: string) => ({
  id,
  title: `Case ${id}`,
  steps: [
    { stepNumber: 1, action: 'Open the page', expectedResult: harbour },
    ...Array.from({ length: 20 }, (_, at) => ({
      stepNumber: at + 2,
      action: 'Wait 2 seconds',
      expectedResult: harbour,
    })),
  ],
})

describe('a session', () => {
  test('that many runs want at once is given to one at a time; the others change nothing', async () => {
    const { sessionId } = await visitor.sessionWith([slowCase('KEPT')])
    const requirements = 'The field "Age" is required and must be a whole number from 18 to 120.'
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => visitor.send('POST', '/generate', { requirements, sessionId })),
      visitor.send('POST', '/generate', { requirements, sessionId, stream: true }),
      visitor.send('POST', `/sessions/${sessionId}`, { message: 'add negative tests' }),
    ])
    const bodies = await Promise.all(answers.map((answer) => answer.json() as Promise<{ error?: string }>))
    const refused = bodies.filter(({ error }) => error !== undefined)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    for (const refusal of refused)
      expect(refusal).toMatchObject({ error: 'sessions.busy', requestId: expect.any(String) })
    const settled = await visitor.settled(sessionId)
    expect(settled).toMatchObject({ status: 'ready', turnCount: 2 * (answers.length - refused.length) })
    const edit = { testCases: [slowCase('AFTER')] }
    expect((await visitor.send('PATCH', `/sessions/${sessionId}`, edit)).status).toBe(200)
  })

  test('does not run what it does not have, more than 30 cases, or one case twice', async () => {
    const ids = Array.from({ length: 31 }, (_, at) => `TC-${at}`)
    const { sessionId } = await visitor.sessionWith(ids.map(slowCase))
    const config = { url: 'http://public.example/' }
    const refuse = (testCaseIds: string[]) =>
      visitor.refusal('POST', '/execute', { sessionId, testCaseIds, config })
    expect(await refuse(ids)).toMatchObject({
      status: 400,
      error: 'validation_failed',
      details: [{ path: 'testCaseIds' }],
    })
    expect(await refuse(['TC-1', 'TC-2', 'TC-1'])).toMatchObject({
      status: 400,
      details: [{ path: 'testCaseIds.2' }],
    })
    expect(await refuse(['nope', 'TC-1', 'TC-99'])).toMatchObject({
      status: 404,
      error: 'test_cases.not_found',
      details: [{ path: 'testCaseIds.0' }, { path: 'testCaseIds.2' }],
    })
    expect((await visitor.session(sessionId)).latestExecutionId).toBeNull()
  })
})

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../support/files/${name}`, import.meta.url)))

/** Inflates to far more than it says. */
const pdfBomb = () =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from('%PDF-1.4\n1 0 obj<</Filter/FlateDecode>>stream\n'),
      deflateSync(Buffer.alloc(300 * 2 ** 20)),
    ]),
  )

/** A workbook of so many cells that no reader holds them. */
function cellBomb(): Uint8Array<ArrayBuffer> {
  const row = `<row>${'<c t="inlineStr"><is><t>x</t></is></c>'.repeat(1000)}</row>`
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${row.repeat(1200)}</sheetData></worksheet>`
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const files = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relation}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
  }
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([n, t]) => [n, Buffer.from(t)]))),
  )
}

describe('an upload', () => {
  const good = () =>
    visitor.send('POST', '/extract-from-file', visitor.form('next.txt', 'The total is shown.'))

  test.each<[string, () => Uint8Array<ArrayBuffer> | string, number, string]>([
    ['lie.docx', () => fixture('requirements.pdf'), 415, 'uploads.type_mismatch'],
    ['program.exe', () => 'MZ', 415, 'uploads.unsupported'],
    ['locked.pdf', () => fixture('encrypted.pdf'), 400, 'uploads.encrypted'],
    ['cut.docx', () => fixture('requirements.docx').slice(0, 5000), 400, 'uploads.malformed'],
    ['nothing.txt', () => '', 400, 'uploads.empty'],
    [
      'bomb.docx',
      () => new Uint8Array(zipSync({ 'word/document.xml': new Uint8Array(64 * 2 ** 20) }, { level: 1 })),
      413,
      'uploads.too_large',
    ],
    ['bomb.pdf', pdfBomb, 413, 'uploads.too_large'],
    ['long.txt', () => 'x'.repeat(10 * 2 ** 20 + 1), 413, 'uploads.too_large'],
  ])('of %s is refused in words, and the next file is read', async (name, content, status, error) => {
    const form = visitor.form(name, content())
    // Making it took a while; connections that the server has closed meanwhile must be noticed first.
    await sleep(50)
    const [refusal, beside] = await Promise.all([visitor.refusal('POST', '/extract-from-file', form), good()])
    expect(refusal).toMatchObject({ status, error, requestId: expect.any(String) })
    expect(refusal.message).toMatch(/^[A-Z].{10,}/)
    expect(beside.status).toBe(200)
    expect((await good()).status).toBe(200)
  })

  test('of a workbook beyond all measure is refused or cut, and the next file is read', async () => {
    const form = visitor.form('wide.xlsx', cellBomb())
    await sleep(50)
    const response = await visitor.send('POST', '/extract-from-file', form)
    const answer = (await response.json()) as { error?: string; warnings?: string[] }
    if (response.status === 200) expect(answer.warnings).not.toEqual([])
    else expect([response.status, answer.error]).toEqual([413, 'uploads.too_large'])
    expect((await good()).status).toBe(200)
  })
})

describe('after the process was killed in the middle of its work and started again', () => {
  let hosted: Started
  let streamed: Started[]
  let before: HostedRun
  let session: Session

  beforeAll(async () => {
    session = await visitor.sessionWith([slowCase('A'), slowCase('B')])
    hosted = await visitor.execute(session.sessionId, ['A', 'B'], { url: `http://127.0.0.1:${port()}/` })
    const socket = await visitor.follow(hosted.executionId)
    await socket.until((all) => all.filter(({ type }) => type === 'step_complete').length >= 2, 90_000)
    before = await visitor.run(hosted.executionId)
    // One after the other they take longer than the blow takes to fall.
    streamed = await Promise.all([1, 2, 3, 4].map(() => visitor.stream(longText)))
    product.crash()
    await product.ended
    await start(['ALLOW_PRIVATE_TARGETS:false'])
  })

  const withinTheWatch = (silenceSeconds + 15) * 1000

  test('the hosted run ends as failed, in words, and its events end with it', async () => {
    expect(before.status).toBe('running')
    const view = await visitor.ended(hosted.executionId, withinTheWatch)
    expect(view).toMatchObject({
      status: 'failed',
      error: { error: 'executions.silent', message: expect.stringContaining(`${silenceSeconds} seconds`) },
    })
    const late = await visitor.follow(hosted.executionId)
    const events = eventsOf(await late.until((all) => all.some(isLast)))
    late.close()
    expect(events.map(({ seq }) => seq)).toEqual(gapless(events))
    expect(events.filter(({ type }) => type === 'step_complete').length).toBeGreaterThanOrEqual(2)
    expect(events.at(-1)).toMatchObject({ type: 'execution_complete', status: 'failed' })
  })

  test('the case that was cut off keeps the steps it had done, with their pictures', async () => {
    const { cases, counts, evidence } = await visitor.ended(hosted.executionId, withinTheWatch)
    expect(counts).toMatchObject({ total: 2, passed: 0, skipped: 2 })
    expect(cases).toMatchObject([{ testCaseId: 'A', status: 'skipped' }])
    const [{ steps, screenshotUrls }] = cases as [(typeof cases)[number]]
    expect(steps).toHaveLength(21)
    expect(steps.slice(0, 2).map(({ status }) => status)).toEqual(['passed', 'passed'])
    expect(steps.at(-1)?.status).toBe('skipped')
    expect(Object.keys(screenshotUrls).length).toBeGreaterThan(0)
    for (const link of Object.values(screenshotUrls)) expect((await fetch(link)).status).toBe(200)
    const zip = unzipSync(new Uint8Array(await (await fetch(evidence.archiveUrl!)).arrayBuffer()))
    expect(Object.keys(zip)).toContain('case-1/step-1.png')
    expect([evidence.manifestUrl, evidence.harUrl]).toEqual([null, null])
  })

  test('no streamed generation is left running: it is finished, or failed in words when the start took longer than the watch', async () => {
    const sessions = await Promise.all(
      streamed.map(({ sessionId }) => visitor.settled(sessionId, withinTheWatch)),
    )
    for (const [at, { status, testCases, conversation }] of sessions.entries()) {
      expect(['ready', 'failed']).toContain(status)
      expect(testCases.length > 0).toBe(status === 'ready')
      expect(conversation.map(({ role }) => role)).toEqual(['user', 'assistant'])
      if (status === 'failed') expect(conversation.at(-1)?.content).toMatch(/try again/)
      const late = await visitor.follow(streamed[at]!.executionId)
      const events = eventsOf(await late.until((all) => all.some(isLast)))
      late.close()
      expect(events.map(({ seq }) => seq)).toEqual(gapless(events))
      expect(events.at(-1)).toMatchObject(
        status === 'ready'
          ? { status: 'completed' }
          : { status: 'failed', error: { error: 'executions.silent' } },
      )
    }
  })

  test('a session in which a run was cut off works again', async () => {
    const { sessionId } = streamed[0]!
    await visitor.settled(sessionId, withinTheWatch)
    const requirements = 'The field "Age" is required and must be a whole number from 18 to 120.'
    const { testCases } = await visitor.generate(requirements, { sessionId })
    expect(testCases.length).toBeGreaterThan(0)
    expect(await visitor.session(sessionId)).toMatchObject({ status: 'ready', testCases })
  })

  test('what was stored before is whole, and the session of the run can be edited and listed', async () => {
    const { sessionId, testCases } = session
    expect((await visitor.session(sessionId)).testCases).toEqual(testCases)
    await visitor.ended(hosted.executionId, withinTheWatch)
    const { executions } = await visitor.ask<{ executions: { executionId: string; status: string }[] }>(
      'GET',
      `/sessions/${sessionId}/executions`,
    )
    expect(executions).toMatchObject([{ executionId: hosted.executionId, status: 'failed' }])
    const edited = await visitor.ask<Session>('PATCH', `/sessions/${sessionId}`, {
      testCases: [slowCase('C')],
    })
    expect(edited.testCases.map(({ id }) => id)).toEqual(['C'])
  })

  describe('without leave for private targets', () => {
    const hosts = ['127.0.0.1', '[::1]', 'localhost', '0x7f000001', '2130706433', '127.1', 'localhost.']
    const refused = [
      ...hosts.map((host) => `http://${host}`),
      'http://[::ffff:127.0.0.1]',
      'http://169.254.169.254',
      'http://user:word@127.0.0.1',
    ]

    test.each(refused)('a run against %s is refused before anything is asked of it', async (address) => {
      const { sessionId } = await visitor.sessionWith([slowCase('A')])
      const came = seen.length
      const url = `${address}:${port()}/`
      const body = { sessionId, testCaseIds: ['A'], config: { url } }
      const refusal = await visitor.refusal('POST', '/execute', body)
      expect(refusal).toMatchObject({
        status: 400,
        error: 'targets.refused',
        details: [{ path: 'config.url', message: refusal.message }],
      })
      expect(seen.length).toBe(came)
    })

    test('a step that leads there is an error of that step, and nothing is asked of the site', async () => {
      const addresses = ['127.0.0.1', 'localhost', '0x7f000001', '[::1]'].map(
        (host) => `http://${host}:${port()}`,
      )
      const testCases = addresses.map((address, at) => ({
        id: `TC-${at}`,
        title: `Opens ${address}`,
        steps: [{ stepNumber: 1, action: `Open "${address}/"`, expectedResult: harbour }],
      }))
      const { sessionId } = await visitor.sessionWith(testCases)
      const came = seen.length
      const ids = testCases.map(({ id }) => id)
      const { executionId } = await visitor.execute(sessionId, ids, {
        url: 'http://public.example/',
        video: false,
      })
      const view = await visitor.ended(executionId)
      expect(view).toMatchObject({ status: 'completed', counts: { total: ids.length, error: ids.length } })
      for (const { error } of view.cases) expect(error).toMatch(/^(?:targets|steps\.target)[._]refused: /)
      expect(seen.length).toBe(came)
    })
  })
})
