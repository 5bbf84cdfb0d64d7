import { expect, test } from 'vitest'
import { createReranker } from '../../../shared/services/reranker.ts'
import { readSettings } from '../../../shared/services/settings.ts'
import { misbehaviours, newService } from '../../support/search-services.ts'

const score = (settings: ReturnType<typeof readSettings>, texts: string[]) =>
  createReranker(settings, undefined)?.score('why', texts)

const ranked = (...scores: [index: number, score: number][]) =>
  Response.json({ results: scores.map(([index, relevance_score]) => ({ index, relevance_score })) })

test('scores come back in the order of the texts, whatever order they are told in', async () => {
  const { reranker, got, bodies } = newService(() => ranked([1, 4.5], [0, -2]))
  expect(await score(reranker, ['a', 'b'])).toEqual([-2, 4.5])
  expect(bodies()).toEqual([{ model: 'r', query: 'why', documents: ['a', 'b'], top_n: 2 }])
  expect(got[0]?.url).toMatch(/\/v1\/rerank$/)
})

test('no text is no question', async () => {
  const { reranker, got } = newService(() => ranked())
  expect(await score(reranker, [])).toEqual([])
  expect(got).toEqual([])
})

test.each(misbehaviours)('a service that %s gave no scores', async (_what, answer, said) => {
  await expect(score(newService(answer).reranker, ['a'])).rejects.toThrow(said)
})

test.each([
  ['fewer', [0]],
  ['more', [0, 1, 2]],
  ['two for one', [0, 0]],
  ['one for none', [0, -1]],
])('%s scores than texts are no answer', async (_what, places) => {
  const { reranker } = newService(() => ranked(...places.map((at): [number, number] => [at, 1])))
  await expect(score(reranker, ['a', 'b'])).rejects.toThrow('for 2 texts')
})

test('Workers AI is asked by its binding for all texts', async () => {
  const asked: unknown[] = []
  const ai = {
    run: (...words: unknown[]) => {
      asked.push(words.slice(0, 2))
      return Promise.resolve({ response: [1, 0].map((id) => ({ id, score: id })) })
    },
  } as unknown as Ai
  const reranker = createReranker(readSettings({ RERANKER: 'workers-ai' }), ai)
  expect(await reranker?.score('why', ['a', 'b'])).toEqual([0, 1])
  const contexts = [{ text: 'a' }, { text: 'b' }]
  expect(asked).toEqual([['@cf/baai/bge-reranker-base', { query: 'why', contexts, top_k: 2 }]])
})

test('where none is configured there is none', () => {
  expect(createReranker(readSettings({}), undefined)).toBeUndefined()
})
