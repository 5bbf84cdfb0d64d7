import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, newOwner } from '../support/durable-load.ts'
import { type ModelServer, startModelServer } from '../support/model-server.ts'
import { publicGenerator } from '../support/public-generator.ts'
import { type Site, startSite } from '../support/site/start-site.ts'
import { startProduct } from '../support/start-product.ts'
import { removeFolder } from '../support/remove-folder.ts'

/** What the model is going to answer: to a step, and to everything else. */
let answer = ''
let reading = '{}'

function answerTo({ messages }: ModelServer['asked'][number]): Promise<string> {
  const user = messages.find(({ role }) => role === 'user')?.content ?? ''
  return Promise.resolve(user.includes('<<<STEP') ? reading : answer)
}

const key = 'sk-canary-of-the-model'

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
    MODELS_ALLOWED: 'large',
    MODEL_PRICES: '{"large":{"input":2,"output":4}}',
    MODEL_TIMEOUT_SECONDS: '12',
    GENERATIONS_PER_HOUR: '200',
  }
  const keyFile = join(folder, 'model.key')
  await writeFile(keyFile, `${key}\n`)
  const named = ['--model', 'small', '--model-url', model.url, '--model-key-file', keyFile]
  const others = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  product = startProduct({ persistTo: folder, words: [...named, ...others] })
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

test('a message beyond the grammar goes to the model, and our own code carries out its changes', async () => {
  answer = JSON.stringify({ changes: [{ op: 'delete', ids: ['TC-001'] }], answer: 'It tried nothing.' })
  const { before, after } = await refine('The very first one strikes me as rather pointless, honestly')
  expect(after.testCases.map(({ id }) => id)).toEqual(
    before.map(({ id }) => id).filter((id) => id !== 'TC-001'),
  )
  expect(last()).toMatchObject({ model: 'small' })
  expect(JSON.stringify(last()?.messages)).toContain('rather pointless')
  expect(after.conversation.at(-1)?.content).toBe('Removed TC-001. It tried nothing.')
})

test('the key of the file reaches the model, and neither what is printed nor the log', async () => {
  await refine('The very last one strikes me as rather pointless, honestly')
  expect(model.authorization()).toBe(`Bearer ${key}`)
  const { stdout, stderr } = product.output()
  expect(stdout).toContain(`test cases are written by the model small at ${model.url}\n`)
  const log = await readFile(`.wrangler/dev-${new URL(origin).port}.log`, 'utf8')
  expect(stdout + stderr + log).not.toContain(key)
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
  answer = JSON.stringify({ stories: [] })
  const account = await newOwner(origin)
  const { organizationId } = account
  const organization = `/api/organizations/${organizationId}`
  await ask(account, 'PUT', `${organization}-prefs/model-preferences`, { agentModel: 'large' })
  const prompt = { name: 'Words', content: 'Say basket.' }
  await ask(account, 'POST', `${organization}-prefs/custom-prompts`, prompt)
  await ask(account, 'POST', '/api/pm/stories/generate', { requirements, organizationId })
  expect(last()).toMatchObject({ model: 'large' })
  expect(JSON.stringify(last()?.messages)).toContain('Say basket.')
  const took = { inputTokens: 10, outputTokens: 5, cost: 0.00004 }
  expect(await ask(account, 'GET', `${organization}/token-usage/current`)).toMatchObject({
    totalCost: 0.00004,
    currency: 'USD',
    byModel: [{ model: 'large', ...took, priced: true }],
    byTask: [{ task: 'stories.wordStories', ...took }],
  })
})

test('the model writes whole cases, which are judged; a broken one costs only itself', async () => {
  const text = 'The form has the field "Name" and the button "Save". A name of 1 character shows "Too short".'
  const step = (action: string, expected = '') => [action, expected]
  answer = JSON.stringify({
    cases: [
      {
        t: 'A single letter is too short',
        s: [2],
        k: 'negative',
        p: 'high',
        steps: [
          step('Open the page'),
          step('Enter "A" in the "Name" field'),
          step('Click "Save"', '"Too short" is shown'),
        ],
      },
      { t: 'No steps' },
      {
        t: 'An invented message',
        s: [2],
        k: 'negative',
        p: 'high',
        steps: [step('Open the page'), step('Click "Save"', 'The message "Name is missing" is shown')],
      },
    ],
  })
  const { testCases, summary, warnings } = (await api.ask('POST', '/generate', {
    requirements: text,
    mode: 'generate',
    stream: false,
  })) as Awaited<ReturnType<typeof api.generate>> & { warnings: string[]; summary: { engine: string } }
  const written = testCases.filter(({ author }) => author === 'model')
  expect(written.map(({ title }) => title)).toEqual(['A single letter is too short'])
  expect(written[0]).toMatchObject({ basis: 'written', verified: false, automation: { ready: true } })
  expect(summary.engine).toBe('openai-compatible')
  expect(warnings.join('\n')).toContain('An invented message')
})
