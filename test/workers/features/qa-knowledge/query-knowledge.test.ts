import { expect, test } from 'vitest'
import { getFileText } from '../../../../workers/features/documents/get-file-text.route.ts'
import { queryKnowledge } from '../../../../workers/features/qa-knowledge/query-knowledge.ts'
import { ask, send, refusedAs } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { modelInPlace } from '../../../support/model-in-place.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { newBase, uploaded } from '../documents/support.ts'

const owner = await newOwner()
const { token, organizationId } = owner
const question = 'What is the difference between verification and validation?'

test('a viewer gets an answer whose marks lead to articles with public sources', async () => {
  const viewer = await newMember(owner, 'viewer')
  const { answer, sources, category } = await ask(
    queryKnowledge,
    { question, organizationId },
    { token: viewer.token },
  )
  expect(sources[0]).toMatchObject({ articleId: 'verification-and-validation', category: 'definition' })
  expect(category).toBe('definition')
  const marks = new Set([...answer.matchAll(/\[(\d+)\]/g)].map((match) => Number(match[1])))
  expect([...marks]).toEqual(sources.map((_, index) => index + 1))
  for (const { excerpt, references } of sources) {
    expect(answer).toContain(excerpt)
    expect(references.every(({ url }) => url.startsWith('https://'))).toBe(true)
  }
})

test('what is no question about testing gets no article, and the answer says so', async () => {
  const asked = { question: 'How long do I boil an egg?', organizationId }
  expect(await ask(queryKnowledge, asked, { token })).toEqual({
    answer: 'No article of the testing knowledge answers this.',
    sources: [],
    category: null,
  })
})

test('without citations the answer has neither marks nor sources', async () => {
  const asked = { question, organizationId, includeSourceCitations: false }
  const { answer, sources } = await ask(queryKnowledge, asked, { token })
  expect(answer).not.toMatch(/\[\d+\]/)
  expect(sources).toEqual([])
})

test('only articles of the category are asked for', async () => {
  const asked = { question: 'What is a defect?', organizationId, category: 'standard' } as const
  const { sources } = await ask(queryKnowledge, asked, { token })
  expect(sources.filter(({ category }) => category !== 'standard')).toEqual([])
})

const process = `# Smoke tests

A smoke test of our shop takes at most nine minutes. It runs before every release.
`

async function newProcess(owner = { token, organizationId }) {
  const knowledgeBaseId = await newBase(owner, 'Process')
  const file = await uploaded(knowledgeBaseId, { fileName: 'process.md', content: process }, owner)
  const text = await (await send(getFileText, { id: knowledgeBaseId, fileId: file.fileId }, owner)).text()
  return { knowledgeBaseId, fileId: file.fileId, text }
}

test('a base answers first, with its places, and articles after it; the marks count on', async () => {
  const { knowledgeBaseId, fileId, text } = await newProcess()
  const about = { question: 'What is a smoke test?', organizationId, knowledgeBaseId }
  const { answer, sources, category } = await ask(queryKnowledge, about, { token })
  expect(answer).toMatch(/^A smoke test of our shop takes at most nine minutes\. \[1\]/)
  const marks = new Set([...answer.matchAll(/\[(\d+)\]/g)].map((match) => Number(match[1])))
  expect([...marks]).toEqual(sources.map((_, at) => at + 1))
  const [first] = sources
  expect(first).toMatchObject({ fileId, articleId: fileId, title: 'process.md', references: [] })
  expect(text.slice(first?.start, first?.end)).toBe(first?.quote)
  const articles = sources.filter((source) => source.fileId === undefined)
  expect(articles.length).toBeGreaterThan(0)
  expect(category).toBe(articles[0]?.category)
  for (const { excerpt } of articles) expect(answer).toContain(excerpt)
})

test('what only the base says is answered from it alone, also without citations', async () => {
  const { knowledgeBaseId, fileId } = await newProcess()
  const about = {
    question: 'How many minutes does a smoke test of our shop take?',
    organizationId,
    knowledgeBaseId,
    category: 'tool',
  } as const
  const cited = await ask(queryKnowledge, about, { token })
  expect(cited).toMatchObject({ answer: expect.stringContaining('nine minutes. [1]') })
  expect(cited.sources[0]).toMatchObject({ fileId })
  const plain = await ask(queryKnowledge, { ...about, includeSourceCitations: false }, { token })
  expect(plain.answer).toContain('nine minutes.')
  expect(plain.answer).not.toMatch(/\[\d+\]/)
  expect(plain.sources).toEqual([])
})

test('where the base says nothing an article answers, and where neither does the answer says so', async () => {
  const { knowledgeBaseId } = await newProcess()
  const alone = await ask(queryKnowledge, { question, organizationId }, { token })
  const named = await ask(queryKnowledge, { question, organizationId, knowledgeBaseId }, { token })
  expect(named).toMatchObject({ answer: alone.answer, sources: alone.sources })
  const egg = { question: 'How long do I boil an egg?', organizationId, knowledgeBaseId }
  expect(await ask(queryKnowledge, egg, { token })).toMatchObject({
    answer: 'Neither the knowledge base nor an article of the testing knowledge answers this.',
    sources: [],
    category: null,
  })
})

test.each([
  [{ question: ' ' }, 'question'],
  [{ question: 'x'.repeat(2001) }, 'question'],
])('%j is refused at %s', async (input, path) => {
  expect(await refusedAs(queryKnowledge, { organizationId, ...input } as never, { token })).toBe(
    `400 validation_failed ${path}`,
  )
})

const model = modelInPlace()
const transport = deploy([queryKnowledge], model.settings)
const asked = { question: 'What is the defect life cycle?', organizationId }
const said = 'The defect life cycle is the set of states that a defect report passes through.'

test('a configured model words what an article says; the rest of it is left out', async () => {
  model.answer({
    sentences: [
      { text: said, article: 0 },
      { text: 'Mallory owns every state.', article: 0 },
    ],
  })
  const { answer, sources, warnings } = await ask(queryKnowledge, asked, { token, transport })
  expect(answer).toBe(`${said} [1]`)
  expect(sources).toMatchObject([{ articleId: 'defect-life-cycle' }])
  expect(sources[0]?.excerpt).toMatch(/^The defect life cycle is the set of states .* to its closure\.$/)
  expect(warnings?.[0]).toContain('1 of its 2 sentences')
})

test('what no article answers is asked of no model', async () => {
  const before = model.asked.length
  const egg = { ...asked, question: 'How long do I boil an egg?' }
  expect(await ask(queryKnowledge, egg, { token, transport })).toEqual(
    await ask(queryKnowledge, egg, { token }),
  )
  expect(model.asked.length).toBe(before)
})
