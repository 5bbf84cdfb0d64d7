import { expect, test } from 'vitest'
import type { PageInventory } from '../../../../shared/domain/page-inventory/schema.ts'
import type { Observed } from '../../../../shared/domain/page-inventory/observed.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import type { DesignInput } from '../../../../shared/services/designer.ts'
import { executeTestCases } from '../../../../workers/features/hosted-runs/execute-test-cases.ts'
import { planVisit } from '../../../../workers/features/hosted-runs/plan-visit.ts'
import { PageConfig } from '../../../../workers/features/hosted-runs/run-config.ts'
import { generate } from '../../../../workers/features/public-generator/generate.ts'
import { getPages } from '../../../../workers/features/public-generator/get-pages.ts'
import { getSession } from '../../../../workers/features/public-generator/get-session.ts'
import type { Generation, RunInput } from '../../../../workers/features/public-generator/generation-input.ts'
import { runGeneration } from '../../../../workers/features/public-generator/run-generation.ts'
import { startRun } from '../../../../workers/features/public-generator/start-run.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { deploy, newContext } from '../../../support/context.ts'
import { contextWithDesigner } from '../../../support/designer.ts'
import { executions } from '../../../support/objects.ts'
import { newSession as newRunnable } from '../../../support/runs.ts'
import { newSession, settled } from './support.ts'

const requirements = 'The field Name is required and has 2 to 40 characters.'
const url = 'https://shop.example/order'

const page = (given: Partial<PageInventory> = {}): PageInventory => ({
  url,
  title: 'Order',
  controls: [
    { role: 'textbox', name: 'Name', type: 'text', limits: { maxLength: 30, required: true } },
    {
      role: 'textbox',
      name: 'Company',
      hidden: true,
      revealedBy: [{ action: 'tick', role: 'checkbox', name: 'For business' }],
    },
  ],
  headings: ['Your order'],
  regions: [{ role: 'form', name: 'Order' }],
  tables: [],
  values: [{ name: 'Total', value: '0.00' }],
  messages: [],
  ...given,
})

/** A context whose engine notes what it is asked, and finds that text and page disagree. */
function noting(observed: Observed[] = []) {
  const asked: DesignInput[] = []
  const { designer } = newContext().services
  const context = contextWithDesigner({
    async design(request, tell) {
      asked.push(request)
      return { ...(await designer.design(request, tell)), ...(observed.length > 0 && { observed }) }
    },
  })
  return { context, asked }
}

type Generating = Extract<RunInput, { kind: 'generate' }>

async function started(context: Context, input: Omit<Generating, 'kind'>) {
  const { sessionId } = await newSession({ requirements })
  const run = { sessionId, message: requirements, change: {} }
  const { executionId } = await startRun(context, { ...run, input: { kind: 'generate', ...input } })
  return { sessionId, executionId }
}

const asGiven = (given: Pick<Generation, 'pages' | 'pageUrl'>) => ({
  requirements,
  mode: 'generate' as const,
  scope: 'full' as const,
  priority: 'all' as const,
  format: 'standard' as const,
  maxTestCases: 50,
  stream: false,
  ...given,
})

test('pages that are handed in are kept by the session and told again as they are', async () => {
  const pages = [page(), page({ url: `${url}/2`, title: 'Payment' })]
  const { sessionId } = await ask(generate, { requirements, mode: 'generate', pages })
  expect(await ask(getPages, { sessionId })).toEqual({
    status: 'ready',
    pageUrl: null,
    pages,
    warnings: [],
    lookedAt: expect.stringMatching(/Z$/),
  })
  await ask(generate, { requirements, mode: 'generate', sessionId })
  expect((await ask(getPages, { sessionId })).pages).toEqual(pages)
  await ask(generate, { requirements, mode: 'generate', sessionId, pages: [] })
  expect((await ask(getPages, { sessionId })).pages).toEqual([])
})

test('a session without pages says so, and one that does not exist is 404', async () => {
  const { sessionId } = await newSession()
  const nothing = { status: 'draft', pageUrl: null, pages: [], warnings: [], lookedAt: null }
  expect(await ask(getPages, { sessionId })).toEqual(nothing)
  await expectRefusal(send(getPages, { sessionId: crypto.randomUUID() }), 404, 'sessions.not_found')
})

