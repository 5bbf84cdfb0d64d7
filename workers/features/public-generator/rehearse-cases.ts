import type { PlayedDeed } from '../../../durable-objects/public-session/rehearsal-store.ts'
import {
  type PlayedCase,
  notRehearsed,
  rehearsedCase,
} from '../../../shared/domain/judging/rehearsed-case.ts'
import { unmetPreconditions } from '../../../shared/domain/step-readings/set-up.ts'
import { deedKeyOf } from '../../../shared/domain/judging/deed-key.ts'
import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import { withoutParts } from '../../../shared/domain/test-cases/without-parts.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import {
  type CasePlay,
  type CaseSnapshot,
  type PlayCases,
  type Played,
  deleteEvidence,
} from '../hosted-runs/index.ts'
import { rehearsalMs, type RehearsalInput } from './rehearsal-input.ts'
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
  /** Why not all were played. */
  reason?: string
}

/** What the Execution keeps of a case: that it was begun, then what it came to. */
type Stored = { testCaseId: string; deed: string; rehearsed?: PlayedDeed }

const busy = 'Another rehearsal of this session goes on. Wait for it to end, then rehearse again.'
const interrupted = 'The rehearsal was interrupted while it played this case; the next takes it up.'

/**
 * Plays the cases of a session on its page and keeps with the session what that found. What another attempt has played, or begun, is not played again: that
 * would do to the page twice what a case does there. A session that is gone, and an execution that is another's by now, are left alone.
 */
export async function rehearseCases(context: Context, rehearsing: Rehearsing): Promise<RehearsalEnd> {
  const { executionId, attempt, sessionId, visit, testCaseIds, until, playCases } = rehearsing
  const stub = () => context.services.publicSessions.getByName(sessionId)
  const begun = await stub().beginRehearsal({ executionId })
  const session = begun.ok ? await stub().read() : null
  if (!session) return { cases: [], reason: busy }
  if (session.rehearsal?.executionId === executionId) return { cases: session.rehearsal.cases }
  const plan = planRehearsal(session.testCases, testCaseIds)
  const stored = await storedBy(context, executionId)
  const ended = new Map<string, PlayedDeed>()
  const waiting = plan.cases.filter((testCase) => !stored.some((each) => isOf(each, testCase)))
  const cases = waiting.map((testCase, at) => {
    const play = { executionId, attempt, index: stored.length + at, testCase }
    return casePlay(context, play, (played) => ended.set(testCase.id, played))
  })
  const limits = { waitMs: rehearsalMs.wait, playMs: rehearsalMs.play, until }
  const played: Played =
    cases.length > 0 ? await playCases(context, { executionId, attempt, visit, cases, ...limits }) : {}
  const found = plan.cases.map((testCase): PlayedDeed => {
    const earlier = stored.find((each) => isOf(each, testCase))
    const known = earlier?.rehearsed ?? ended.get(testCase.id)
    const reason = earlier ? interrupted : (played.reason ?? interrupted)
    return known ?? { ...notRehearsed(testCase.id, reason), deed: deedKeyOf(testCase) }
  })
  const deeds = new Map(session.testCases.map((each) => [each.id, deedKeyOf(each)]))
  const left = plan.left.map((each) => ({ ...each, deed: deeds.get(each.testCaseId) ?? '' }))
  const end = { cases: [...found, ...left], ...(played.reason !== undefined && { reason: played.reason }) }
  return played.gone ? withoutTraces(context, executionId) : keep(context, rehearsing, end)
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
  const { unchecked = [] } = testCase.automation ?? {}
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
  const { cases } = end
  const found = { executionId, pageUrl: visit.baseUrl, cases, now: context.now() }
  const kept = await stub.keepRehearsal(found)
  if (!kept.ok) return withoutTraces(context, executionId)
  await indexSession(context, { sessionId, email: kept.email, updatedAt: kept.updatedAt })
  return end
}

/** Of a session that was deleted meanwhile nothing stays. */
async function withoutTraces(context: Context, executionId: string): Promise<RehearsalEnd> {
  const record = await context.services.executions.getByName(executionId).record()
  if (record === null) await deleteEvidence(context, executionId)
  return { cases: [], reason: 'The session was deleted, or its rehearsal was taken over.' }
}
