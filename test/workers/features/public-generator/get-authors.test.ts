import { expect, test } from 'vitest'
import type { Settings } from '../../../../shared/services/settings.ts'
import { getAuthors } from '../../../../workers/features/public-generator/get-authors.ts'
import { ask, base } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'

const nearby = {
  server: 'Ollama',
  model: 'qwen3:8b',
  url: 'http://127.0.0.1:11434/v1',
  command: 'npm start -- --model qwen3:8b',
}

/** What a deployment with these vars answers. */
async function told(vars: Partial<Record<keyof Settings, unknown>> & { AI?: unknown }) {
  const response = await deploy([getAuthors], vars)(new Request(`${base}/api/public/test-cases/authors`))
  expect(response.status).toBe(200)
  return response.json()
}

test('without a model the embedded authors write, and an assistant can', async () => {
  expect(await ask(getAuthors, {})).toEqual({
    model: { configured: false, name: null, engine: 'embedded', available: false },
    nearby: null,
    assistant: { url: `${base}/api/mcp` },
  })
})

test('a model that is configured is named, and nothing of its address or key is told', async () => {
  const MODEL_URL = 'http://models.example/v1'
  const vars = { MODEL: 'openai-compatible', MODEL_NAME: 'small', MODEL_URL, MODEL_API_KEY: 'sk-canary' }
  const answer = await told(vars)
  expect(answer).toMatchObject({
    model: { configured: true, name: 'small', engine: 'openai-compatible', available: true },
  })
  expect(JSON.stringify(answer)).not.toMatch(/canary|models\.example/)
})

test('the model of Workers AI is named where it is bound, and is none where it is not', async () => {
  expect(await told({ MODEL: 'workers-ai', AI: {} })).toMatchObject({
    model: { configured: true, engine: 'workers-ai', name: expect.stringMatching(/^@cf\//) },
  })
  expect(await told({ MODEL: 'workers-ai' })).toMatchObject({
    model: { configured: false, engine: 'embedded', name: null },
  })
})

test('a model on this machine is told on one machine alone', async () => {
  const MODEL_NEARBY = JSON.stringify(nearby)
  expect(await told({ LOCAL: 'true', MODEL_NEARBY })).toMatchObject({ nearby })
  expect(await told({ LOCAL: 'false', MODEL_NEARBY })).toMatchObject({ nearby: null })
})

test.each(['{', 'null', '[]', '{"server":"Ollama"}', '{"server":1,"model":2,"url":3,"command":4}'])(
  'a setting that holds %s tells of no model',
  async (MODEL_NEARBY) => {
    expect(await told({ LOCAL: 'true', MODEL_NEARBY })).toMatchObject({ nearby: null })
  },
)
