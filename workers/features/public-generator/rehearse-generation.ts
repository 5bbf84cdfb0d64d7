import { deedKeyOf } from '../../../shared/domain/judging/deed-key.ts'
import { withRehearsal } from '../../../shared/domain/judging/rehearsal.ts'
import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { logError } from '../../../shared/services/log.ts'
import type { PlayCases } from '../hosted-runs/index.ts'
import type { RunInput } from './generation-input.ts'
import { type RehearsalEnd, rehearseCases } from './rehearse-cases.ts'

interface Run {
  executionId: string
  attempt: number
  session: { sessionId: string }
  input: RunInput
}

const none: RehearsalEnd = { cases: [], operated: [] }

/** Rehearses the cases of a generation that is stored by now, where that was asked for. What goes wrong is told and not thrown: the cases are there. */
export async function rehearseGeneration(
  context: Context,
  { executionId, attempt, session: { sessionId }, input }: Run,
  playCases: PlayCases | undefined,
): Promise<RehearsalEnd> {
  if (input.kind !== 'generate' || !input.visit || input.rehearseUntil === undefined) return none
  if (!playCases) return { ...none, reason: 'This deployment has no browser.' }
  const { visit, rehearseUntil: until } = input
  const rehearsing = { executionId, attempt, sessionId, visit, until, playCases }
  return rehearseCases(context, rehearsing).catch((error: unknown) => {
    logError({ kind: 'public.rehearse', requestId: executionId, error })
    return { ...none, reason: 'The rehearsal failed on our side.' }
  })
}

/** The cases of a result with what the rehearsal found. */
export function withRehearsals(
  testCases: readonly TestCase[],
  { cases, operated }: RehearsalEnd,
): TestCase[] {
  const playedCases = new Map(cases.map((each) => [each.testCaseId, each]))
  const byId = new Map(operated.map((each) => [each.testCase.id, each]))
  return testCases.map((before) => {
    const other = byId.get(before.id)
    const testCase = other?.from === deedKeyOf(before) ? other.testCase : before
    const played = playedCases.get(testCase.id)
    return played && played.deed === deedKeyOf(testCase) ? withRehearsal(testCase, played) : testCase
  })
}

/** What is said of a rehearsal that did not come to all cases. */
export const rehearsalWarnings = ({ reason }: RehearsalEnd): string[] =>
  reason === undefined ? [] : [`Not all cases were rehearsed on the page. ${reason}`]
