import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createModel } from '../../../shared/services/models.ts'
import { readSettings } from '../../../shared/services/settings.ts'

type Answer = (response: ServerResponse, question: { stream?: boolean; stream_options?: unknown }) => unknown

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** A model behind a service that speaks the chat completions protocol; `asked` are the questions that it got. */
async function modelThat(answer: Answer) {
  const asked: Parameters<Answer>[1][] = []
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const question = JSON.parse(body) as Parameters<Answer>[1]
      asked.push(question)
      return answer(response, question)
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const MODEL_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const settings = readSettings({ MODEL: 'openai-compatible', MODEL_NAME: 'small', MODEL_URL })
  const model = createModel(settings, undefined)
  if (!model) throw new Error('No model is configured')
  return { model, asked }
}

const chunk = (delta: object, more: object = {}) =>
  `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 0, model: 'small', choices: [{ index: 0, delta, ...more }] })}\n\n`
const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 }
const ending = `${chunk({}, { finish_reason: 'stop' })}data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 0, model: 'small', choices: [], usage })}\n\ndata: [DONE]\n\n`
const opened = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })
const whole =
  (content: string): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }]
    response.end(
      JSON.stringify({ id: 'a', object: 'chat.completion', created: 0, model: 'small', choices, usage }),
    )
  }

const schema = z.object({ name: z.string() })
const question = { system: 'Answer.', user: 'Who?', schema }

test('an answer comes in parts, each of which is heard, with what it cost', async () => {
  let parts = 0
  const { model, asked } = await modelThat((response) => {
    opened(response)
    for (const part of ['{"na', 'me": "An', 'na"}']) response.write(chunk({ content: part }))
    response.end(ending)
  })
  const answer = await model.ask({ ...question, onPart: () => (parts += 1) })
  expect(answer).toEqual({ ok: true, value: { name: 'Anna' }, inputTokens: 10, outputTokens: 5 })
  expect(parts).toBeGreaterThanOrEqual(3)
  expect(asked).toMatchObject([{ stream: true, response_format: { type: 'json_schema' } }])
})

test('thoughts are heard as well, and are no part of the answer', async () => {
  let parts = 0
  const { model } = await modelThat((response) => {
    opened(response)
    response.write(chunk({ reasoning_content: 'Who may it be?' }))
    response.write(chunk({ content: '<think>{"name": "Bob"}</think>```json\n' }))
    response.write(chunk({ content: "{'name': 'Anna',}\n```" }))
    response.end(ending)
  })
  const answer = await model.ask({ ...question, onPart: () => (parts += 1) })
  expect(answer).toMatchObject({ ok: true, value: { name: 'Anna' } })
  expect(parts).toBeGreaterThanOrEqual(3)
})

test('the text of an answer is passed on piece by piece, also of one that fits no schema', async () => {
  const pieces: string[] = []
  const { model } = await modelThat((response) => {
    opened(response)
    for (const part of ['{"na', 'me": ', '7}']) response.write(chunk({ content: part }))
    response.end(ending)
  })
  const answer = await model.ask({ ...question, onText: (piece) => pieces.push(piece) })
  expect(answer).toMatchObject({ ok: false })
  expect(pieces.join('')).toBe('{"name": 7}')
})

test.each([
  ['streams', (response: ServerResponse) => opened(response).end(chunk({ content: '1 B\n2 C' }) + ending)],
  ['does not stream', whole('1 B\n2 C')],
])('a service that %s is asked for words where a string is wanted', async (_, answer) => {
  const { model, asked } = await modelThat(answer as Answer)
  expect(await model.ask({ ...question, schema: z.string() })).toMatchObject({ ok: true, value: '1 B\n2 C' })
  for (const request of asked) expect(request).not.toHaveProperty('response_format')
})

test('a service that does not stream is asked in the usual way', async () => {
  const { model, asked } = await modelThat(whole("Here: {'name': 'Anna'}"))
  const answer = await model.ask(question)
  expect(answer).toEqual({ ok: true, value: { name: 'Anna' }, inputTokens: 10, outputTokens: 5 })
  expect(asked.map(({ stream }) => stream === true)).toEqual([true, false])
})

test.each([
  ['something else', '{"age": 7}'],
  ['no object', 'Sure! I did it for you.'],
])('an answer that is %s is none, and its cost is told', async (_, content) => {
  const { model } = await modelThat((response) => {
    opened(response)
    response.end(chunk({ content }) + ending)
  })
  expect(await model.ask(question)).toEqual({
    ok: false,
    reason: 'no object',
    inputTokens: 10,
    outputTokens: 5,
  })
})

test('a question that is given up in the middle of its answer ends at once, and so does its connection', async () => {
  const giveUp = new AbortController()
  const closed = Promise.withResolvers<void>()
  const { model } = await modelThat((response) => {
    response.on('close', () => closed.resolve())
    opened(response).write(chunk({ content: '{"name' }))
  })
  const answer = await model.ask({ ...question, signal: giveUp.signal, onPart: () => giveUp.abort() })
  expect(answer).toMatchObject({ ok: false })
  await closed.promise
})

test.each([
  ['refuses', (response: ServerResponse) => response.writeHead(400).end('{"error":{"message":"no"}}')],
  ['breaks off', (response: ServerResponse) => response.destroy()],
])('a service that %s is a failed question', async (_, answer) => {
  const { model } = await modelThat(answer)
  expect(await model.ask(question)).toMatchObject({ ok: false, inputTokens: 0, outputTokens: 0 })
})
