import { expect, test } from 'vitest'
import { ServiceFault } from '../../../../shared/services/ask-json.ts'
import { embedFirst } from '../../../../workers/features/documents/embed-first.ts'

const piecesOf = (texts: readonly string[]) =>
  texts.map((text, ordinal) => ({ ordinal, text, headings: [], fileName: 'a.txt' }))

/** A model that fails on what holds some words, and counts what it was asked. */
function modelThat(fails: (texts: readonly string[], request: number) => Error | undefined) {
  const asked: string[][] = []
  const embed = (texts: readonly string[]) => {
    asked.push([...texts])
    const error = fails(texts, asked.length)
    return error ? Promise.reject(error) : Promise.resolve(texts.map(() => Float32Array.of(1)))
  }
  return { embed, asked }
}

const holding = (words: string) => (texts: readonly string[]) =>
  texts.some((text) => text.includes(words)) ? new ServiceFault('The service answered with 500') : undefined

test('pieces that a model takes get their vectors in one request', async () => {
  const model = modelThat(() => undefined)
  const embedded = await embedFirst(model, piecesOf(['one', 'two']))
  expect(embedded.map(({ ordinal, vector }) => [ordinal, vector.length])).toEqual([
    [0, 1],
    [1, 1],
  ])
  expect(model.asked).toHaveLength(1)
})

test('those before a piece that is refused get theirs, and the others are left for the next time', async () => {
  const texts = Array.from({ length: 96 }, (_, at) => (at === 60 ? 'refused' : `piece ${at}`))
  const model = modelThat(holding('refused'))
  const embedded = await embedFirst(model, piecesOf(texts))
  expect(embedded.map(({ ordinal }) => ordinal)).toEqual(Array.from({ length: 48 }, (_, at) => at))
  expect(embedded.every(({ vector }) => vector.length === 1)).toBe(true)
})

test.each([1, 2, 96])(
  'a piece at the head of %d that is refused alone gets the empty vector',
  async (count) => {
    const texts = Array.from({ length: count }, (_, at) => (at === 0 ? 'refused' : `piece ${at}`))
    const model = modelThat(holding('refused'))
    const embedded = await embedFirst(model, piecesOf(texts))
    expect(embedded.map(({ ordinal, vector }) => [ordinal, vector.length])).toEqual([[0, 0]])
    expect(model.asked.length).toBeLessThanOrEqual(16)
  },
)

test('a request that fails by chance refuses no piece', async () => {
  const fault = new ServiceFault('The service cannot be reached')
  const model = modelThat((_, request) => (request <= 3 && request !== 2 ? fault : undefined))
  const embedded = await embedFirst(model, piecesOf(['only']))
  expect(embedded.map(({ vector }) => vector.length)).toEqual([1])
})

test('a model that is away refuses nothing, and is asked for no piece alone', async () => {
  const model = modelThat(() => new Error('The model is away'))
  await expect(embedFirst(model, piecesOf(['one', 'two', 'three']))).rejects.toThrow('The model is away')
  expect(model.asked).toHaveLength(2)
})

test('a model that asks to be left alone is', async () => {
  const model = modelThat(() => new ServiceFault('The service answered with 429', { retryAfterSeconds: 9 }))
  await expect(embedFirst(model, piecesOf(['one']))).rejects.toMatchObject({ retryAfterSeconds: 9 })
  expect(model.asked).toHaveLength(1)
})
