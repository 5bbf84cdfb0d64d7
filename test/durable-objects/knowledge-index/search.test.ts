import { expect, test } from 'vitest'
import { add, find, newIndex } from './files.ts'

const hostile = {
  'operators of FTS5': 'limit AND OR NOT NEAR(limit, 3) {text}: ^limit limit*',
  quotes: `"limit" ' '' "" " limit "" OR 1=1 --`,
  NULs: 'li\u0000mit \u0000 limit',
  'signs of our own postings': 'limit×1 limit× ×3 limit×:',
  'lone surrogates': '\ud800limit\udc00 \udfff limit',
  'ten kilobytes of one word': 'limit '.repeat(2000),
  'ten kilobytes of different words': `limit ${Array.from({ length: 2000 }, (_, at) => `w${at}`).join(' ')}`,
  'a word without end': `limit ${'x'.repeat(100_000)}`,
  'names of what objects have': '__proto__ constructor toString limit hasOwnProperty',
}

test.each(Object.entries(hostile))(
  'a question that holds %s finds what its words say',
  async (_, question) => {
    const index = newIndex()
    await add(index, ['The limit is 100 euros.', 'Nothing of the kind.'])
    expect(await find(index, question)).toEqual(['The limit is 100 euros.'])
    const statistics = await index.statistics({ question })
    expect(statistics.frequencies['limit']).toBe(1)
    expect(await find(index, question, { statistics })).toEqual(['The limit is 100 euros.'])
  },
)

test.each(['', '   ', '?!', 'the of and', '×', '\u0000', '""'])(
  'the question %j finds nothing',
  async (question) => {
    const index = newIndex()
    await add(index, ['The limit is 100 euros.'])
    expect(await index.search({ question, limit: 10 })).toEqual({ total: 0, hits: [], unembedded: 0 })
  },
)

test('words that are properties of all objects are counted as others are', async () => {
  const index = newIndex()
  await add(index, ['The constructor calls valueOf and __proto__.'])
  const statistics = await index.statistics({ question: 'constructor valueOf __proto__ toString' })
  expect(new Map(Object.entries(statistics.frequencies))).toEqual(
    new Map([
      ['constructor', 1],
      ['valueof', 1],
      ['proto', 1],
      ['tostr', 0],
    ]),
  )
})

test('text in other scripts is found', async () => {
  const index = newIndex()
  await add(index, [
    'Die Straße führt über die Brücke.',
    'Договор действует до мая.',
    '東京都の規則は厳しい。',
  ])
  expect(await find(index, 'Brucke')).toEqual(['Die Straße führt über die Brücke.'])
  expect(await find(index, 'ДОГОВОР')).toEqual(['Договор действует до мая.'])
  expect(await find(index, '規則')).toEqual(['東京都の規則は厳しい。'])
})

test.each([
  ['48500.75', 'The lift cost 48.500,75 EUR.'],
  ['12000 litres', 'The tank holds 12 000 litres.'],
  ['what weighs 2.500 kg', 'The drum weighs 2500 kg.'],
])('%j finds a number however it is written', async (question, text) => {
  const index = newIndex()
  const others = ['The hall has 75 seats and 500 litres.', 'The barrel weighs 12 kg and holds 48 litres.']
  await add(index, [text, ...others])
  expect((await find(index, question))[0]).toBe(text)
})

test('files are chosen by id, type and time', async () => {
  const index = newIndex()
  const one = await add(index, ['limit one'], { updatedAt: 1000, fileType: 'pdf' })
  const two = await add(index, ['limit two'], { updatedAt: 2000, fileType: 'docx' })
  await add(index, ['limit three'], { updatedAt: 3000, fileType: 'pdf' })
  const found = async (filter: object) => (await find(index, 'limit', { filter })).toSorted()
  expect(await found({ fileIds: [one.fileId, two.fileId] })).toEqual(['limit one', 'limit two'])
  expect(await found({ fileIds: [] })).toEqual([])
  expect(await found({ exceptFileIds: [one.fileId] })).not.toContain('limit one')
  expect(await found({ exceptFileIds: [one.fileId] })).toContain('limit two')
  expect(await found({ fileTypes: ['pdf'] })).toEqual(['limit one', 'limit three'])
  expect(await found({ from: 2000 })).toEqual(['limit three', 'limit two'])
  expect(await found({ to: 2000 })).toEqual(['limit one', 'limit two'])
  expect(await found({ from: 2000, to: 2000, fileTypes: ['docx'] })).toEqual(['limit two'])
  expect(await found({ from: 3000, to: 1000 })).toEqual([])
})

