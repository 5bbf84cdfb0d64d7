import { expect, test } from 'vitest'
import { getSession } from '../../../../workers/features/public-generator/get-session.ts'
import { ask } from '../../../support/client.ts'
import { newGenerated, newSession, requirements } from './support.ts'

test('a session shows its conversation, cases and the events of its generation', async () => {
  const { sessionId, executionId, testCases, summary } = await newGenerated()
  const session = await ask(getSession, { sessionId })
  expect(session).toMatchObject({
    status: 'ready',
    title: 'Sign-up',
    testCases,
    summary,
    latestExecutionId: executionId,
  })
  expect(session.conversation.map(({ role }) => role)).toEqual(['user', 'assistant'])
  expect(session.conversation[1]?.testCaseCount).toBe(testCases.length)
  expect(session.turnCount).toBe(2)
  expect(session.events.map(({ seq }) => seq)).toEqual(session.events.map((_, index) => index + 1))
  expect(session.events.at(-1)).toMatchObject({ type: 'execution_complete', status: 'completed' })
})

test('a session knows what became of each sentence of its text, and which cases test it', async () => {
  const { sessionId, testCases, gaps, summary, sentences } = await newGenerated()
  const session = await ask(getSession, { sessionId })
  expect(session.sentences).toEqual(sentences)
  expect(session.gaps).toEqual(gaps)
  const counts = Object.groupBy(session.sentences, ({ status }) => status)
  expect(counts.tested?.length).toBe(summary.requirements.tested)
  expect(session.sentences).toHaveLength(summary.requirements.sentences)
  const tested = session.sentences.find(({ testCaseIds }) => testCaseIds.length > 0)
  const { start = 0, end = 0, testCaseIds = [] } = tested ?? {}
  expect(requirements.trim().slice(start, end)).not.toBe('')
  const byId = new Map(testCases.map((one) => [one.id, one]))
  for (const id of testCaseIds) expect(byId.get(id)?.tags).toContain(tested?.requirementRef)
})

test('a session that no run has read has nothing to draw', async () => {
  const session = await ask(getSession, { sessionId: (await newSession()).sessionId })
  expect(session).toMatchObject({
    sentences: [],
    gaps: [],
    models: { decisionTables: [], stateMachines: [] },
  })
})
