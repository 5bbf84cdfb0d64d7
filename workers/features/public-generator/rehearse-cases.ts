import type { SessionSnapshot } from '../../../durable-objects/public-session/public-session.ts'
import type { KeptRehearsal, PlayedDeed } from '../../../durable-objects/public-session/rehearsal-store.ts'
import {
  type PlayedCase,
  notRehearsed,
  rehearsedCase,
} from '../../../shared/domain/judging/rehearsed-case.ts'
import { unmetPreconditions } from '../../../shared/domain/step-readings/set-up.ts'
import { deedKeyOf } from '../../../shared/domain/judging/deed-key.ts'
import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import { unmarked } from '../../../shared/domain/prose-steps/for-person.ts'
import { withoutParts } from '../../../shared/domain/test-cases/without-parts.ts'
import type { AskedModel } from '../../../shared/schemas/asked-model.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import {
  type CasePlay,
  type CaseSnapshot,
  type PlayCases,
  type Played,
  deleteEvidence,
} from '../hosted-runs/index.ts'
import { logError } from '../../../shared/services/log.ts'
import { rehearsalMs, type RehearsalInput } from './rehearsal-input.ts'
import { operatedAgain } from './operate-again.ts'
import { planRehearsal } from './rehearsal-plan.ts'
import { indexSession } from './store.ts'

export interface Rehearsing extends Omit<RehearsalInput, 'kind'> {
  executionId: string
  attempt: number
  sessionId: string
  playCases: PlayCases
}

export interface RehearsalEnd {
  cases: PlayedDeed[]
  /** Cases that operate the page in another way by now, each with the deed of the one that it took the place of. */
  operated: { testCase: TestCase; from: string }[]
  /** What operating cases in another way took of a model. */
  modelUsage?: AskedModel
  /** Why not all were played. */
  reason?: string
}

/** What the Execution keeps of a case: that it was begun, then what it came to. */
type Stored = { testCaseId: string; deed: string; rehearsed?: PlayedDeed }

const none: RehearsalEnd = { cases: [], operated: [] }

const busy = 'Another rehearsal of this session goes on. Wait for it to end, then rehearse again.'
const interrupted = 'The rehearsal was interrupted while it played this case; the next takes it up.'

/**
 * Plays the cases of a session on its page and keeps with the session what that found. What another attempt has played, or begun, is not played again: that
 * would do to the page twice what a case does there. Cases that could not be performed go back to their author once, and are played as they come back. A session that is
 * gone, and an execution that is another's by now, are left alone.
 */
export async function rehearseCases(context: Context, rehearsing: Rehearsing): Promise<RehearsalEnd> {
  const { executionId, sessionId, testCaseIds } = rehearsing
  const stub = () => context.services.publicSessions.getByName(sessionId)
  const begun = await stub().beginRehearsal({ executionId })
  const session = begun.ok ? await stub().read() : null
  if (!session) return { ...none, reason: busy }
  if (session.rehearsal?.executionId === executionId) return endBefore(session.rehearsal)
  const plan = planRehearsal(session.testCases, testCaseIds)
  const deeds = new Map(session.testCases.map((each) => [each.id, deedKeyOf(each)]))
  const first = await play(context, rehearsing, { cases: plan.cases, playMs: rehearsalMs.play })
  const again = await playAgain(context, rehearsing, { session, deeds, first }).catch((error: unknown) => {
    // What was found stays found.
    logError({ kind: 'public.playAgain', requestId: executionId, error })
    return none
  })
  const byCase = new Map([...first.cases, ...again.cases].map((each) => [each.testCaseId, each]))
  const left = plan.left.map((each) => ({ ...each, deed: deeds.get(each.testCaseId) ?? '' }))
  const end: RehearsalEnd = {
    cases: [...byCase.values(), ...left],
    operated: again.operated,
    ...(again.modelUsage && { modelUsage: again.modelUsage }),
    ...(first.reason !== undefined && { reason: first.reason }),
  }
  return first.isGone ? withoutTraces(context, executionId) : keep(context, rehearsing, end)
}

const endBefore = ({ cases, modelUsage }: KeptRehearsal): RehearsalEnd => ({
  ...none,
  cases,
  ...(modelUsage && { modelUsage }),
})

interface First {
  session: SessionSnapshot
  deeds: ReadonlyMap<string, string>
  first: PlayedOnce
}

/** What could not be performed, as its author operates the page instead. Of an earlier attempt that came so far nothing is tried again. */
async function playAgain(
  context: Context,
  rehearsing: Rehearsing,
  { session, deeds, first: { cases, isOver } }: First,
): Promise<RehearsalEnd> {
  const isLate = rehearsing.until - context.now() < rehearsalMs.ask + rehearsalMs.again
  if (isOver || isLate) return none
  const { executionId, sessionId } = rehearsing
  const stored = await storedBy(context, executionId)
  if (stored.some(({ testCaseId, deed }) => deeds.get(testCaseId) !== deed)) return none
  const { testCases: fresh, modelUsage } = await operatedAgain(context, { sessionId, session, cases })
  const usage = { ...(modelUsage && { modelUsage }) }
  if (fresh.length === 0) return { ...none, ...usage }
  const again = await play(context, rehearsing, { cases: fresh, playMs: rehearsalMs.again })
  const performed = again.cases.filter(({ state }) => state === 'passes' || state === 'differs')
  const byId = new Map(fresh.map((testCase) => [testCase.id, testCase]))
  return {
    ...usage,
    cases: performed,
    operated: performed.flatMap(({ testCaseId }) => {
      const testCase = byId.get(testCaseId)
      const from = deeds.get(testCaseId)
      return testCase && from !== undefined ? [{ testCase, from }] : []
    }),
  }
}

