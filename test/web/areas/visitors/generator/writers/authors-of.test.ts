import { expect, test } from 'vitest'
import { authorsOf } from '../../../../../../web/areas/visitors/generator/writers/authors-of.ts'

const embedded = {
  model: { configured: false, name: null, engine: null, available: false },
  nearby: null,
  assistant: { url: 'http://localhost:8787/api/mcp' },
}
const nearby = {
  server: 'Ollama',
  model: 'small:8b',
  url: 'http://localhost:11434/v1',
  command: 'npm start -- --model small:8b --model-url http://localhost:11434/v1',
}

test('a service without a model says so, with what answers nearby and where assistants connect', () => {
  expect(authorsOf(embedded)).toEqual(embedded)
  expect(authorsOf({ ...embedded, nearby })).toEqual({ ...embedded, nearby })
})

test('a model that is configured is named, and why it is not available', () => {
  const model = {
    configured: true,
    name: 'small:8b',
    engine: 'openai',
    available: false,
    reason: 'No answer',
  }
  expect(authorsOf({ ...embedded, model })?.model).toEqual(model)
})

test.each([undefined, null, '', [], {}, { model: null }, { model: [] }, { model: { configured: 'yes' } }])(
  'an answer that says nothing of a model is none: %j',
  (answer) => expect(authorsOf(answer)).toBeNull(),
)

test('parts of an answer that are of another form are left out', () => {
  const model = { configured: true, name: 7, engine: {}, available: 'yes', reason: ['why'] }
  expect(authorsOf({ model, nearby: { server: 'Ollama', model: '' }, assistant: 'here' })).toEqual({
    model: { configured: true, name: null, engine: null, available: false },
    nearby: null,
    assistant: null,
  })
})
