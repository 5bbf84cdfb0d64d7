import { expect, test } from 'vitest'
import { z } from 'zod'
import { createModel } from '../../../shared/services/models.ts'
import { readSettings } from '../../../shared/services/settings.ts'

/** The binding of Workers AI at its wire: a stream of events for whoever asks for one, an object in JSON mode otherwise. */
function workersAi(text: string) {
  const inputs: Record<string, unknown>[] = []
  const events = (text.match(/.{1,3}/gs) ?? []).map(
    (piece) => `data: ${JSON.stringify({ response: piece })}\n\n`,
  )
  const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 }
  const all = [...events, `data: ${JSON.stringify({ response: '', usage })}\n\n`, 'data: [DONE]\n\n']
  const run = async (_model: string, input: Record<string, unknown>) => {
    inputs.push(input)
    if (!input['stream']) return { response: JSON.parse(text) as unknown, usage }
    return new Response(all.join('')).body
  }
  return { binding: { run } as unknown as Ai, inputs }
}

const settings = readSettings({ MODEL: 'workers-ai' })
const question = { system: 'Answer.', user: 'Who?', schema: z.object({ name: z.string() }) }

test('Workers AI streams plain text to whoever reads an answer piece by piece', async () => {
  const { binding, inputs } = workersAi('{"name": "Anna"}')
  const pieces: string[] = []
  const answer = await createModel(settings, binding)?.ask({
    ...question,
    onText: (piece) => pieces.push(piece),
  })
  expect(answer).toMatchObject({ ok: true, value: { name: 'Anna' } })
  expect(pieces.length).toBeGreaterThan(1)
  expect(pieces.join('')).toBe('{"name": "Anna"}')
  expect(inputs).toMatchObject([{ stream: true }])
  expect(inputs[0]).not.toHaveProperty('response_format')
})

test('Workers AI is held to the schema where the answer is read as a whole', async () => {
  const { binding, inputs } = workersAi('{"name": "Anna"}')
  const answer = await createModel(settings, binding)?.ask(question)
  expect(answer).toMatchObject({ ok: true, value: { name: 'Anna' } })
  expect(inputs).toMatchObject([{ response_format: { type: 'json_schema' } }])
})
