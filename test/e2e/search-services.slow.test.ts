import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Base, baseOf, newBaseOf } from '../support/base-of-product.ts'
import { ask } from '../support/durable-load.ts'
import { lastingProduct } from '../support/lasting-product.ts'
import { scoreOf, startSearchProvider } from '../support/search-provider.ts'

const patience = { timeout: 300_000, interval: 250 }
const roomCount = 100
const perPage = 20
/** Whole pages of at least 64. */
const window = 80

/** Some more pieces than are put into order. */
const rooms = Array.from(
  { length: roomCount },
  (_, at) => `# Room ${at}\n\n${`Room ${at} has a projector on the ceiling. `.repeat(40)}`,
).join('\n\n')

const rules = [
  '# Parking',
  'Cars stand behind the main building.',
  '# Holidays',
  'Every employee has 28 days of holiday a year.',
].join('\n\n')

let provider: Awaited<ReturnType<typeof startSearchProvider>>
let embeddingModel = 'first'
beforeAll(async () => {
  provider = await startSearchProvider()
})
const product = lastingProduct({ settings: () => provider.settings(embeddingModel) })
afterAll(() => provider.close())
const ids = { rooms: '', rules: '' }
const base = (name: keyof typeof ids): Base => baseOf(product.account(), ids[name])

async function fill(fileName: string, text: string): Promise<string> {
  const made = await newBaseOf(product.account(), fileName)
  await made.upload(fileName, Buffer.from(text))
  expect(await made.settled()).toMatchObject([{ status: 'indexed' }])
  return made.kbId
}

beforeAll(async () => {
  ids.rooms = await fill('rooms.md', rooms)
  ids.rules = await fill('rules.md', rules)
})

test('a text that shares no word with the question is found by its vector', async () => {
  const { results, warnings } = await base('rules').search('automobile', { explain: '1' })
  expect(warnings).toEqual([])
  expect(results[0]).toMatchObject({ content: expect.stringContaining('Cars stand') })
  expect(results[0]?.scoring).toMatchObject({ lexical: 0, vector: expect.any(Number) })
})

test('pages walk through one order, that of the reranker as far as it reads, and every piece stands on one of them', async () => {
  const question = 'projector'
  const all: Awaited<ReturnType<Base['search']>>['results'] = []
  for (let page = 1, isMore = true; isMore; page++) {
    const found = await base('rooms').search(question, { perPage, page, explain: '1' })
    expect(found.warnings).toEqual([])
    all.push(...found.results)
    isMore = found.pagination.hasMore
    expect(all).toHaveLength(isMore ? page * perPage : found.totalResults)
  }
  expect(all.length).toBeGreaterThan(window)
  expect(new Set(all.map(({ chunkId }) => chunkId)).size).toBe(all.length)
  const scores = all.map(({ scoring }) => scoring?.reranked ?? null)
  const read = scores.slice(0, window)
  expect(read).toEqual(
    all
      .slice(0, window)
      .map(({ content, metadata }) => scoreOf(question, [...metadata.headings, content].join('\n'))),
  )
  expect(read).toEqual(read.toSorted((one, other) => Number(other) - Number(one)))
  expect(new Set(scores.slice(window))).toEqual(new Set([null]))
})

test('what only the web says is answered and cited by its page, as plain text, and no page is opened for it', async () => {
  const question = 'Who won the Riverside cup?'
  const asked = provider.asked.length
  const without = await base('rules').search(question)
  expect([without.answer, without.sources]).toEqual(['', []])
  expect(provider.asked.slice(asked).filter((path) => path.startsWith('/search'))).toEqual([])
  const { answer, sources, warnings } = await base('rules').search(question, { enableWebSearch: true })
  expect(answer).toBe('The Riverside cup was won by the Harbour Rowers in 2024. [1]')
  expect(sources).toEqual([
    {
      n: 1,
      kind: 'web',
      url: 'https://news.example/riverside-cup',
      title: 'The Riverside cup',
      start: 0,
      end: 56,
      quote: 'The Riverside cup was won by the Harbour Rowers in 2024.',
      updatedAt: '2024-06-01T00:00:00.000Z',
    },
  ])
  expect(warnings).toEqual([])
  const searched = provider.asked.filter((path) => path.startsWith('/search'))
  expect(searched.map((path) => new URLSearchParams(path.split('?')[1]).get('q'))).toEqual([question])
})

test('what files say is cited from them, whatever the web says beside', async () => {
  const { sources } = await base('rules').search('How many days of holiday does an employee have?', {
    enableWebSearch: true,
  })
  expect(sources).toMatchObject([{ fileName: 'rules.md', quote: expect.stringContaining('28 days') }])
})

test('while all of them are away, words find what they find, and each is missed by name', async () => {
  provider.state.isAway = true
  const { results, answer, warnings } = await base('rules').search('days of holiday', {
    enableWebSearch: true,
  })
  provider.state.isAway = false
  expect(results[0]?.content).toContain('28 days')
  expect(answer).toContain('28 days')
  expect(warnings.map((warning) => /model for vectors|search of the web/.exec(warning)?.[0])).toEqual([
    'model for vectors',
    'search of the web',
  ])
})

test('after a start with another model all that is there is embedded anew by it, each piece once', async () => {
  const pieces = new Set(provider.textsFor('first').filter((text) => text.includes('.md\n')))
  await product.end()
  embeddingModel = 'second'
  await product.start()
  const modelOf = async (kbId: string) => {
    // Whoever searches orders it at once.
    const { results, warnings } = await baseOf(product.account(), kbId).search('projector')
    for (const warning of warnings) expect(warning).toMatch(/^The vectors of \d+ pieces? are being made anew/)
    expect(results.length > 0 || kbId === ids.rules).toBe(true)
    const path = `/api/knowledge-bases/${kbId}`
    return (await ask<{ embeddingModel: string }>(product.account(), 'GET', path)).embeddingModel
  }
  for (const kbId of Object.values(ids)) await expect.poll(() => modelOf(kbId), patience).toBe('second')
  const again = provider.textsFor('second').filter((text) => text.includes('.md\n'))
  expect(again.toSorted()).toEqual([...pieces].toSorted())
  const { results, warnings } = await base('rules').search('automobile', { explain: '1' })
  expect(warnings).toEqual([])
  expect(results[0]).toMatchObject({ content: expect.stringContaining('Cars stand') })
  expect(results[0]?.scoring?.vector).toBeGreaterThan(0.1)
})
