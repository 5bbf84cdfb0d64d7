import { expect, test } from 'vitest'
import { deleteFile } from '../../../../workers/features/documents/delete-file.ts'
import { getFileText } from '../../../../workers/features/documents/get-file-text.route.ts'
import { searchBase } from '../../../../workers/features/search/search-base.route.ts'
import type { SearchAnswer } from '../../../../workers/features/search/schemas.ts'
import { expectRefusal, fetchApi, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase, uploaded } from '../documents/support.ts'

const owner = await newOwner()

const handbook = [
  '# Holidays',
  'Every employee has 28 days of holiday a year. Requests go to the team lead at least two weeks before.',
  '# Expenses',
  'Taxi rides are paid back up to 40 euros. Receipts are handed in within 30 days.',
  '# Parking',
  'Visitors park behind the main building. The barrier code changes every month.',
].join('\n\n')

async function newHandbook() {
  const id = await newBase(owner, 'Handbook')
  const { fileId } = await uploaded(id, { fileName: 'handbook.md', content: handbook }, owner)
  return { id, fileId }
}

async function search(id: string, input: Record<string, unknown>, { token } = owner): Promise<SearchAnswer> {
  const response = await send(searchBase, { id, ...input }, { token })
  const body = await response.json()
  expect(response.status, JSON.stringify(body)).toBe(200)
  return body as SearchAnswer
}

test('an answer is made of sentences of the files, and each of its marks leads to the very words', async () => {
  const { id, fileId } = await newHandbook()
  const found = await search(id, { question: 'How many days of holiday do employees have?' })
  expect(found.answer).toContain('28 days of holiday a year')
  expect(found.answerReason).toBeNull()
  expect(found).toMatchObject({ kbName: 'Handbook', question: 'How many days of holiday do employees have?' })
  const text = await (await send(getFileText, { id, fileId }, owner)).text()
  expect(found.sources.length).toBeGreaterThan(0)
  for (const { n, start, end, quote } of found.sources) {
    expect(text.slice(start, end)).toBe(quote)
    expect(found.answer).toContain(`[${n}]`)
  }
  for (const { content, metadata } of found.results)
    expect(text.slice(metadata.start, metadata.end)).toBe(content)
  expect(found.results[0]?.metadata).toMatchObject({ kbName: 'Handbook', pageNumber: null })
})

test('a source names the heading that its words stand under, whatever else its piece holds', async () => {
  const { id } = await newHandbook()
  const found = await search(id, { question: 'Where do visitors park?' })
  expect(found.sources).toMatchObject([
    { quote: 'Visitors park behind the main building.', headings: ['Parking'] },
  ])
  // One piece holds all three chapters, so none of them is above it.
  expect(found.results).toMatchObject([{ metadata: { headings: [] } }])
})

test('what the files do not say is not answered, and the answer says why', async () => {
  const { id } = await newHandbook()
  expect(await search(id, { question: 'Who is the chairman of the supervisory board?' })).toMatchObject({
    answer: '',
    answerReason: 'no_support',
    sources: [],
  })
  expect(await search(await newBase(owner), { question: 'Anything?' })).toMatchObject({
    answer: '',
    answerReason: 'no_documents',
    results: [],
    totalResults: 0,
  })
})

test('a question that leans on the one before is understood by it', async () => {
  const { id } = await newHandbook()
  const conversationHistory = [
    { role: 'user', content: 'How are taxi rides paid back?' },
    { role: 'assistant', content: 'Taxi rides are paid back up to 40 euros.' },
  ]
  const found = await search(id, { question: 'And when are the receipts handed in?', conversationHistory })
  expect(found.answer).toContain('within 30 days')
})

test('pages walk through all that matches, and each result stands on one of them', async () => {
  const id = await newBase(owner)
  const content = Array.from(
    { length: 12 },
    (_, at) => `# Room ${at}\n\n${'The room has a projector. '.repeat(40)}`,
  ).join('\n\n')
  await uploaded(id, { fileName: 'rooms.md', content }, owner)
  const first = await search(id, { question: 'projector', perPage: 5 })
  expect(first.pagination).toMatchObject({ page: 1, perPage: 5, hasMore: true })
  const all: string[] = []
  for (let page = 1; page <= Math.ceil(first.totalResults / 5); page++) {
    const { results, pagination } = await search(id, { question: 'projector', perPage: 5, page })
    all.push(...results.map(({ chunkId }) => chunkId))
    expect(pagination.hasMore).toBe(all.length < first.totalResults)
  }
  expect(new Set(all).size).toBe(first.totalResults)
})

test.each([
  [{ page: 11, perPage: 100 }, 'page'],
  [{ limit: 201 }, 'limit'],
  [{ question: '' }, 'question'],
  [{ stream: true, page: 2 }, 'page'],
])('%j is refused with its place', async (input, path) => {
  const id = await newBase(owner)
  await expectRefusal(send(searchBase, { id, question: 'x', ...input }, owner), 400, { path })
})

