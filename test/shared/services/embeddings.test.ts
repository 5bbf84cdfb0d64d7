import { expect, test } from 'vitest'
import { createEmbedder } from '../../../shared/services/embeddings.ts'
import { readSettings } from '../../../shared/services/settings.ts'
import { misbehaviours, newService } from '../../support/search-services.ts'

const embed = (settings: ReturnType<typeof readSettings>, texts: string[]) =>
  createEmbedder(settings, undefined)?.embed(texts, { timeoutMs: 50 })

const listed = (...data: object[]) => Response.json({ data })

test('texts are sent at once by their order, with the key, and come back as vectors of length 1', async () => {
  const { embeddings, got, bodies } = newService(() =>
    listed({ index: 1, embedding: [0, 2] }, { index: 0, embedding: [3, 4] }),
  )
  const vectors = await embed(embeddings, ['one', 'two'])
  expect(vectors).toEqual([Float32Array.of(0.6, 0.8), Float32Array.of(0, 1)])
  expect(bodies()).toEqual([{ model: 'm', input: ['one', 'two'], encoding_format: 'float' }])
  expect(got[0]?.url).toMatch(/\.example\/v1\/embeddings$/)
  expect(got[0]?.headers).toMatchObject({ authorization: 'Bearer key' })
})

test.each(misbehaviours)('a service that %s gave no vectors', async (_what, answer, said) => {
  await expect(embed(newService(answer).embeddings, ['one'])).rejects.toThrow(said)
})

test.each([
  ['one vector for two texts', [{ embedding: [1] }], 'gave 1 vectors for 2 texts'],
  ['three', [{ embedding: [1] }, { embedding: [1] }, { embedding: [1] }], 'texts that nobody sent'],
  ['two for the same text', [1, 1].map((index) => ({ index, embedding: [1] })), 'texts that nobody sent'],
  ['vectors of two lengths', [{ embedding: [1, 2] }, { embedding: [1] }], 'different lengths'],
  ['an empty vector', [{ embedding: [] }, { embedding: [] }], 'something else than vectors'],
  ['words', [{ embedding: ['a'] }, { embedding: ['b'] }], 'something else than vectors'],
  ['base64', [{ embedding: 'AACAPw==' }, { embedding: 'AACAPw==' }], 'something else than vectors'],
])('%s: no vector is given to a text that it may not belong to', async (_what, data, said) => {
  await expect(embed(newService(() => listed(...data)).embeddings, ['a', 'b'])).rejects.toThrow(said)
})

test.each([
  ['30', 30],
  [new Date(Date.now() + 3_600_000).toUTCString(), 3600],
  ['soon', undefined],
])('a service that asks to be left alone (%s) is understood', async (header, seconds) => {
  const busy = () => new Response(null, { status: 429, headers: { 'retry-after': header } })
  const fault = await embed(newService(busy).embeddings, ['one'])?.catch((error: unknown) => error)
  const { retryAfterSeconds } = fault as { retryAfterSeconds?: number }
  if (seconds === undefined) expect(retryAfterSeconds).toBeUndefined()
  else expect(Math.abs((retryAfterSeconds ?? 0) - seconds)).toBeLessThanOrEqual(2)
})

test('an answer without end is not read to its end', async () => {
  let sent = 0
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1_000_000
        controller.enqueue(new Uint8Array(1_000_000).fill(32))
      },
    })
  const { embeddings } = newService(() => new Response(endless()))
  const asked = createEmbedder(embeddings, undefined)?.embed(['one'])
  await expect(asked).rejects.toThrow('more than 32000000 bytes')
  expect(sent).toBeLessThan(40_000_000)
})

test('Workers AI is asked by its binding, and without it says so', async () => {
  const settings = readSettings({ EMBEDDINGS: 'workers-ai' })
  const asked: unknown[] = []
  const ai = {
    run: (...words: unknown[]) => {
      asked.push(words.slice(0, 2))
      return Promise.resolve({ shape: [1, 2], data: [[0, 3]] })
    },
  } as unknown as Ai
  expect(await createEmbedder(settings, ai)?.embed(['one'])).toEqual([Float32Array.of(0, 1)])
  expect(asked).toEqual([['@cf/baai/bge-m3', { text: ['one'] }]])
  await expect(createEmbedder(settings, undefined)?.embed(['one'])).rejects.toThrow('no binding AI')
})
