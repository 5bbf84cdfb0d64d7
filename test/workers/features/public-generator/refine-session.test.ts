import { expect, test } from 'vitest'
import { generate } from '../../../../workers/features/public-generator/generate.ts'
import { refineSession } from '../../../../workers/features/public-generator/refine-session.ts'
import { replaceTestCases } from '../../../../workers/features/public-generator/replace-test-cases.ts'
import { refineWork } from '../../../../workers/features/public-generator/refine-work.ts'
import { contextWith } from '../../../shared/kernel/context.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { publicSessions } from '../../../support/objects.ts'
import { newBusy, newGenerated, newSession, settled } from './support.ts'

const { designer } = newContext().services

test('a message changes the cases in the background and the assistant says what it did', async () => {
  const { sessionId, testCases } = await newGenerated()
  const started = await ask(refineSession, { sessionId, message: `Remove ${testCases[0]!.id}` })
  expect(started).toMatchObject({ sessionId, status: 'running' })
  const session = await settled(sessionId)
  expect(session.testCases.map(({ id }) => id)).not.toContain(testCases[0]!.id)
  expect(session.conversation.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant'])
  expect(session.conversation[2]?.content).toBe(`Remove ${testCases[0]!.id}`)
})

test('the summary counts the cases that the session holds, after a message and after a search for gaps', async () => {
  const { sessionId, testCases, summary } = await newGenerated()
  await ask(refineSession, { sessionId, message: `Set the priority of ${testCases[0]!.id} to critical` })
  const critical = await settled(sessionId)
  const { byTechnique, byType } = summary
  expect(critical.summary).toMatchObject({ total: testCases.length, byTechnique, byType })
  expect(critical.summary?.byPriority).toMatchObject({ critical: 1 })
  await ask(refineSession, { sessionId, message: `Remove ${testCases[0]!.id}` })
  const { requirements } = await settled(sessionId)
  await ask(generate, { sessionId, requirements, mode: 'gap-analysis' })
  expect((await settled(sessionId)).summary?.total).toBe(testCases.length - 1)
})

test('a message that is not understood changes nothing, and the assistant says so', async () => {
  const { sessionId, testCases } = await newGenerated()
  await ask(refineSession, { sessionId, message: 'Colourless green ideas sleep furiously' })
  const session = await settled(sessionId)
  expect(session.testCases).toEqual(testCases)
  expect(session.conversation.at(-1)?.content.length).toBeGreaterThan(20)
})

test('a refinement of a busy session is 409', async () => {
  const { sessionId, stub } = await newBusy()
  const before = await stub.read()
  await expectRefusal(send(refineSession, { sessionId, message: 'add more' }), 409, 'sessions.busy')
  expect(await stub.read()).toEqual(before)
})

test('"undo" after somebody else edited one of the cases takes back the others, and says that this one stays', async () => {
  const { sessionId, testCases } = await newGenerated()
  const [first, second] = testCases
  const message = `Make ${first!.id} and ${second!.id} critical`
  await ask(refineSession, { sessionId, message })
  const changed = await settled(sessionId)
  expect(changed.testCases.slice(0, 2).map(({ priority }) => priority)).toEqual(['critical', 'critical'])
  const mine = changed.testCases.map((each) => (each.id === first!.id ? { ...each, title: 'Mine' } : each))
  await ask(replaceTestCases, { sessionId, testCases: mine })
  await ask(refineSession, { sessionId, message: 'undo' })
  const session = await settled(sessionId)
  expect(session.testCases.slice(0, 2)).toMatchObject([
    { title: 'Mine', priority: 'critical' },
    { title: second!.title, priority: second!.priority },
  ])
  expect(session.conversation.at(-1)?.content).toBe(
    `Took the last change back. ${first!.id} changed since, and stays as it is.`,
  )
})

test('a change of format and a lower cap come with any message', async () => {
  const { sessionId, testCases } = await newGenerated()
  const message = `Remove ${testCases[0]!.id}`
  await ask(refineSession, { sessionId, message, format: 'gherkin', maxTestCases: 4 })
  const session = await settled(sessionId)
  expect(session).toMatchObject({ format: 'gherkin', maxTestCases: 4, totalTestCases: 4 })
  for (const { gherkin } of session.testCases) expect(gherkin).toContain('Scenario')
})

const sessionOf = async (sessionId: string) => {
  const session = await publicSessions.getByName(sessionId).read()
  if (!session) throw new Error('The session is gone')
  return session
}

test('a message beyond the grammar goes to the model, whose nonsense changes nothing', async () => {
  const { sessionId, testCases } = await newGenerated()
  const session = await sessionOf(sessionId)
  const workWith = (value: object, message = 'The first one is pointless') => {
    let asked = 0
    const answer = () => {
      asked += 1
      return Promise.resolve({ ok: true as const, value, inputTokens: 1, outputTokens: 1 })
    }
    const context = contextWith({ designer, model: { engine: 'openai-compatible', ask: answer } })
    return refineWork(context, session, { message }).then((work) => ({ ...work, asked }))
  }
  const removal = { changes: [{ op: 'delete', ids: [testCases[0]!.id] }], answer: 'It tried nothing.' }
  const done = await workWith(removal)
  expect(done.removed).toEqual([testCases[0]!.id])
  expect(done.sessionCases).toHaveLength(testCases.length - 1)
  expect(done.reply).toBe(`Removed ${testCases[0]!.id}. It tried nothing.`)
  const nonsense = await workWith({ moon: 'Bring it to me' })
  expect(nonsense.sessionCases).toBeUndefined()
  expect(nonsense.reply).toMatch(/^The answer of the model could not be read, .* I did not understand/)
})

test('where the model does not answer, the assistant says so once and before its examples', async () => {
  const { sessionId } = await newGenerated()
  const answer = () =>
    Promise.resolve({ ok: false as const, reason: 'AI_RetryError', inputTokens: 0, outputTokens: 0 })
  const context = contextWith({ designer, model: { engine: 'openai-compatible', ask: answer } })
  const message = 'put the first case last'
  const { reply, result } = await refineWork(context, await sessionOf(sessionId), { message })
  expect(reply).toMatch(
    /^The model did not answer, so only set phrases are understood\..* I did not understand/,
  )
  expect(reply.split('The model did not answer')).toHaveLength(2)
  expect(result.warnings).toEqual([expect.stringMatching(/^The model did not answer/)])
})

test('what the grammar reads to its last word and adds nothing is asked of nobody', async () => {
  const { sessionId, testCases } = await newGenerated()
  let asked = 0
  const answer = () => {
    asked += 1
    return Promise.resolve({ ok: false as const, reason: 'refused', inputTokens: 1, outputTokens: 1 })
  }
  const context = contextWith({ designer, model: { engine: 'openai-compatible', ask: answer } })
  const message = `Remove ${testCases[0]!.id}`
  const work = await refineWork(context, await sessionOf(sessionId), { message })
  expect([work.removed, asked]).toEqual([[testCases[0]!.id], 0])
  const unsure = await refineWork(context, await sessionOf(sessionId), { message: `${message} or not` })
  expect([unsure.removed, asked > 0]).toEqual([[], true])
})

test('"undo" takes back message by message, but not what somebody changed since', async () => {
  const { sessionId, testCases } = await newGenerated()
  const [first, second, third] = testCases
  const say = async (message: string) => {
    await ask(refineSession, { sessionId, message })
    const session = await settled(sessionId)
    return { session, reply: session.conversation.at(-1)?.content }
  }
  const titles = async () => (await settled(sessionId)).testCases.map(({ title }) => title)
  const before = await titles()
  expect((await say('undo')).reply).toBe('There is nothing to take back.')
  await say(`remove ${first!.id}`)
  await say(`rename ${second!.id} to "Second"`)
  await say(`rename ${third!.id} to "Third"`)
  expect((await say('undo')).reply).toBe('Took the last change back.')
  const { session } = await say('Please undo that.')
  expect(session.testCases.map(({ title }) => title)).toEqual(before.slice(1))
  const mine = session.testCases.map((each) => (each.id === second!.id ? { ...each, title: 'Mine' } : each))
  await ask(replaceTestCases, { sessionId, testCases: [...mine, { ...first!, title: 'Again' }] })
  const last = await say('undo')
  expect(last.reply).toBe(`Nothing could be taken back. ${first!.id} changed since, and stays as it is.`)
  expect((await titles()).toSorted()).toEqual([...before.slice(2), 'Mine', 'Again'].toSorted())
})

test('a set that is larger than a generation may make loses nothing that nobody asked to remove', async () => {
  const { sessionId } = await newSession()
  const testCases = Array.from({ length: 250 }, (_, i) => ({ id: `C-${i}`, title: `Case ${i}` }))
  await ask(replaceTestCases, { sessionId, testCases })
  const session = await publicSessions.getByName(sessionId).read()
  if (!session) throw new Error('The session is gone')
  const removed = await refineWork(contextWith({ designer }), session, { message: 'Remove C-7' })
  expect(removed.sessionCases).toHaveLength(249)
  expect(removed.removed).toEqual(['C-7'])
  const nothing = await refineWork(contextWith({ designer }), session, { message: 'Colourless green ideas' })
  expect(nothing.sessionCases).toBeUndefined()
})