test('a stream tells the sources, then the answer in parts, then the rest', async () => {
  const { id } = await newHandbook()
  const question = 'How many days of holiday do employees have?'
  const response = await send(searchBase, { id, question, stream: true }, owner)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const events = (await response.text())
    .trim()
    .split('\n\n')
    .map((event) => {
      const [, type = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? []
      return { type, data: JSON.parse(data) as Record<string, unknown> }
    })
  expect(events.map(({ type }) => type)).toEqual([
    'sources',
    ...events.slice(1, -1).map(() => 'delta'),
    'done',
  ])
  const whole = await search(id, { question })
  const told = events.filter(({ type }) => type === 'delta').map(({ data }) => data['text'])
  expect(told.join('')).toBe(whole.answer)
  expect(events[0]?.data).toEqual({ sources: whole.sources })
  expect(events.at(-1)?.data).toMatchObject({ question, totalResults: whole.totalResults })
})

test('filters, exclusions and explanations do what they say', async () => {
  const { id, fileId } = await newHandbook()
  await uploaded(
    id,
    { fileName: 'notes.txt', content: 'Holiday notes: the canteen is closed on holidays.' },
    owner,
  )
  const only = await search(id, { question: 'holiday', fileTypes: ['txt'] })
  expect(only.results.map(({ metadata }) => metadata.fileName)).toEqual(['notes.txt'])
  for (const type of ['TXT', '.txt', ' Txt '])
    expect(await search(id, { question: 'holiday', fileTypes: [type] })).toMatchObject({ totalResults: 1 })
  const markdown = await search(id, { question: 'holiday', fileTypes: ['Markdown'] })
  expect(markdown.results.map(({ metadata }) => metadata.fileName)).toEqual(['handbook.md'])
  const named = await search(id, { question: 'holiday', fileIds: [fileId], explain: '1' })
  expect(new Set(named.results.map(({ metadata }) => metadata.fileId))).toEqual(new Set([fileId]))
  expect(named.results[0]?.scoring).toMatchObject({ reranked: null })
  const future = new Date(Date.now() + 86_400_000).toISOString()
  expect(await search(id, { question: 'holiday', updatedFrom: future })).toMatchObject({ totalResults: 0 })
})

test('scores are told whether the address or the body asks for them, and the body comes first', async () => {
  const { id } = await newHandbook()
  const asked = async (address: string, body: Record<string, unknown>) => {
    const transport = (request: Request) => fetchApi(new Request(`${request.url}${address}`, request))
    const response = await send(searchBase, { id, question: 'holiday', ...body }, { ...owner, transport })
    const { results = [] } = await response.json<Partial<SearchAnswer>>()
    return { status: response.status, told: results.map(({ scoring }) => scoring !== undefined) }
  }
  expect(await asked('?explain=1', {})).toEqual({ status: 200, told: [true] })
  expect(await asked('', { explain: '1' })).toEqual({ status: 200, told: [true] })
  expect(await asked('?explain=1', { explain: '0' })).toEqual({ status: 200, told: [false] })
  expect(await asked('', {})).toEqual({ status: 200, told: [false] })
  expect(await asked('?explain=yes', {})).toEqual({ status: 400, told: [] })
  expect(await asked('?limit=500', {})).toEqual({ status: 200, told: [false] })
})

test('whoever asks for the web where there is none is told so', async () => {
  const { id } = await newHandbook()
  const { warnings } = await search(id, { question: 'holiday', enableWebSearch: true })
  expect(warnings.join()).toContain('WEB_SEARCH')
})

test('a deleted file is found no more, in results, answers or counts', async () => {
  const { id, fileId } = await newHandbook()
  await send(deleteFile, { id, fileId }, owner)
  expect(await search(id, { question: 'How many days of holiday do employees have?' })).toMatchObject({
    totalResults: 0,
    answer: '',
    sources: [],
  })
})

test.each([
  '" OR 1=1 --',
  'NEAR(a b) AND *',
  "'; DROP TABLE chunks; --",
  'a'.repeat(2000),
  '\u0000\u202e(((',
  '日本語の質問',
])('the question %j finds what it finds, and breaks nothing', async (question) => {
  const { id } = await newHandbook()
  expect((await search(id, { question })).question).toBe(question.trim())
})

test('a mail is found by the day on which it was sent, as people write it', async () => {
  const id = await newBase(owner, 'Mails')
  const sent = (subject: string, date: string) =>
    `Subject: ${subject}\r\nFrom: lind@a.example\r\nDate: ${date}\r\n\r\nSee the notice at the gate.`
  const mails = [
    ['ramp.eml', sent('The ramp', 'Tue, 17 Mar 2026 10:30:00 +0100')],
    ['gate.eml', sent('The gate', 'Wed, 18 Mar 2026 10:30:00 +0100')],
  ] as const
  for (const [fileName, content] of mails) await uploaded(id, { fileName, content }, owner)
  const found = await search(id, { question: 'mail of 17 March 2026' })
  expect(found.results.map(({ metadata }) => metadata.fileName)).toEqual(['ramp.eml', 'gate.eml'])
  expect(found.results[0]?.content).toContain('Date: 17 March 2026, 09:30 UTC')
})