test('the pages of a session go to the engine with each design, and what it observed stands beside the gaps', async () => {
  const observed = [
    { sentence: 'REQ-001', control: 'Name', text: 'at most 40 characters', page: 'at most 30 characters' },
  ]
  const { context, asked } = noting(observed)
  const pages = [page()]
  const { executionId, sessionId } = await started(context, { request: asGiven({ pages }) })
  expect(await runGeneration(context, executionId)).toMatchObject({ how: 'completed', result: { observed } })
  expect(asked.map((request) => request.pages)).toEqual([pages])
  expect((await ask(getSession, { sessionId })).observed).toEqual(observed)
  asked.length = 0
  const message = 'Remove TC-001'
  const refining = { sessionId, message, change: {}, input: { kind: 'refine' as const, message } }
  const { executionId: second } = await startRun(context, refining)
  await runGeneration(context, second)
  expect(asked.map((request) => request.pages)).toEqual([pages])
})

test('a correction of how the text is read is designed with its pages', async () => {
  const { context, asked } = noting()
  const pages = [page()]
  const { sessionId } = await ask(generate, { requirements, mode: 'generate', pages })
  const input = { kind: 'correct' as const, corrections: [], withdrawn: [] }
  const { executionId } = await startRun(context, { sessionId, message: 'Corrected', change: {}, input })
  expect(await runGeneration(context, executionId)).toMatchObject({ how: 'completed' })
  expect(asked.map((request) => request.pages)).toEqual([pages, pages, pages])
  expect((await ask(getPages, { sessionId })).pages).toEqual(pages)
})

test('pages that are too long are cut, and say so', async () => {
  const controls = Array.from({ length: 2_000 }, (_, nth) => ({
    role: 'combobox',
    name: `Country ${nth}`,
    options: Array.from({ length: 40 }, (_option, at) => `Option ${at} of a long list`),
  }))
  const pages = [page({ controls }), page({ url: `${url}/2` })]
  const { sessionId } = await ask(generate, { requirements, mode: 'generate', pages })
  const kept = (await ask(getPages, { sessionId })).pages
  expect(kept[0]).toMatchObject({ cut: true })
  expect(kept[0]!.controls.length).toBeGreaterThan(500)
  expect(kept[0]!.controls).toEqual(controls.slice(0, kept[0]!.controls.length))
  expect(kept[1]).toEqual(pages[1])
})

test('what a hostile page calls its controls stays text', async () => {
  const name = '<img src=x onerror=alert(1)> {{constructor}} \u202Egnp.exe'
  const pages = [page({ title: name, controls: [{ role: 'button', name }], headings: [name] })]
  const { sessionId, testCases } = await ask(generate, { requirements, mode: 'generate', pages }).then(
    (answer) => {
      if (!('testCases' in answer)) throw new Error('The generation was not synchronous')
      return answer
    },
  )
  expect(testCases.length).toBeGreaterThan(0)
  expect((await ask(getPages, { sessionId })).pages).toEqual(pages)
})

test.each([
  ['a control without a role', [{ ...page(), controls: [{ name: 'Name' }] }], 'pages.0.controls.0.role'],
  ['a name that is too long', [page({ title: 'x'.repeat(401) })], 'pages.0.title'],
  ['more than ten pages', Array.from({ length: 11 }, () => page()), 'pages'],
  ['something else', { url }, 'pages'],
])('%s is refused with its path', async (_what, pages, path) => {
  await expectRefusal(send(generate, { requirements, pages }), 400, { error: 'validation_failed', path })
})

test.each(['http://127.0.0.1/', 'http://localhost:8080/x', 'ftp://shop.example/', 'no address'])(
  'the page %s cannot be opened, and says so at its field',
  async (pageUrl) => {
    await expectRefusal(send(generate, { requirements, pageUrl }), 400, {
      error: 'targets.refused',
      path: 'pageUrl',
    })
  },
)

test('how a page is opened is refused without the page', async () => {
  await expectRefusal(send(generate, { requirements, pageConfig: { headers: { 'x-key': 'a' } } }), 400, {
    path: 'pageConfig',
  })
})

