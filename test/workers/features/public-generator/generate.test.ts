import { expect, test } from 'vitest'
import { priorities, scopes, testTypes } from '../../../../shared/domain/test-cases/schema.ts'
import { withParsedGherkin } from '../../../../shared/domain/test-generation/index.ts'
import { generate } from '../../../../workers/features/public-generator/generate.ts'
import { refineSession } from '../../../../workers/features/public-generator/refine-session.ts'
import { ask, expectRefusal, newAddress, send } from '../../../support/client.ts'
import { executions, publicSessions } from '../../../support/objects.ts'
import { newBusy, newGenerated, newSession, requirements, settled } from './support.ts'

async function run(input: Record<string, unknown>) {
  const answer = await ask(generate, { requirements, ...input })
  if (!('testCases' in answer)) throw new Error('The generation was not synchronous')
  return answer
}

test.each(['agentic', 'generate'] as const)('%s writes cases whose coverage adds up', async (mode) => {
  const { testCases, requirements: read, summary } = await run({ mode })
  expect(testCases.length).toBeGreaterThan(5)
  expect(read.length).toBeGreaterThan(2)
  expect(summary.total).toBe(testCases.length)
  expect(summary.coverage.covered).toBeGreaterThan(0)
  const { sentences, ...fates } = summary.requirements
  expect(Object.values(fates).reduce((sum, count) => sum + count)).toBe(sentences)
  expect(new Set(testCases.map(({ title }) => title)).size).toBe(testCases.length)
})

test('extract-requirements gives requirements with exact offsets, and no cases', async () => {
  const { testCases, requirements: read } = await run({ mode: 'extract-requirements' })
  expect(testCases).toEqual([])
  for (const { sentence, start, end } of read) expect(requirements.trim().slice(start, end)).toBe(sentence)
})

test('gaps that an analysis names are filled by fill-gaps, which answers only the new cases', async () => {
  const { testCases, sessionId } = await run({ mode: 'generate' })
  const kept = testCases.slice(0, 2)
  const { gaps } = await run({ mode: 'gap-analysis', existingTestCases: kept })
  expect(gaps.length).toBeGreaterThan(0)
  const filled = await run({ mode: 'fill-gaps', existingTestCases: kept, gaps, sessionId })
  expect(filled.testCases.length).toBeGreaterThan(0)
  const keptTitles = new Set(kept.map(({ title }) => title))
  expect(filled.testCases.some(({ title }) => keptTitles.has(title))).toBe(false)
  const session = await settled(sessionId)
  expect(session.totalTestCases).toBe(kept.length + filled.testCases.length)
})

test('a session keeps answers: what they answer is asked no more, until their words are taken out of the text', async () => {
  const sentence = 'The account is locked after 4 failed logins.'
  const answer = 'That depends on the helpdesk.'
  const asked = { mode: 'generate', requirements: sentence }
  const { gaps, sessionId } = await run(asked)
  expect(gaps).toHaveLength(1)
  const said = { ...asked, requirements: `${sentence} ${answer}`, sessionId }
  const made = await run({ ...said, answers: [{ sentence, answer }] })
  expect(made.gaps).toEqual([])
  expect((await settled(sessionId)).answers).toEqual([{ sentence, answer }])
  expect((await run(said)).gaps).toEqual([])
  expect((await run({ ...asked, sessionId })).gaps).toEqual(gaps)
})

test('maxTestCases is a hard cap, and what it cuts is named', async () => {
  const { testCases, summary } = await run({ mode: 'generate', maxTestCases: 3 })
  expect(testCases.length).toBeLessThanOrEqual(3)
  expect(summary.coverage.dropped.length).toBeGreaterThan(0)
})

test('the same input gives the same cases', async () => {
  const [first, second] = await Promise.all([newGenerated(), newGenerated()])
  expect(second.testCases).toEqual(first.testCases)
  expect(second.sessionId).not.toBe(first.sessionId)
})

