import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  type HostedRun,
  type Session,
  type Started,
  eventsOf,
  gapless,
  isLast,
  publicGenerator,
} from '../support/public-generator.ts'
import { serving } from '../support/serving.ts'
import { lastingProduct } from '../support/lasting-product.ts'

const silenceSeconds = 15
const product = lastingProduct({ settings: () => [`RUN_SILENCE_SECONDS:${silenceSeconds}`] })
let visitor: ReturnType<typeof publicGenerator>

/** A site that counts who comes. */
const seen: string[] = []
const site = serving((request, response) => {
  seen.push(request.url ?? '')
  response.setHeader('content-type', 'text/html').end('<title>Harbour</title><h1>Harbour</h1>')
})

beforeAll(async () => {
  visitor = publicGenerator(product.origin())
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

test('a session that many runs want at once is given to one at a time; the others change nothing', async () => {
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

describe('after the process was killed in the middle of its work and started again', () => {
  let hosted: Started
  let streamed: Started[]
  let before: HostedRun
  let session: Session

  beforeAll(async () => {
    session = await visitor.sessionWith([slowCase('A'), slowCase('B')])
    hosted = await visitor.execute(session.sessionId, ['A', 'B'], { url: site.url() })
    const socket = await visitor.follow(hosted.executionId)
    await socket.until((all) => all.filter(({ type }) => type === 'step_complete').length >= 2)
    before = await visitor.run(hosted.executionId)
    // One after the other they take longer than the blow takes to fall.
    streamed = await Promise.all([1, 2, 3, 4].map(() => visitor.stream(longText)))
    await product.crash()
    await product.start(['ALLOW_PRIVATE_TARGETS:false'])
    visitor = publicGenerator(product.origin())
  })

  test('the hosted run ends as failed, in words, and its events end with it', async () => {
    expect(before.status).toBe('running')
    const view = await visitor.ended(hosted.executionId)
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
    const { cases, counts, evidence } = await visitor.ended(hosted.executionId)
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
    const sessions = await Promise.all(streamed.map(({ sessionId }) => visitor.settled(sessionId)))
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
    await visitor.settled(sessionId)
    const requirements = 'The field "Age" is required and must be a whole number from 18 to 120.'
    const { testCases } = await visitor.generate(requirements, { sessionId })
    expect(testCases.length).toBeGreaterThan(0)
    expect(await visitor.session(sessionId)).toMatchObject({ status: 'ready', testCases })
  })

  test('what was stored before is whole, and the session of the run can be edited and listed', async () => {
    const { sessionId, testCases } = session
    expect((await visitor.session(sessionId)).testCases).toEqual(testCases)
    await visitor.ended(hosted.executionId)
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
    test('a step that leads there is an error of that step, and nothing is asked of the site', async () => {
      const addresses = ['127.0.0.1', 'localhost', '0x7f000001', '[::1]'].map(
        (host) => `http://${host}:${site.port()}`,
      )
      const testCases = addresses.map((address, at) => ({
        id: `TC-${at}`,
        title: `Opens ${address}`,
        steps: [{ stepNumber: 1, action: `Open "${address}/"`, expectedResult: harbour }],
      }))
      const came = seen.length
      const config = { url: 'http://public.example/', video: false }
      const view = await visitor.ended(await visitor.runCases(testCases, config))
      const { length } = testCases
      expect(view).toMatchObject({ status: 'completed', counts: { total: length, error: length } })
      for (const { error } of view.cases) expect(error).toMatch(/^(?:targets|steps\.target)[._]refused: /)
      expect(seen.length).toBe(came)
    })
  })
})
