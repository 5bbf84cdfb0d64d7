import { expect, test } from 'vitest'
import type { PlayCases } from '../../../../workers/features/hosted-runs/played.ts'
import { planVisit } from '../../../../workers/features/hosted-runs/plan-visit.ts'
import { PageConfig } from '../../../../workers/features/hosted-runs/run-config.ts'
import { generate } from '../../../../workers/features/public-generator/generate.ts'
import { getSession } from '../../../../workers/features/public-generator/get-session.ts'
import { readResult } from '../../../../workers/features/public-generator/read-result.ts'
import { runGeneration } from '../../../../workers/features/public-generator/run-generation.ts'
import { startRun } from '../../../../workers/features/public-generator/start-run.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { executions } from '../../../support/objects.ts'
import { failed, newPage, player } from './rehearsals.ts'
import { newSession, requirements } from './support.ts'

const visitPage = () => Promise.resolve({ ok: false as const, reason: 'No browser was free.' })

/** A generation that rehearses, as its operation starts it. */
async function started() {
  const { sessionId } = await newSession()
  const pageUrl = newPage()
  const request = {
    requirements,
    pageUrl,
    mode: 'generate' as const,
    scope: 'full' as const,
    priority: 'all' as const,
    format: 'standard' as const,
    maxTestCases: 50,
    stream: true,
    rehearse: true,
  }
  const { executionId } = await startRun(newContext(), {
    sessionId,
    message: requirements,
    change: {},
    input: async (id) => ({
      kind: 'generate',
      request,
      visit: await planVisit(newContext(), {
        executionId: id,
        baseUrl: pageUrl,
        config: PageConfig().parse({}),
        party: 'test',
        withinMs: 60_000,
      }),
      rehearseUntil: Date.now() + 60_000,
    }),
  })
  return { sessionId, executionId }
}

/** Finds that the page differs from every case. */
const differing: PlayCases = (context, playing) => {
  const results = playing.cases.map(({ snapshot }) => [snapshot.id, failed()] as const)
  return player(Object.fromEntries(results)).playCases(context, playing)
}

const differs = ({ checks = [] }: { checks?: { check: string; result: string }[] | undefined }) =>
  checks.some(({ check, result }) => check === 'rehearsed' && result === 'fails')

test('the rehearsal follows the generation in its execution, and the result tells what it found', async () => {
  const { sessionId, executionId } = await started()
  const ended = await runGeneration(newContext(), executionId, { visitPage, playCases: differing })
  expect(ended.how).toBe('completed')
  const { testCases, rehearsal, status } = await ask(getSession, { sessionId })
  const ready = testCases.filter(({ automation }) => automation?.ready)
  expect(ready.length).toBeGreaterThan(0)
  expect(ready.every(differs)).toBe(true)
  expect([status, rehearsal?.status, rehearsal?.executionId]).toEqual(['ready', 'over', executionId])
  const told = await readResult(executions.getByName(executionId))
  expect(told?.testCases).toEqual(testCases)
})

test('a rehearsal that fails is a warning, and the cases are there', async () => {
  const { sessionId, executionId } = await started()
  const playCases = () => Promise.reject(new Error('It broke'))
  await runGeneration(newContext(), executionId, { visitPage, playCases })
  const told = await readResult(executions.getByName(executionId))
  expect(told?.warnings?.join(' ')).toContain('Not all cases were rehearsed on the page.')
  expect(told?.testCases.length).toBeGreaterThan(0)
  expect(await executions.getByName(executionId).record()).toMatchObject({ status: 'completed' })
  const { testCases } = await ask(getSession, { sessionId })
  expect(testCases.some(({ checks = [] }) => checks.some(({ check }) => check === 'rehearsed'))).toBe(false)
})

test('a generation that dies while it rehearses is rehearsed by the next attempt, and told once', async () => {
  const { sessionId, executionId } = await started()
  const hanging = Promise.withResolvers<never>()
  const playing = Promise.withResolvers<void>()
  void runGeneration(newContext(), executionId, {
    visitPage,
    playCases: () => {
      playing.resolve()
      return hanging.promise
    },
  }).catch(() => undefined)
  await playing.promise
  expect((await ask(getSession, { sessionId })).rehearsal).toMatchObject({ status: 'running', executionId })
  await runGeneration(newContext(), executionId, { visitPage, playCases: differing })
  hanging.reject(new Error('It is gone'))
  const { testCases, rehearsal } = await ask(getSession, { sessionId })
  expect(testCases.some(differs)).toBe(true)
  expect(rehearsal?.status).toBe('over')
  const { events } = (await executions.getByName(executionId).eventsAfter({ afterSeq: 0, limit: 500 })) ?? {
    events: [],
  }
  expect(events.filter(({ type }) => type === 'result')).toHaveLength(1)
})

test('a rehearsal needs a page', async () => {
  await expectRefusal(send(generate, { requirements, rehearse: true }), 400, {
    details: [expect.objectContaining({ path: 'rehearse' })],
  })
})
