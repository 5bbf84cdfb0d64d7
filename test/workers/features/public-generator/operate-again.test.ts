import { expect, test } from 'vitest'
import type { PlayedCase } from '../../../../shared/domain/judging/rehearsed-case.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { getSession } from '../../../../workers/features/public-generator/get-session.ts'
import { rehearseJob } from '../../../../workers/features/public-generator/rehearse.job.ts'
import { replaceTestCases } from '../../../../workers/features/public-generator/replace-test-cases.ts'
import type { PlayCases } from '../../../../workers/features/hosted-runs/played.ts'
import { ask } from '../../../support/client.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { contextWithDesigner } from '../../../support/designer.ts'
import { caseOf, failed, notFound, ordered, passed, player, sessionOf } from './rehearsals.ts'

const written = (id: string) => caseOf(id, { author: 'model', basis: 'written' })
const operated: TestCase = {
  ...written('C'),
  steps: [{ stepNumber: 1, action: 'Open "/start"', expectedResult: 'The text "Hello" is visible' }],
  automation: { ready: true, reasons: [] },
}

const took = { inputTokens: 7, outputTokens: 3 }
const refused = { ok: false, reason: 'no object', ...took }

interface Again {
  /** What the author makes of cases that could not be performed. */
  mended?: TestCase[]
  /** What each playing of C comes to. */
  plays?: PlayedCase[]
}

/** Rehearses A and C, of which C cannot be performed at first; tells how often its author was asked. */
async function rehearsedAgain(sessionId: string, { mended = [operated], plays = [] }: Again = {}) {
  const asked: string[][] = []
  const context = contextWithDesigner(
    {
      operateAgain: async (_request, { rehearsed }, askAuthor) => {
        await askAuthor({ system: 'Operate it.', user: 'C', form: 'cases' }, () => undefined)
        asked.push(rehearsed.map(({ testCaseId, state }) => `${testCaseId} ${state}`))
        return mended
      },
    },
    withServices(newContext(), { model: { engine: 'small', ask: () => Promise.resolve(refused) } }),
  )
  const waiting = [notFound, ...plays]
  const played: string[] = []
  const playCases: PlayCases = async (given, playing) => {
    for (const { snapshot } of playing.cases) played.push(`${snapshot.id} ${snapshot.steps?.[0]?.action}`)
    return player({ A: passed, C: waiting.shift() }).playCases(given, playing)
  }
  const { executionId } = await ordered(sessionId)
  await rehearseJob(playCases).run(context, { executionId })
  return { asked, played }
}

const stateOf = async (sessionId: string) => {
  const { testCases, rehearsal } = await ask(getSession, { sessionId })
  const c = testCases.find(({ id }) => id === 'C')
  const states = rehearsal?.cases.map((each) => `${each.testCaseId} ${each.state}`)
  return { action: c?.steps?.[0]?.action, states, took: rehearsal?.modelUsage }
}

test('a case that could not be performed goes back to its author once, and is kept as it can be', async () => {
  const sessionId = await sessionOf([written('A'), written('C')])
  const { asked, played } = await rehearsedAgain(sessionId, { plays: [passed] })
  expect(asked).toEqual([['A passes', 'C not_performed']])
  expect(played).toEqual(['A Open "/"', 'C Open "/"', 'C Open "/start"'])
  expect(await stateOf(sessionId)).toEqual({
    action: 'Open "/start"',
    states: ['A passes', 'C passes'],
    took: { model: 'unnamed', ...took, costUsd: null },
  })
})

test('what differs then is told of the case as it is operated by now', async () => {
  const sessionId = await sessionOf([written('C')])
  await rehearsedAgain(sessionId, { plays: [failed()] })
  expect(await stateOf(sessionId)).toMatchObject({ action: 'Open "/start"', states: ['C differs'] })
})

test('a case that cannot be performed again stays as it was', async () => {
  const sessionId = await sessionOf([written('C')])
  const { asked } = await rehearsedAgain(sessionId, { plays: [notFound] })
  expect(asked).toHaveLength(1)
  expect(await stateOf(sessionId)).toMatchObject({ action: 'Open "/"', states: ['C not_performed'] })
})

test('a case that somebody edits meanwhile stays theirs', async () => {
  const sessionId = await sessionOf([written('C')])
  const edited = caseOf('C', { steps: [{ stepNumber: 1, action: 'Open "/mine"', expectedResult: '' }] })
  const plays = [passed]
  const context = { mended: [operated], plays }
  const running = rehearsedAgain(sessionId, context)
  await ask(replaceTestCases, { sessionId, testCases: [edited] })
  await running
  expect((await stateOf(sessionId)).action).toBe('Open "/mine"')
})

test('a fault while what came back is played costs nothing of what was found', async () => {
  const sessionId = await sessionOf([written('C')])
  // The second playing has no result, which is a fault.
  const { asked, played } = await rehearsedAgain(sessionId)
  expect([asked.length, played.length]).toEqual([1, 2])
  expect(await stateOf(sessionId)).toMatchObject({ action: 'Open "/"', states: ['C not_performed'] })
})
