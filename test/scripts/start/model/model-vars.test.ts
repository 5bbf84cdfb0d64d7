import { mkdtemp, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArguments } from '../../../../scripts/start/arguments.mjs'
import { writeLocalConfigs } from '../../../../scripts/start/local-configs.mjs'
import { findServers } from '../../../../scripts/start/model/find-servers.mjs'
import { modelVars } from '../../../../scripts/start/model/model-vars.mjs'
import { root } from '../../../../scripts/toolchain.mjs'
import { removeFolder } from '../../../support/remove-folder.ts'
import { listOf, listServer } from './list-server.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-model-'))
})
afterAll(() => removeFolder(folder))

const read = (...words: string[]) => readArguments(words, { env: {}, cwd: folder }).model
const none = Promise.resolve([])

test('a start that names no model sets nothing, and `embedded` asks none', async () => {
  expect(await modelVars(read(), none)).toEqual({})
  expect(await modelVars(read('--model', 'embedded'), none)).toEqual({ MODEL: 'embedded' })
})

test('a model at an address is asked there, and a key that was meant for another server is not sent to it', async () => {
  expect(await modelVars(read('--model', 'small', '--model-url', 'http://127.0.0.1:11434'), none)).toEqual({
    MODEL: 'openai-compatible',
    MODEL_NAME: 'small',
    MODEL_URL: 'http://127.0.0.1:11434/v1',
    MODEL_API_KEY: '',
  })
})

test('without an address it is the server of this machine that has the model', async () => {
  const studio = await listServer(listOf('other'), 'LM Studio')
  const ollama = await listServer(listOf('qwen3:8b', 'llama3.2:latest'))
  const servers = findServers({ servers: [studio, ollama], timeoutMs: 60_000 })
  const MODEL_URL = `http://127.0.0.1:${ollama.port}/v1`
  expect(await modelVars(read('--model', 'qwen3:8b'), servers)).toMatchObject({
    MODEL_NAME: 'qwen3:8b',
    MODEL_URL,
  })
  expect(await modelVars(read('--model', 'llama3.2'), servers)).toMatchObject({
    MODEL_NAME: 'llama3.2:latest',
    MODEL_URL,
  })
})

test('a model that no server of this machine has is refused with what there is and what to do', async () => {
  await expect(modelVars(read('--model', 'qwen3:8b'), none)).rejects.toThrow(
    'No server on this machine has the model qwen3:8b. Nobody answers as Ollama (port 11434), LM Studio (port 1234), llama.cpp (port 8080). Start a server that has it, or say where it is: npm start -- --model qwen3:8b --model-url http://HOST:PORT/v1',
  )
  const models = ['\u001b[31mred', ...Array.from({ length: 7 }, (_, index) => `m${index}`)]
  const servers = Promise.resolve([{ server: 'Ollama', url: 'http://127.0.0.1:11434/v1', models }])
  await expect(modelVars(read('--model', 'qwen3:8b'), servers)).rejects.toThrow(
    'Ollama has m0, m1, m2, m3, m4, 3 others.',
  )
})

test('a start with a key in a file hands it to the Workers that ask models, in files that only this user can read', async () => {
  const path = join(folder, 'key')
  await writeFile(path, 'sk-canary\n')
  const words = ['--model', 'small', '--model-url', 'https://api.example.com/v1', '--model-key-file', path]
  const { vars, model } = readArguments(words, { env: {}, cwd: folder })
  const into = join(folder, 'workers')
  await writeLocalConfigs({ root, folder: into, vars: { ...vars, ...(await modelVars(model, none)) } })
  const holding: string[] = []
  for (const entry of await readdir(into, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !(await readFile(file, 'utf8')).includes('sk-canary')) continue
    holding.push(file.slice(into.length + 1))
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o077, file).toBe(0)
  }
  expect(holding.toSorted()).toEqual(['api/.dev.vars', 'jobs/.dev.vars'])
  expect(parseEnv(await readFile(join(into, 'jobs/.dev.vars'), 'utf8'))).toMatchObject({
    MODEL: 'openai-compatible',
    MODEL_NAME: 'small',
    MODEL_URL: 'https://api.example.com/v1',
    MODEL_API_KEY: 'sk-canary',
  })
})
