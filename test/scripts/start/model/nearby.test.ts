import { expect, test } from 'vitest'
import { readArguments } from '../../../../scripts/start/arguments.mjs'
import { isShown } from '../../../../scripts/start/model/shown-id.mjs'
import { modelLine, nearbyModel, nearbyVars, serversFor } from '../../../../scripts/start/model/nearby.mjs'
import { listOf, listServer } from './list-server.ts'

const url = 'http://127.0.0.1:11434/v1'
const local = { LOCAL: 'true' }
const ollama = (...models: string[]) => [{ server: 'Ollama', url, models }]
const args = (...words: string[]) => readArguments(words, { env: {}, cwd: '/here' })

test('the first model that can write is named, with the command that uses it', () => {
  const nearby = nearbyModel(ollama('nomic-embed-text:latest', 'qwen3:8b', 'other'), local)
  expect(nearby).toEqual({
    server: 'Ollama',
    model: 'qwen3:8b',
    url,
    command: 'npm start -- --model qwen3:8b',
  })
  expect(modelLine({ nearby, settings: local, hasOptions: false })).toBe(
    'Ollama on this machine has the model qwen3:8b; to have it write test cases: npm start -- --model qwen3:8b',
  )
  expect(modelLine({ nearby, settings: local, hasOptions: true })).toMatch(
    / \(and the other options of this start\)$/,
  )
  expect(nearbyVars(nearby)).toEqual({ MODEL_NEARBY: JSON.stringify(nearby) })
})

test('the command starts with what it names', () => {
  for (const id of ['qwen3:8b', 'meta-llama/Llama-3.1 8B', '@cf/qwen'])
    expect(nearbyModel(ollama(id), local)?.command).toBe(
      `npm start -- --model ${id.includes(' ') ? `"${id}"` : id}`,
    )
})

test('where models of vectors alone are listed, none is named', () => {
  const nearby = nearbyModel(ollama('mxbai-embed-large', 'text-Embedding-3'), local)
  expect(nearby).toBeNull()
  expect(nearbyVars(nearby)).toEqual({})
  expect(modelLine({ nearby, settings: local, hasOptions: false })).toBeNull()
})

test('an id that could do something in a terminal or a shell is not shown', () => {
  const hostile = [
    '\u001b[2Jx',
    '$(reboot)',
    '`id`',
    'a;b',
    'a\nb',
    "a'b",
    'a"b',
    '--var',
    ' a',
    'x'.repeat(101),
    '',
    'ａ',
  ]
  expect(hostile.filter(isShown)).toEqual([])
  expect(nearbyModel(ollama(...hostile, 'small'), local)).toMatchObject({ model: 'small' })
})

test('where a model is chosen, or none is wanted, nothing is offered', () => {
  const servers = ollama('qwen3:8b')
  for (const MODEL of ['embedded', 'openai-compatible'])
    expect(nearbyModel(servers, { ...local, MODEL })).toBeNull()
  expect(nearbyModel(servers, { LOCAL: 'false' })).toBeNull()
})

test('a start with a model says who writes', () => {
  const settings = {
    MODEL: 'openai-compatible',
    MODEL_NAME: 'small',
    MODEL_URL: url,
    MODEL_API_KEY: 'canary',
  }
  const line = modelLine({ nearby: null, settings, hasOptions: true })
  expect(line).toBe(`test cases are written by the model small at ${url}`)
})

test('servers are looked for only where a start needs to know of them, and never at its own port', async () => {
  const server = await listServer(listOf('small'))
  const where = { servers: [server], timeoutMs: 60_000 }
  const counts = async (...words: string[]) => (await serversFor(args(...words), where)).length
  expect(await counts()).toBe(1)
  expect(await counts('--model', 'small')).toBe(1)
  expect(await counts('--model', 'embedded')).toBe(0)
  expect(await counts('--model', 'small', '--model-url', url)).toBe(0)
  expect(await counts('--var', 'MODEL:embedded')).toBe(0)
  expect(await counts('--port', String(server.port))).toBe(0)
  expect(server.asked).toHaveLength(2)
})
