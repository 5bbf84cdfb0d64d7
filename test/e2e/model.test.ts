import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicGenerator } from '../support/public-generator.ts'
import { startProduct } from '../support/start-product.ts'

/** What the model is going to answer, and what it was asked. The server speaks the chat completions protocol. */
let answer = ''
const asked: { model: string; messages: { role: string; content: string }[] }[] = []

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const model: Server = createServer((request, response) => {
  void bodyOf(request).then((text) => {
    asked.push(JSON.parse(text))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        id: 'answer',
        object: 'chat.completion',
        created: 0,
        model: 'small',
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: answer } }],
        usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
      }),
    )
  })
})

let folder = ''
let origin = ''
let product: ReturnType<typeof startProduct>
let api: ReturnType<typeof publicGenerator>

beforeAll(async () => {
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
  const { port } = model.address() as AddressInfo
  folder = await mkdtemp(join(tmpdir(), 'tracewright-model-'))
  const vars = { MODEL: 'openai-compatible', MODEL_NAME: 'small', MODEL_URL: `http://127.0.0.1:${port}/v1` }
  const words = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  product = startProduct({ persistTo: folder, words })
  origin = await product.ready()
  api = publicGenerator(origin)
})

afterAll(async () => {
  product.kill('SIGTERM')
  await product.ended
  model.close()
  await rm(folder, { recursive: true, force: true })
})

const requirements = 'The field "Name" is required and must have 2 to 40 characters.'

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
  const before = asked.length
  await refine('Remove TC-001')
  expect(asked).toHaveLength(before)
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
