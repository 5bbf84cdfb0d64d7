import { env, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { getSessionChanges } from '../../../../workers/features/public-generator/get-session-changes.ts'
import { refineSession } from '../../../../workers/features/public-generator/refine-session.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { publicSessions } from '../../../support/objects.ts'
import { newGenerated, newSession, settled } from './support.ts'

const changesOf = async (sessionId: string) => (await ask(getSessionChanges, { sessionId })).changes

test('what messages changed is told case by case, newest first, each with its message and the time of its answer', async () => {
  const { sessionId, testCases } = await newGenerated()
  const [first, second] = testCases
  expect(await changesOf(sessionId)).toEqual([])
  await ask(refineSession, { sessionId, message: `remove ${first!.id}` })
  await settled(sessionId)
  await ask(refineSession, { sessionId, message: `rename ${second!.id} to "Second"` })
  const { conversation } = await settled(sessionId)
  const [renamed, removed] = await changesOf(sessionId)
  expect(renamed).toEqual({
    message: `rename ${second!.id} to "Second"`,
    at: conversation.at(-1)?.timestamp,
    cases: [
      {
        id: second!.id,
        title: 'Second',
        before: expect.objectContaining({ title: second!.title }),
        after: expect.objectContaining({ title: 'Second' }),
      },
    ],
  })
  expect(removed).toMatchObject({
    at: conversation.at(-3)?.timestamp,
    cases: [{ id: first!.id, title: first!.title, before: { steps: first!.steps } }],
  })
  expect(removed?.cases[0]?.after).toBeUndefined()
  expect(removed?.order).toBeUndefined()
})

test('a change that was taken back is told no more, and neither is one that changed nothing', async () => {
  const { sessionId, testCases } = await newGenerated()
  await ask(refineSession, { sessionId, message: `remove ${testCases[0]!.id}` })
  await settled(sessionId)
  await ask(refineSession, { sessionId, message: 'Colourless green ideas' })
  await settled(sessionId)
  expect(await changesOf(sessionId)).toHaveLength(1)
  await ask(refineSession, { sessionId, message: 'undo' })
  await settled(sessionId)
  expect(await changesOf(sessionId)).toEqual([])
})

test('another order and another format are told, too', async () => {
  const { sessionId } = await newGenerated()
  const stub = publicSessions.getByName(sessionId)
  const { testCases } = (await stub.read())!
  const last = testCases.at(-1)!
  const executionId = crypto.randomUUID()
  const run = { executionId, now: Date.now() }
  await stub.begin({ ...run, message: `First of all ${last.id}`, change: {} })
  const reordered = [last, ...testCases.slice(0, -1)]
  const outcome = { testCases: reordered, history: 'keeps' as const, reply: 'Done.' }
  await stub.complete({ ...run, outcome: { ...outcome, iterations: 0, toolCalls: 0 } })
  await ask(refineSession, { sessionId, message: 'Switch to Gherkin' })
  await settled(sessionId)
  const [format, order] = await changesOf(sessionId)
  expect(order).toMatchObject({
    message: `First of all ${last.id}`,
    order: { after: reordered.map(({ id }) => id) },
  })
  expect(order?.cases).toEqual([])
  expect(format).toMatchObject({ format: 'standard' })
  expect(format?.cases).toHaveLength(testCases.length)
})

test('a session without messages has none, and one that does not exist is 404', async () => {
  const { sessionId } = await newSession()
  expect(await changesOf(sessionId)).toEqual([])
  await expectRefusal(send(getSessionChanges, { sessionId: crypto.randomUUID() }), 404, 'sessions.not_found')
})

test('a change that was kept before messages were is told without one', async () => {
  const { sessionId, testCases } = await newGenerated()
  await ask(refineSession, { sessionId, message: `remove ${testCases[0]!.id}` })
  await settled(sessionId)
  await runInDurableObject(env.PUBLIC_SESSION.getByName(sessionId), (_object, state) => {
    const { body } = state.storage.sql
      .exec<{ body: string }>("SELECT body FROM documents WHERE name = 'changes'")
      .one()
    const old = (JSON.parse(body) as object[]).map((each) => ({ ...each, message: undefined, at: undefined }))
    state.storage.sql.exec("UPDATE documents SET body = ? WHERE name = 'changes'", JSON.stringify(old))
  })
  const [change] = await changesOf(sessionId)
  expect(change).not.toHaveProperty('message')
  expect(change).not.toHaveProperty('at')
  expect(change?.cases).toHaveLength(1)
})