test.each([true, false])('with stream %s and no browser the cases come, with a warning', async (stream) => {
  const answer = await ask(generate, { requirements, mode: 'generate', pageUrl: url, stream })
  const session = await settled(answer.sessionId)
  expect(session.status).toBe('ready')
  expect(session.totalTestCases).toBeGreaterThan(2)
  const { pageUrl, pages, warnings } = await ask(getPages, { sessionId: answer.sessionId })
  expect([pageUrl, pages]).toEqual([url, []])
  expect(warnings).toEqual([expect.stringMatching(/^The page was not looked at, .* has no browser\.$/)])
  expect(session.conversation.at(-1)?.content).toContain(warnings[0])
  expect(session.events.filter(({ type }) => type === 'status').slice(0, 2)).toMatchObject([
    { message: 'Looking at the page' },
    { message: 'Reading the requirements' },
  ])
  if ('testCases' in answer) expect(answer).toMatchObject({ warnings, testCases: session.testCases })
  else expect(stream).toBe(true)
})

test('a page is looked at once, also when the message comes again', async () => {
  const { context, asked } = noting()
  const visit = await visitOf(context)
  const { executionId, sessionId } = await started(context, { request: asGiven({ pageUrl: url }), visit })
  let looks = 0
  const visitPage = async () => {
    looks++
    return { ok: true as const, page: page() }
  }
  const { promise: died, reject: die } = Promise.withResolvers<never>()
  const dying = contextWithDesigner({ design: () => died }, context)
  const first = runGeneration(dying, executionId, { visitPage })
  while ((await ask(getPages, { sessionId })).pages.length === 0) await scheduler.wait(10)
  await runGeneration(context, executionId, { visitPage })
  die(new Error('gone'))
  expect(await first).toMatchObject({ how: 'failed' })
  expect(looks).toBe(1)
  expect(asked.map(({ pages }) => pages)).toEqual([[page()]])
  expect(await ask(getPages, { sessionId })).toMatchObject({ pageUrl: url, pages: [page()] })
  const session = await ask(getSession, { sessionId })
  expect(session).toMatchObject({ status: 'ready' })
  expect(session.events.filter((event) => event['tool'] === 'look_at_page')).toMatchObject([
    { input: url, output: '2 controls, 1 of them shown only after something is done' },
  ])
})

test('what was seen takes the place of what was handed in of the same address', async () => {
  const { context } = noting()
  const visit = await visitOf(context)
  const handed = [page({ title: 'Before' }), page({ url: `${url}/2` })]
  const request = asGiven({ pageUrl: url, pages: handed })
  const { executionId, sessionId } = await started(context, { request, visit })
  await runGeneration(context, executionId, { visitPage: async () => ({ ok: true, page: page() }) })
  expect((await ask(getPages, { sessionId })).pages).toEqual([page(), handed[1]])
})

const secret = 'correct horse battery'

test('nothing of how a page is opened can be read where it is kept', async () => {
  const pageConfig = {
    headers: { authorization: `Bearer ${secret}` },
    basicAuth: { username: 'tester', password: secret },
    secrets: { PASSWORD: secret },
    steps: ['Enter "%PASSWORD%" into "Password"', `Enter "${secret}" into "Name"`],
  }
  const answer = await ask(generate, {
    requirements,
    mode: 'generate',
    pageUrl: url,
    pageConfig,
    stream: true,
  })
  const session = await settled(answer.sessionId)
  const execution = executions.getByName(session.latestExecutionId!)
  const [record, events] = await Promise.all([
    execution.record(),
    execution.eventsAfter({ afterSeq: 0, limit: 500 }),
  ])
  const pages = await ask(getPages, { sessionId: answer.sessionId })
  expect(record?.input).toMatchObject({ kind: 'generate', visit: { baseUrl: url } })
  expect(JSON.stringify([session, record, events, pages])).not.toContain(secret)
})

test('looks at a host and runs against it count together', async () => {
  const answer = deploy([generate, executeTestCases], { EXECUTIONS_PER_HOST_PER_HOUR: '1' })
  const transport = (request: Request) => answer(request)
  const pageUrl = `https://${crypto.randomUUID()}.example.com/`
  const looked = { requirements, mode: 'extract-requirements', pageUrl, stream: true }
  expect((await send(generate, looked, { transport })).status).toBe(200)
  await expectRefusal(send(generate, looked, { transport }), 429, 'rate_limited')
  const run = { sessionId: await newRunnable(), testCaseIds: ['TC-1'], config: { url: pageUrl } }
  await expectRefusal(send(executeTestCases, run, { transport }), 429, 'rate_limited')
})

const visitOf = (context: Context) =>
  planVisit(context, {
    executionId: crypto.randomUUID(),
    baseUrl: url,
    config: PageConfig().parse({}),
    party: 'address:test',
    withinMs: 1_000,
  })
