import type { SessionSnapshot } from '../../../durable-objects/public-session/public-session.ts'
import { refine } from '../../../shared/domain/refinement/index.ts'
import type { Format, Mode, Scope, TestCase } from '../../../shared/domain/test-cases/schema.ts'
import { type DesignResult, designTests } from '../../../shared/domain/test-design/index.ts'
import type { EventPayload } from '../../../shared/kernel/events.ts'
import type { Generation, RunInput } from './generation-input.ts'
import { replyTo } from './reply.ts'

/** What a run made: the answer, what changed, and what the session keeps. */
export interface Work {
  result: DesignResult & { warnings?: string[] }
  /** The session's whole new set of cases; absent when the run leaves them as they are. */
  sessionCases?: TestCase[]
  added: string[]
  updated: string[]
  removed: string[]
  reply: string
  scope?: Scope | undefined
  format?: Format | undefined
}

export type OnProgress = (event: EventPayload) => void

/** Does the work of one run on a session, without touching anything. */
export function workOf(session: SessionSnapshot, input: RunInput, onProgress: OnProgress): Work {
  return input.kind === 'generate'
    ? generateWork(session, input.request, onProgress)
    : refineWork(session, input.message)
}

const idsOf = (testCases: readonly TestCase[]) => testCases.map(({ id }) => id)

function generateWork(session: SessionSnapshot, request: Generation, onProgress: OnProgress): Work {
  const { mode } = request
  const existingTestCases = request.existingTestCases ?? session.testCases
  const usesExisting = mode === 'gap-analysis' || mode === 'fill-gaps'
  const designed = designTests({ ...request, ...(usesExisting && { existingTestCases }), onProgress })
  const result = request.userKbIds?.length ? { ...designed, warnings: [knowledgeWarning] } : designed
  const sessionCases = casesAfter(mode, existingTestCases, designed.testCases)
  const before = new Set(idsOf(session.testCases))
  const after = new Set(idsOf(sessionCases ?? session.testCases))
  return {
    result,
    ...(sessionCases && { sessionCases }),
    added: [...after].filter((id) => !before.has(id)),
    updated: sessionCases && mode !== 'fill-gaps' ? [...after].filter((id) => before.has(id)) : [],
    removed: [...before].filter((id) => !after.has(id)),
    reply: replyTo(mode, designed),
  }
}

const knowledgeWarning = 'Knowledge bases are not available yet, so userKbIds was not used.'

function casesAfter(mode: Mode, existing: TestCase[], designed: TestCase[]): TestCase[] | undefined {
  if (mode === 'extract-requirements' || mode === 'gap-analysis') return undefined
  return mode === 'fill-gaps' ? [...existing, ...designed] : designed
}

function refineWork(session: SessionSnapshot, message: string): Work {
  const refined = refine(message, session)
  const { testCases, added, updated, removed, reply } = refined
  // The figures of the edited set: how much of the plan its cases still cover.
  const { summary, gaps, requirements } = designTests({
    requirements: session.requirements,
    scope: refined.scope ?? session.scope,
    format: refined.format ?? session.format,
    maxTestCases: session.maxTestCases,
    mode: 'gap-analysis',
    existingTestCases: testCases,
  })
  return {
    result: { testCases, requirements, gaps, summary },
    ...(refined.understood && { sessionCases: testCases }),
    added,
    updated,
    removed,
    reply,
    scope: refined.scope,
    format: refined.format,
  }
}
