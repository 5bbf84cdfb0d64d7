import { expect, test } from 'vitest'
import { readSettings } from '../../../shared/services/settings.ts'
import { type VectorIndex, createVectors } from '../../../shared/services/vectors.ts'
import { newVectorIndex } from '../../support/vector-index.ts'

const settings = readSettings({
  EMBEDDINGS: 'workers-ai',
  VECTORS: 'vectorize',
  SEARCH_SERVICE_TIMEOUT_SECONDS: '0.05',
})
const place = { organizationId: crypto.randomUUID(), ownerId: crypto.randomUUID() }

/** The nearer the number, the nearer the direction. */
const vectorOf = (at: number) => Float32Array.of(Math.cos(at / 1000), Math.sin(at / 1000))
const named = (at: number) => `${place.ownerId}.1.${at}`
const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: named(at), vector: vectorOf(at) }))

const vectorsBy = (binding?: VectorIndex) => {
  const vectors = createVectors(settings, binding)
  if (!vectors) throw new Error('No vectors were configured')
  return vectors
}

test('more are found than one query finds, the nearest first, by a few queries at a time', async () => {
  const { binding, state } = newVectorIndex()
  const vectors = vectorsBy(binding)
  await vectors.put(place, numbered(900))
  const found = await vectors.near(place, vectorOf(0))
  expect(found).toEqual(Array.from({ length: 400 }, (_, at) => named(at)))
  expect(state.queries).toBe(16)
  expect(state.mostAsking).toBeGreaterThan(1)
  expect(state.mostAsking).toBeLessThanOrEqual(6)
})

test('nothing of another organization or base is found', async () => {
  const { binding } = newVectorIndex()
  const vectors = vectorsBy(binding)
  await vectors.put(place, numbered(20))
  const stranger = { ...place, organizationId: crypto.randomUUID() }
  expect(await vectors.near(stranger, vectorOf(0))).toEqual([])
  expect(await vectors.near({ ...place, ownerId: crypto.randomUUID() }, vectorOf(0))).toEqual([])
})

test('what is put again takes the place of what had its name, and what is removed is gone', async () => {
  const { binding, rows } = newVectorIndex()
  const vectors = vectorsBy(binding)
  await vectors.put(place, numbered(250))
  await vectors.put(place, [{ id: named(249), vector: vectorOf(0) }])
  expect(rows.size).toBe(250)
  await vectors.remove(numbered(248).map(({ id }) => id))
  expect(await vectors.near(place, vectorOf(0))).toEqual([named(249), named(248)])
  await vectors.put(place, [])
  await vectors.remove([])
  expect(rows.size).toBe(2)
})

const failing = () => {
  throw new Error('Binding VECTOR_INDEX needs to be run remotely')
}
const answering = (query: () => unknown) => ({ query }) as unknown as VectorIndex

test.each([
  ['fails', () => Promise.reject(new Error('VECTOR_QUERY_ERROR')), 'did not answer'],
  ['fails at once', failing, 'did not answer'],
  ['is silent', () => new Promise(() => {}), 'did not answer'],
  ['answers with nothing', () => Promise.resolve(undefined), 'something else than matches'],
  ['gives numbers', () => Promise.resolve({ matches: [{ id: 7, score: 1 }] }), 'something else'],
])('an index that %s gave no neighbours', async (_what, query, said) => {
  const asked = vectorsBy(answering(query)).near(place, vectorOf(0))
  await expect(asked).rejects.toThrow(said)
  await expect(asked).rejects.toMatchObject({ name: 'ServiceFault' })
})

test('without the setting there is none, and without the binding it says so', async () => {
  expect(createVectors(readSettings({}), newVectorIndex().binding)).toBeUndefined()
  await expect(async () => vectorsBy().near(place, vectorOf(0))).rejects.toThrow('no binding VECTOR_INDEX')
})