test('chunks that say what is excluded are left out: words in any form, phrases as they stand', async () => {
  const index = newIndex()
  await add(index, [
    'limit for contractors',
    'limit for the red car',
    'limit for a car in red',
    'limit for staff',
  ])
  const found = async (...without: string[]) =>
    (await find(index, 'limit', { filter: { without } })).toSorted()
  expect(await found('Contractor')).toEqual([
    'limit for a car in red',
    'limit for staff',
    'limit for the red car',
  ])
  expect(await found('red car')).toEqual([
    'limit for a car in red',
    'limit for contractors',
    'limit for staff',
  ])
  expect(await found('contractors', 'red')).toEqual(['limit for staff'])
  expect(await found('', 'the', '"', 'nowhere')).toHaveLength(4)
})

test('equal texts count once, and the file that changed last stands for them', async () => {
  const index = newIndex()
  const old = await add(index, ['The limit is 100 euros.'], { updatedAt: 1000 })
  const young = await add(index, ['the LIMIT  is 100 euros.'], { updatedAt: 2000 })
  await add(index, ['Another limit.'])
  const { hits, total } = await index.search({ question: '100 euros limit', limit: 10 })
  expect(total).toBe(2)
  expect(hits[0]).toMatchObject({ fileId: young.fileId, alsoIn: [`${old.fileId}.1.0`] })
  expect(hits[1]).not.toHaveProperty('alsoIn')
})

test('all matches are counted, and the best are told', async () => {
  const index = newIndex()
  const pieces = Array.from({ length: 1200 }, (_, at) => `limit number ${at}`)
  for (let at = 0; at < pieces.length; at += 300) await add(index, pieces.slice(at, at + 300))
  const { hits, total } = await index.search({ question: 'limit', limit: 3 })
  expect(total).toBe(1000)
  expect(hits).toHaveLength(3)
  expect((await index.search({ question: 'limit', limit: 5000 })).hits).toHaveLength(1000)
  expect((await index.search({ question: 'limit', limit: 0 })).hits).toEqual([])
  expect(await find(index, 'limit 777')).toContain('limit number 777')
})

test('vectors of a model find what shares no word, and its bytes are rescored', async () => {
  const index = newIndex()
  const file = await add(index, ['cars', 'boats', 'planes'])
  const vector = (...numbers: number[]) => new Float32Array(numbers)
  const model = 'model-a'
  expect(await index.unembedded({ reading: file, model, limit: 2 })).toEqual([
    { ordinal: 0, text: 'cars', headings: [], fileName: 'handbook.md' },
    { ordinal: 1, text: 'boats', headings: [], fileName: 'handbook.md' },
  ])
  const vectors = [
    { ordinal: 0, vector: vector(3, 4, 0) },
    { ordinal: 1, vector: vector(0.6, 0, 0.8) },
    { ordinal: 2, vector: vector(Number.NaN, 1, 0) },
    { ordinal: 7, vector: vector(1, 0, 0) },
  ]
  await index.embed({ reading: file, model, vectors })
  const { hits } = await index.search({
    question: 'automobile',
    vector: vector(0.6, 0.8, 0),
    model,
    limit: 10,
  })
  expect(hits.map(({ ordinal }) => ordinal)).toEqual([0, 1])
  expect(hits[0]).toMatchObject({ lexical: 0, dense: expect.closeTo(1, 6) })
  expect(hits[1]?.dense).toBeCloseTo(0.36, 6)
  const other = { question: 'automobile', vector: vector(0.6, 0.8, 0), model: 'model-b', limit: 10 }
  expect((await index.search(other)).hits).toEqual([])
  expect((await index.search({ ...other, model, vector: vector(1, 0) })).hits).toEqual([])
  expect(await index.unembedded({ reading: file, model, limit: 9 })).toEqual([])
})

test('a text of which a model makes no vector is asked for once', async () => {
  const index = newIndex()
  const model = 'model-a'
  const file = await add(index, ['...', 'The lift is out of order.', 'xyz'])
  const vectors = [new Float32Array(), Float32Array.of(0, 0), Float32Array.of(Number.NaN, 1)]
  const given = vectors.map((vector, ordinal) => ({ ordinal, vector }))
  await index.embed({ reading: file, model, vectors: given })
  expect(await index.unembedded({ reading: file, model, limit: 9 })).toEqual([])
  expect(await find(index, 'lift', { vector: Float32Array.of(1, 0), model })).toEqual([
    'The lift is out of order.',
  ])
})
