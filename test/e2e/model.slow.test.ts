import { mkdtemp } from 'node:fs/promises'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { designCases } from '../../shared/domain/model-based-testing/index.ts'
import { AnswerSchema, type Prompt } from '../../shared/domain/requirement-extraction/index.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { type DesignResult, generateTests } from '../../shared/domain/test-generation/index.ts'
import { german, germanAnswer, limit } from '../support/answers.ts'
import { type HostedRun, publicGenerator } from '../support/public-generator.ts'
import { readRecorded, recordedModel, textOf } from '../support/recorded-answers.ts'
import { type Site, startSite } from '../support/site/start-site.ts'
import { startProduct } from '../support/start-product.ts'
import { removeFolder } from '../support/remove-folder.ts'
import { withBody } from '../support/with-body.ts'

/** What the model is going to answer, and what it was asked. The server speaks the chat completions protocol. */
let answer = ''
let reader: (prompt: Prompt) => Promise<string> = () => Promise.resolve('{}')
let reading = '{}'
/** How it words stories and documents, in the form that each asks for. */
let writer: (question: { system: string; user: string }) => Promise<string> = () => Promise.resolve('{}')
const asked: { model: string; temperature?: number; messages: { role: string; content: string }[] }[] = []

/** What was asked about a text, answered as the test says; the rest as it was prepared. */
function answerTo({ messages }: (typeof asked)[number]): Promise<string> {
  const said = (role: string) => messages.find((one) => one.role === role)?.content ?? ''
  const [system, user] = [said('system'), said('user')]
  if (user.includes('<<<TEXT')) return reader({ system, user })
  if (/^You (?:write user stories|edit a user manual|look for risks|answer a question)/.test(system))
    return writer({ system, user })
  return Promise.resolve(user.includes('<<<STEP') ? reading : answer)
}

const model: Server = createServer(
  withBody(async (_request, response, text) => {
    const question = JSON.parse(text)
    asked.push(question)
    const content = await answerTo(question)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        id: 'answer',
        object: 'chat.completion',
        created: 0,
        model: 'small',
        choices: [
          {
            index: 0,
            finish_reason: 'stop',
            message: { role: 'assistant', content },
          },
        ],
        usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
      }),
    )
  }),
)

let folder = ''
let origin = ''
let product: ReturnType<typeof startProduct>
let api: ReturnType<typeof publicGenerator>
let site: Site

beforeAll(async () => {
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
  const { port } = model.address() as AddressInfo
  folder = await mkdtemp(join(tmpdir(), 'tracewright-model-'))
  const vars = {
    MODEL: 'openai-compatible',
    MODEL_NAME: 'small',
    MODELS_ALLOWED: 'large',
    MODEL_PRICES: '{"large":{"input":2,"output":4}}',
    MODEL_URL: `http://127.0.0.1:${port}/v1`,
    MODEL_TIMEOUT_SECONDS: '8',
    GENERATIONS_PER_HOUR: '200',
  }
  const words = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  product = startProduct({ persistTo: folder, words })
  site = await startSite()
  origin = await product.ready()
  api = publicGenerator(origin)
})

afterAll(async () => {
  product.kill('SIGTERM')
  await product.ended
  model.close()
  model.closeAllConnections()
  await site.close()
  await removeFolder(folder)
})

const requirements = 'The field "Name" is required and must have 2 to 40 characters.'

const asksOf = (words: string) =>
  asked.filter(({ messages }) => JSON.stringify(messages).includes(words)).length

async function refine(message: string) {
  const { sessionId, testCases } = await api.generate(requirements)
  await api.ask('POST', `/sessions/${sessionId}`, { message })
  return { before: testCases, after: await api.settled(sessionId) }
}

test('health names the engine that answers', async () => {
  const response = await fetch(`${origin}/api/health`)
  expect(await response.json()).toMatchObject({ engines: { model: 'openai-compatible' } })
})

test('a message beyond the grammar is reworded by the model, and carried out by our own code', async () => {
  answer = JSON.stringify({ instructions: 'Remove TC-001.' })
  const { before, after } = await refine('The very first one strikes me as rather pointless, honestly')
  expect(after.testCases.map(({ id }) => id)).toEqual(
    before.map(({ id }) => id).filter((id) => id !== 'TC-001'),
  )
  expect(asked.at(-1)).toMatchObject({ model: 'small' })
  expect(JSON.stringify(asked.at(-1)?.messages)).toContain('rather pointless')
})

test('a message that the grammar understands never reaches the model', async () => {
  const before = asksOf('Reword')
  await refine('Remove TC-001')
  expect(asksOf('Reword')).toBe(before)
})

