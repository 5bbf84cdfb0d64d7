import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTaggerOfFiles } from '../../scripts/marks/tagger-of-files.mjs'
import { designCases } from '../../shared/domain/model-based-testing/index.ts'
import { AnswerSchema, type Prompt } from '../../shared/domain/requirement-extraction/index.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { type DesignResult, generateTests } from '../../shared/domain/test-generation/index.ts'
import { textsToMark } from '../../shared/domain/test-generation/tiers/marked-text.ts'
import { ask, newOwner } from '../support/durable-load.ts'
import { german, germanAnswer } from '../support/answers.ts'
import { type ModelServer, startModelServer } from '../support/model-server.ts'
import { publicGenerator } from '../support/public-generator.ts'
import { readRecorded, recordedModel, textOf } from '../support/recorded-answers.ts'
import { type Site, startSite } from '../support/site/start-site.ts'
import { startProduct } from '../support/start-product.ts'
import { removeFolder } from '../support/remove-folder.ts'

/** What the model is going to answer: to a message, to a text that is to be read, and to a step. */
let answer = ''
let reader: (prompt: Prompt) => Promise<string> = () => Promise.resolve('{}')
let reading = '{}'

/** What was asked about a text, answered as the test says; the rest as it was prepared. */
function answerTo({ messages }: ModelServer['asked'][number]): Promise<string> {
  const contentOf = (role: string) => messages.find((contentOf) => contentOf.role === role)?.content ?? ''
  const [system, user] = [contentOf('system'), contentOf('user')]
  if (user.includes('<<<TEXT')) return reader({ system, user })
  return Promise.resolve(user.includes('<<<STEP') ? reading : answer)
}

let model: ModelServer
let folder = ''
let origin = ''
let product: ReturnType<typeof startProduct>
let api: ReturnType<typeof publicGenerator>
let site: Site

beforeAll(async () => {
  model = await startModelServer()
  model.answer(answerTo)
  folder = await mkdtemp(join(tmpdir(), 'tracewright-model-'))
  const vars = {
    MODEL: 'openai-compatible',
    MODEL_NAME: 'small',
    MODELS_ALLOWED: 'large',
    MODEL_PRICES: '{"large":{"input":2,"output":4}}',
    MODEL_URL: model.url,
    MODEL_TIMEOUT_SECONDS: '12',
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
  await Promise.all([model.close(), site.close()])
  await removeFolder(folder)
})

const requirements = 'The field "Name" is required and must have 2 to 40 characters.'

const last = () => model.asked.at(-1)
const asksOf = (words: string) =>
  model.asked.filter(({ messages }) => JSON.stringify(messages).includes(words)).length

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
  expect(last()).toMatchObject({ model: 'small' })
  expect(JSON.stringify(last()?.messages)).toContain('rather pointless')
})

const generate = (text: string, more = {}) =>
  api.ask<Generated>('POST', '/generate', { requirements: text, ...more })

type Generated = DesignResult & { sessionId: string }

const always = (answered: unknown) => () => Promise.resolve(JSON.stringify(answered))
const alone = 'The model gave no usable answer in time, so the embedded engine worked alone.'
const dataOf = ({ testCases }: Pick<DesignResult, 'testCases'>) =>
  testCases.flatMap(({ steps = [] }) => steps.map(({ testData }) => testData))
const alike = { requirements, mode: 'agentic', scope: 'full', maxTestCases: 50 } as const
const tagger = await createTaggerOfFiles()
const marks = new Map(textsToMark(alike).map((sentence) => [sentence, tagger.mark(sentence)]))
const byItself = generateTests({ ...alike, marks })

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

test('what a strong model answered about a text gives the cases that its reading is worth', async () => {
  const name = 'table'
  const recorded = recordedModel()
  reader = async (prompt) =>
    JSON.stringify(await recorded.ask(prompt, AnswerSchema(), new AbortController().signal))
  const { testCases, requirements: read, summary } = await generate(textOf(name), { maxTestCases: 200 })
  expect(recorded.unanswered).toEqual([])
  expect(summary).toMatchObject({ engine: 'openai-compatible', reading: { answered: 1, dropped: [] } })
  const proved = new Set(
    testCases.flatMap(({ basis, requirementRef }) => (basis === 'proved' ? [requirementRef] : [])),
  )
  expect(read.filter(({ id, readBy }) => proved.has(id) && readBy !== 'model')).toEqual([])
  const { model: meant, sentences } = await readRecorded(name)
  const steps = ({ steps: all = [] }: TestCase) => all.map(({ action }) => action).join('\n')
  const ours = new Set(testCases.map(steps))
  expect(designCases(meant, sentences).cases.filter((one) => !ours.has(steps(one)))).toEqual([])
})

test('a streamed generation tells that the model is asked, and ends with the same cases', async () => {
  reader = always(germanAnswer)
  const { testCases } = await generate(german)
  const { sessionId } = await api.ask<Generated>('POST', '/generate', { requirements: german, stream: true })
  const session = await api.settled(sessionId)
  expect(session.testCases).toEqual(testCases)
  const tools = session.events.flatMap((event) => ('tool' in event ? [event['tool']] : []))
  expect(tools.slice(0, 3)).toEqual(['ask_model', 'mark_sentences', 'read_requirements'])
})

const tooLittle = 'The model read too little of the text, so the embedded engine worked alone.'

test.each([
  ['not JSON at all', alone],
  ['{"things":7}', alone],
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

const whack = 'Whack the "Edit" button in the row "Milk"'
const edit = {
  clauses: [1],
  action: 'click',
  target: { role: 'button', name: 'Edit', within: { role: 'row', name: 'Milk' } },
}
const seen = (expected: string) => ({ clauses: [2], kind: 'assert_text', expected })

/** Runs a case of two steps on the orders page; the second is one that only a model can read. */
async function runWhack(expectedResult: string) {
  const steps = [
    { stepNumber: 1, action: 'Open "/orders"', expectedResult: 'The heading "Orders" is shown' },
    { stepNumber: 2, action: whack, expectedResult },
  ]
  const config = { url: site.url, video: false }
  return api.ended(await api.runCases([{ id: 'W', title: 'Whack', steps }], config))
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

test('an organization is served by the model that it chose, with its guidance, and sees what that cost', async () => {
  reader = always({})
  const account = await newOwner(origin)
  const { organizationId } = account
  const organization = `/api/organizations/${organizationId}`
  await ask(account, 'PUT', `${organization}-prefs/model-preferences`, { agentModel: 'large' })
  const prompt = { name: 'Words', content: 'Say basket.' }
  await ask(account, 'POST', `${organization}-prefs/custom-prompts`, prompt)
  await ask(account, 'POST', '/api/qa/test-cases/generate', { requirements, organizationId })
  expect(last()).toMatchObject({ model: 'large' })
  expect(JSON.stringify(last()?.messages)).toContain('Say basket.')
  const took = { inputTokens: 10, outputTokens: 5, cost: 0.00004 }
  expect(await ask(account, 'GET', `${organization}/token-usage/current`)).toMatchObject({
    totalCost: 0.00004,
    currency: 'USD',
    byModel: [{ model: 'large', ...took, priced: true }],
    byTask: [{ task: 'quality.readRequirements', ...took }],
  })
})