test('stream true answers at once, and the session holds the cases when the run is over', async () => {
  const started = await ask(generate, { requirements, stream: true })
  expect(started).toEqual({
    sessionId: expect.any(String),
    executionId: expect.any(String),
    status: 'running',
  })
  const session = await settled(started.sessionId)
  expect(session).toMatchObject({ status: 'ready', latestExecutionId: started.executionId })
  expect(session.totalTestCases).toBeGreaterThan(5)
})

test('a session can be reused, and an unknown one is 404', async () => {
  const { sessionId } = await newSession({ title: 'My own title' })
  expect((await run({ sessionId, mode: 'generate' })).sessionId).toBe(sessionId)
  expect((await settled(sessionId)).title).toBe('My own title')
  await expectRefusal(send(generate, { requirements, sessionId: crypto.randomUUID() }), 404, {
    error: 'sessions.not_found',
    path: 'sessionId',
  })
})

test('cases that a client brings are a set: no two share an id or a title', async () => {
  const existingTestCases = [
    { id: 'A', title: 'One' },
    { id: 'A', title: 'One' },
  ]
  await expectRefusal(send(generate, { requirements, mode: 'fill-gaps', existingTestCases }), 400, {
    details: [{ path: 'existingTestCases.1.id' }, { path: 'existingTestCases.1.title' }],
  })
})

test('a second run on a busy session is 409, and the first is left alone', async () => {
  const { sessionId, executionId, stub } = await newBusy()
  await expectRefusal(send(generate, { requirements, sessionId }), 409, 'sessions.busy')
  expect((await stub.read())?.runningExecutionId).toBe(executionId)
})

test('in format gherkin every case carries a scenario that parses, after a message too', async () => {
  const { testCases, sessionId } = await run({ mode: 'generate', format: 'gherkin' })
  const parsed = await withParsedGherkin(testCases)
  expect(parsed.warnings).toEqual([])
  expect(parsed.testCases.every(({ gherkin }) => gherkin?.startsWith('Feature: '))).toBe(true)
  await ask(refineSession, { sessionId, message: 'Change the format to bdd' })
  const after = (await settled(sessionId)).testCases
  expect(after).toHaveLength(testCases.length)
  expect(await withParsedGherkin(after)).toEqual({ testCases: after, warnings: [] })
})

test('every mode counts against twenty generations an hour, refused ones do not', async () => {
  const headers = { 'cf-connecting-ip': newAddress() }
  const start = (input: Record<string, unknown>) =>
    send(generate, { requirements: 'The name must have 2 to 4 characters.', ...input }, { headers })
  for (let number = 0; number < 20; number++) {
    const response = await start({ mode: number % 2 ? 'generate' : 'extract-requirements' })
    expect(response.status).toBe(200)
    await response.arrayBuffer()
    await (await start({ sessionId: crypto.randomUUID() })).arrayBuffer()
  }
  await expectRefusal(start({ mode: 'gap-analysis' }), 429, 'rate_limited')
})

test('a run whose cases could not be read back fails, and stores nothing', async () => {
  const { sessionId, testCases } = await run({ mode: 'generate' })
  const unreadable = [{ ...testCases[0]!, title: 'x'.repeat(1001) }]
  const stub = publicSessions.getByName(sessionId)
  await stub.replaceTestCases({ testCases: unreadable, ifMatch: null, now: Date.now() })
  await expectRefusal(send(generate, { requirements, sessionId, mode: 'fill-gaps' }), 500, 'internal')
  expect(await stub.read()).toMatchObject({ status: 'failed', testCases: unreadable })
})

const foreign = { id: 'X-1', title: 'Printing the invoice' }

test('gap-analysis says which existing cases match nothing, in the answer and in the conversation', async () => {
  const input = { mode: 'gap-analysis', existingTestCases: [foreign] }
  const { warnings, gaps, testCases, sessionId } = await run(input)
  expect(testCases).toEqual([])
  expect(gaps.length).toBeGreaterThan(10)
  expect(warnings).toEqual([expect.stringContaining('X-1 "Printing the invoice" matches no coverage item')])
  expect((await settled(sessionId)).conversation.at(-1)?.content).toContain('X-1')
})