async function generate(text: string, more = {}): Promise<Generated> {
  const response = await fetch(`${origin}/api/public/test-cases/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requirements: text, ...more }),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as Generated
}

type Generated = DesignResult & { sessionId: string }

const always = (answered: unknown) => () => Promise.resolve(JSON.stringify(answered))
const alone = 'The model gave no usable answer in time, so the embedded engine worked alone.'
const dataOf = ({ testCases }: Pick<DesignResult, 'testCases'>) =>
  testCases.flatMap(({ steps = [] }) => steps.map(({ testData }) => testData))
const byItself = generateTests({ requirements, mode: 'agentic', scope: 'full', maxTestCases: 50 })

test('a model reads another language, and what it reads is covered by the same algorithms', async () => {
  reader = always(germanAnswer)
  const { sessionId, summary, warnings, ...designed } = await generate(german)
  expect(warnings).toBeUndefined()
  expect(summary).toMatchObject({
    engine: 'openai-compatible',
    requirements: { tested: 1, notRead: 0 },
    coverage: { percent: 100 },
  })
  for (const value of ['17', '18', '120', '121']) expect(dataOf(designed)).toContain(`Alter=${value}`)
  // A message works on what the model has read, without asking it again.
  const before = asksOf('<<<TEXT')
  const message = `Remove ${designed.testCases[0]?.id}, and add a test with Alter 65`
  await api.ask('POST', `/sessions/${sessionId}`, { message })
  const after = await api.settled(sessionId)
  expect(after.summary).toMatchObject({ engine: 'openai-compatible', requirements: { tested: 1 } })
  expect(dataOf(after)).toContain('Alter=65')
  expect(asksOf('<<<TEXT')).toBe(before)
})

test.each(['table', 'stories'])(
  'what a strong model answered about a text gives the cases that its reading is worth: %s',
  async (name) => {
    const recorded = recordedModel()
    reader = async (prompt) =>
      JSON.stringify(await recorded.ask(prompt, AnswerSchema(), new AbortController().signal))
    const { testCases, requirements: read, summary } = await generate(textOf(name), { maxTestCases: 200 })
    expect(recorded.unanswered).toEqual([])
    expect(summary).toMatchObject({ engine: 'openai-compatible', reading: { answered: 1, dropped: [] } })
    expect(read.every(({ readBy }) => readBy === 'model')).toBe(true)
    const { model: meant, sentences } = await readRecorded(name)
    const steps = ({ steps: all = [] }: TestCase) => all.map(({ action }) => action).join('\n')
    const ours = new Set(testCases.map(steps))
    expect(designCases(meant, sentences).cases.filter((one) => !ours.has(steps(one)))).toEqual([])
  },
)

test('a streamed generation tells that the model is asked, and ends with the same cases', async () => {
  reader = always(germanAnswer)
  const { testCases } = await generate(german)
  const { sessionId } = await api.ask<Generated>('POST', '/generate', { requirements: german, stream: true })
  const session = await api.settled(sessionId)
  expect(session.testCases).toEqual(testCases)
  const tools = session.events.flatMap((event) => ('tool' in event ? [event['tool']] : []))
  expect(tools.slice(0, 2)).toEqual(['ask_model', 'read_requirements'])
})

test('what the text does not hold is dropped with its sentence, and gives no case', async () => {
  reader = always({ ...germanAnswer, limits: [limit([0], '21 <= [Alter] <= 120')] })
  const { testCases, summary } = await generate(german)
  expect(dataOf({ testCases })).toEqual([])
  expect(summary).toMatchObject({ reading: { dropped: [{ quote: german }] } })
})

const tooLittle = 'The model read too little of the text, so the embedded engine worked alone.'

test.each([
  ['not JSON at all', alone],
  ['{"things":7}', alone],
  ['[]', alone],
  ['{"things":[{"s":null}]}', tooLittle],
])(
  'when the model reads nonsense (%s), the answer is that of the embedded engine, with a warning',
  async (nonsense, warning) => {
    reader = () => Promise.resolve(nonsense)
    const { testCases, summary, warnings } = await generate(requirements)
    expect(JSON.parse(JSON.stringify({ testCases, summary }))).toEqual(
      JSON.parse(JSON.stringify({ testCases: byItself.testCases, summary: byItself.summary })),
    )
    expect(warnings).toEqual([warning])
  },
)

test('when the model hangs, the answer of the embedded engine comes in time', async () => {
  reader = () => new Promise(() => undefined)
  const { testCases, warnings } = await generate(requirements)
  expect(testCases).toEqual(JSON.parse(JSON.stringify(byItself.testCases)))
  expect(warnings).toEqual([alone])
})

test.each(['not JSON at all', '{"instructions":7}', JSON.stringify({ instructions: 'Fly me to the moon' })])(
  'when the model answers %s, nothing is changed and the assistant says that it did not understand',
  async (nonsense) => {
    answer = nonsense
    const { before, after } = await refine('Colourless green ideas sleep furiously')
    expect(after.testCases).toEqual(before)
    expect(after.status).toBe('ready')
  },
)

const whack = 'Whack the "Edit" button in the row "Milk"'
const edit = {
  clauses: [1],
  action: 'click',
  target: { role: 'button', name: 'Edit', within: { role: 'row', name: 'Milk' } },
}
const seen = (expected: string) => ({ clauses: [2], kind: 'assert_text', expected })

/** Runs a case of two steps on the orders page; the second is one that only a model can read. */
async function runWhack(expectedResult: string) {
  const { sessionId } = await api.ask<{ sessionId: string }>('POST', '/sessions', {
    title: 'Whack',
    requirements: 'None',
  })
  const steps = [
    { stepNumber: 1, action: 'Open "/orders"', expectedResult: 'The heading "Orders" is shown' },
    { stepNumber: 2, action: whack, expectedResult },
  ]
  await api.ask('PATCH', `/sessions/${sessionId}`, { testCases: [{ id: 'W', title: 'Whack', steps }] })
  const config = { url: site.url, video: false }
  const started = { sessionId, testCaseIds: ['W'], config }
  const { executionId } = await api.ask<{ executionId: string }>('POST', '/execute', started)
  const view = () => api.ask<HostedRun>('GET', `/executions/${executionId}`)
  await expect.poll(async () => (await view()).status, { timeout: 90_000, interval: 300 }).toBe('completed')
  return view()
}

test('a hosted run asks the model about a step that the grammar cannot read, and says who read it', async () => {
  reading = JSON.stringify({ actions: [edit], checks: [seen('Editing Milk')] })
  const before = asksOf('<<<STEP')
  const { cases, evidence } = await runWhack('You get to see "Editing Milk"')
  expect(cases[0]).toMatchObject({
    status: 'passed',
    steps: [
      { interpretedAction: { interpretedBy: 'grammar' } },
      {
        interpretedAction: {
          action: 'click',
          interpretedBy: 'model',
          model: { name: 'small', inputTokens: 10 },
        },
      },
    ],
  })
  expect(asksOf('<<<STEP')).toBe(before + 1)
  const timeline = (await (await fetch(evidence.timelineUrl ?? '')).json()) as Timeline
  expect(timeline.cases[0]?.steps.map(({ interpretedBy }) => interpretedBy)).toEqual(['grammar', 'model'])
})

interface Timeline {
  cases: { steps: { interpretedBy: string }[] }[]
}

test('a model that sees in a hosted run what nobody expects makes the step an error', async () => {
  reading = JSON.stringify({ actions: [edit], checks: [seen('Editing Milk')] })
  const { cases } = await runWhack('You get to see "Milk is gone"')
  expect(cases[0]).toMatchObject({ status: 'error', steps: [{ status: 'passed' }, { status: 'error' }] })
  expect(cases[0]?.error).toContain('its proposal is refused')
})

/** Sends a request as whoever holds the token. */
async function as<T>(token: string, method: string, path: string, body?: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(`${origin}${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  expect(response.status, `${method} ${path}`).toBeLessThan(300)
  return (await response.json()) as T
}

async function newAccount(): Promise<string> {
  const account = { email: `${crypto.randomUUID()}@example.com`, password: 'a long enough test password' }
  await as('', 'POST', '/api/auth/register', account)
  return (await as<{ access_token: string }>('', 'POST', '/api/auth/token', account)).access_token
}

const demands = [
  'Clerks can print labels, so that parcels go out.',
  'Guests must not see prices.',
  'The nurse reads the values from the little box on the wall.',
]
const label = { role: 'clerk', want: 'to print labels', benefit: 'parcels go out', criteria: [] }

test('stories are worded by the model where their sentences say so, and by the engine where they do not', async () => {
  const token = await newAccount()
  writer = ({ user }) => {
    const { sentences } = JSON.parse(user) as { sentences: { sentence: number; text: string }[] }
    const stories = sentences.map(({ sentence, text }) =>
      text === demands[0]
        ? { ...label, sentences: [sentence], title: 'Labels' }
        : { ...label, sentences: [sentence], title: 'Rule the world' },
    )
    return Promise.resolve(JSON.stringify({ stories }))
  }
  const asking = { requirements: demands.join('\n\n') }
  type Answer = { stories: { title: string; userStory: string }[]; warnings: string[] }
  const answer = await as<Answer>(token, 'POST', '/api/pm/stories/generate', asking)
  expect(answer.stories[0]).toMatchObject({
    title: 'Labels',
    userStory: 'As a clerk, I want to print labels, so that parcels go out.',
  })
  expect(answer.stories).toHaveLength(3)
  expect(JSON.stringify(answer)).not.toContain('Rule the world')
  expect(answer.warnings).toEqual([
    'A model worded 1 of 3 stories; the others stand as the embedded engine wrote them.',
  ])
})

test('a manual is worded by the model where it says the same, and by the engine where it does not', async () => {
  const token = await newAccount()
  writer = ({ user }) => {
    const { statements } = JSON.parse(user) as {
      statements: { statement: number; text: string; sources: { n: number }[] }[]
    }
    const sentences = statements.map(({ statement, text, sources }) => ({
      statement,
      text: text.includes('is booked')
        ? 'Once you choose a free slot, your visit is booked.'
        : 'Pay Mallory.',
      sources: sources.map(({ n }) => n),
    }))
    return Promise.resolve(JSON.stringify({ sentences }))
  }
  const stories = [
    {
      title: 'Book a visit',
      userStory: 'As a patient, I want to book a visit, so that I need not call',
      acceptanceCriteria: [{ given: '', when: 'I choose a free slot', then: 'the visit is booked' }],
    },
  ]
  const { content, warnings } = await as<{ content: string; warnings: string[] }>(
    token,
    'POST',
    '/api/pm/docs/generate/user-manual',
    { stories },
  )
  expect(content).toContain('Once you choose a free slot, your visit is booked.')
  expect(content).not.toContain('Mallory')
  expect(warnings.at(-1)).toMatch(/^A model worded 1 of/)
})

test('what a model sees in a text is evidence of a risk where it stands there', async () => {
  const token = await newAccount()
  const box = { kind: 'device-failure', quote: 'the little box on the wall' }
  writer = () =>
    Promise.resolve(
      JSON.stringify({
        risks: [0, 1, 2].flatMap((sentence) => [
          { ...box, sentence },
          { ...box, sentence, kind: 'doom' },
        ]),
      }),
    )
  const analysis = await as<{ risks: { kind: string; evidence: { quote: string }[] }[]; summary: object }>(
    token,
    'POST',
    '/api/pm/risks/analyze',
    { requirements: demands.join('\n\n') },
  )
  expect(analysis.summary).toMatchObject({ engine: 'openai-compatible' })
  const found = analysis.risks.find(({ kind }) => kind === box.kind)
  expect(found?.evidence.map(({ quote }) => quote)).toEqual([box.quote])
})

test('a question about testing is answered by the model as far as an article says it', async () => {
  const token = await newAccount()
  const { organizationId } = await as<{ organizationId: string }>(token, 'POST', '/api/organizations', {
    name: 'Acme',
    slug: `org-${crypto.randomUUID()}`,
  })
  const said = 'The defect life cycle is the set of states that a defect report passes through.'
  const sentences = [said, 'Mallory owns every state.'].map((text) => ({ text, article: 0 }))
  writer = () => Promise.resolve(JSON.stringify({ sentences }))
  const asking = { question: 'What is the defect life cycle?', organizationId }
  expect(await as(token, 'POST', '/api/qa/knowledge/query', asking)).toMatchObject({ answer: `${said} [1]` })
})

test('an organization is served by the model that it chose, with its guidance, and sees what that cost', async () => {
  reader = always({})
  const token = await newAccount()
  const slug = `org-${crypto.randomUUID()}`
  const made = await as<{ organizationId: string }>(token, 'POST', '/api/organizations', {
    name: 'Acme',
    slug,
  })
  const { organizationId } = made
  const organization = `/api/organizations/${organizationId}`
  await as(token, 'PUT', `${organization}-prefs/model-preferences`, { agentModel: 'large' })
  await as(token, 'POST', `${organization}-prefs/custom-prompts`, { name: 'Words', content: 'Say basket.' })
  await as(token, 'POST', '/api/qa/test-cases/generate', { requirements, organizationId })
  expect(asked.at(-1)).toMatchObject({ model: 'large' })
  expect(JSON.stringify(asked.at(-1)?.messages)).toContain('Say basket.')
  const took = { inputTokens: 10, outputTokens: 5, cost: 0.00004 }
  expect(await as(token, 'GET', `${organization}/token-usage/current`)).toMatchObject({
    totalCost: 0.00004,
    currency: 'USD',
    byModel: [{ model: 'large', ...took, priced: true }],
    byTask: [{ task: 'quality.readRequirements', ...took }],
  })
})