interface PlayedOnce {
  cases: PlayedDeed[]
  reason?: string
  /** Nothing more can be played. */
  isOver: boolean
  isGone: boolean
}

async function play(
  context: Context,
  { executionId, attempt, visit, until, playCases }: Rehearsing,
  { cases: testCases, playMs }: { cases: readonly TestCase[]; playMs: number },
): Promise<PlayedOnce> {
  const stored = await storedBy(context, executionId)
  const ended = new Map<string, PlayedDeed>()
  const waiting = testCases.filter((testCase) => !stored.some((each) => isOf(each, testCase)))
  const cases = waiting.map((testCase, at) => {
    const turn = { executionId, attempt, index: stored.length + at, testCase }
    return casePlay(context, turn, (played) => ended.set(testCase.id, played))
  })
  const limits = { waitMs: rehearsalMs.wait, playMs, until }
  const played: Played =
    cases.length > 0 ? await playCases(context, { executionId, attempt, visit, cases, ...limits }) : {}
  const { reason } = played
  return {
    cases: testCases.map((testCase): PlayedDeed => {
      const earlier = stored.find((each) => isOf(each, testCase))
      const finding = earlier?.rehearsed ?? ended.get(testCase.id)
      const why = earlier ? interrupted : (reason ?? interrupted)
      return finding ?? { ...notRehearsed(testCase.id, why), deed: deedKeyOf(testCase) }
    }),
    ...(reason !== undefined && { reason }),
    isOver: reason !== undefined,
    isGone: played.gone === true,
  }
}

const isOf = ({ testCaseId, deed }: Stored, testCase: TestCase): boolean =>
  testCaseId === testCase.id && deed === deedKeyOf(testCase)

async function storedBy({ services }: Context, executionId: string): Promise<Stored[]> {
  return ((await services.executions.getByName(executionId).record())?.cases ?? []) as Stored[]
}

interface Play {
  executionId: string
  attempt: number
  index: number
  testCase: TestCase
}

function casePlay(
  { services, now }: Context,
  { executionId, attempt, index, testCase }: Play,
  onEnd: (played: PlayedDeed) => void,
): CasePlay {
  const deed = deedKeyOf(testCase)
  const put = async (rehearsed?: PlayedDeed) => {
    const result: Stored = { testCaseId: testCase.id, deed, ...(rehearsed && { rehearsed }) }
    return services.executions.getByName(executionId).putCase({ attempt, index, result, now: now() })
  }
  return {
    snapshot: snapshotOf(testCase),
    index,
    begin: async () => {
      const written = await put()
      return written.ok && !written.cancelled
    },
    end: async (result: PlayedCase) => {
      const rehearsed = { ...rehearsedCase(testCase, result), deed }
      onEnd(rehearsed)
      await put(rehearsed)
      return rehearsed.state
    },
  }
}

/** A case as a run plays it, without what only a person can judge. */
function snapshotOf({ id, title, steps, expectedResult, ...testCase }: TestCase): CaseSnapshot {
  const unmet = unmetPreconditions(testCase)
  const unchecked = unmarked(testCase.automation?.unchecked ?? [])
  return {
    id,
    title,
    steps: steps?.map((step) => ({ ...step, expectedResult: withoutParts(step.expectedResult, unchecked) })),
    expectedResult: expectedResult && withoutParts(expectedResult, unchecked),
    ...(unmet.length > 0 && { unmetPreconditions: unmet }),
  }
}

async function keep(
  context: Context,
  { executionId, sessionId, visit }: Rehearsing,
  end: RehearsalEnd,
): Promise<RehearsalEnd> {
  const stub = context.services.publicSessions.getByName(sessionId)
  const { reason: _, ...rehearsal } = end
  const stored = await stub.keepRehearsal({
    ...rehearsal,
    executionId,
    pageUrl: visit.baseUrl,
    now: context.now(),
  })
  if (!stored.ok) return withoutTraces(context, executionId)
  await indexSession(context, { sessionId, email: stored.email, updatedAt: stored.updatedAt })
  return end
}

/** Of a session that was deleted meanwhile nothing stays. */
async function withoutTraces(context: Context, executionId: string): Promise<RehearsalEnd> {
  const record = await context.services.executions.getByName(executionId).record()
  if (record === null) await deleteEvidence(context, executionId)
  return { ...none, reason: 'The session was deleted, or its rehearsal was taken over.' }
}