test('many warnings stand in the answer, the first of them in the conversation', async () => {
  const existingTestCases = Array.from({ length: 8 }, (_, nth) => ({
    id: `X-${nth}`,
    title: `Invoice ${nth}`,
  }))
  const { warnings, sessionId } = await run({ mode: 'gap-analysis', existingTestCases })
  expect(warnings).toHaveLength(8)
  const told = (await settled(sessionId)).conversation.at(-1)?.content
  expect(told).toContain('X-4')
  expect(told).not.toContain('X-5')
  expect(told).toMatch(/And 3 more warnings\.$/)
})

test('gap-analysis without cases of its own looks at those of the session, and changes none', async () => {
  const { sessionId, testCases } = await run({ mode: 'generate' })
  const { gaps, warnings } = await run({ mode: 'gap-analysis', sessionId })
  expect([gaps, warnings]).toEqual([[], undefined])
  expect((await settled(sessionId)).testCases).toEqual(testCases)
})

test('a gap that these requirements do not have is said, and the others are filled', async () => {
  const { testCases } = await run({ mode: 'generate' })
  const kept = testCases.slice(0, 2)
  const { gaps } = await run({ mode: 'gap-analysis', existingTestCases: kept })
  const elsewhere = { requirementRef: 'REQ-099', coverageItem: 'REQ-099/Shoe size' }
  const strange = { ...gaps[0], gapId: 'GAP-900', ...elsewhere }
  const filled = await run({ mode: 'fill-gaps', existingTestCases: kept, gaps: [strange, gaps[0]] })
  expect(filled.warnings).toEqual([expect.stringContaining('GAP-900')])
  expect(filled.testCases.flatMap(({ coverageItems = [] }) => coverageItems.map(({ id }) => id))).toEqual([
    gaps[0]?.coverageItem,
  ])
})

test.each([
  ...testTypes.map((type) => ({ testTypes: [type] })),
  ...priorities.map((priority) => ({ priority })),
  ...scopes.map((scope) => ({ scope })),
])('under the filter %j every case fits it, and the account of sentences adds up', async (filter) => {
  const { testCases, summary, gaps } = await run({ mode: 'generate', ...filter })
  if ('testTypes' in filter)
    expect(testCases.every(({ testType }) => filter.testTypes.includes(testType))).toBe(true)
  if ('priority' in filter) expect(testCases.every(({ priority }) => priority === filter.priority)).toBe(true)
  const { sentences, ...fates } = summary.requirements
  expect(Object.values(fates).reduce((sum, count) => sum + count)).toBe(sentences)
  expect(testCases.length + gaps.length).toBeGreaterThan(0)
})

test('a streamed run tells its warnings in its result', async () => {
  const input = { mode: 'gap-analysis' as const, existingTestCases: [foreign] }
  const started = await ask(generate, { requirements, stream: true, ...input })
  await settled(started.sessionId)
  const found = await executions.getByName(started.executionId).eventsAfter({ afterSeq: 0, limit: 200 })
  const result = found?.events.find(({ type }) => type === 'result')
  expect(result).toMatchObject({ warnings: [expect.stringContaining('X-1')] })
})

test('without a text that of the named session counts, and one of the two is needed', async () => {
  const { sessionId } = await newSession({ requirements })
  const asked = { mode: 'extract-requirements' as const }
  const { requirements: read } = await run({ ...asked, requirements: undefined, sessionId })
  expect(read.map(({ sentence }) => sentence)).toEqual(
    (await run(asked)).requirements.map(({ sentence }) => sentence),
  )
  await expectRefusal(send(generate, asked), 400, { path: 'requirements' })
  const unknown = { ...asked, sessionId: crypto.randomUUID() }
  await expectRefusal(send(generate, unknown), 404, { path: 'sessionId' })
  const { sessionId: empty } = await newSession({ requirements: '' })
  await expectRefusal(send(generate, { ...asked, sessionId: empty }), 400, { path: 'requirements' })
})
