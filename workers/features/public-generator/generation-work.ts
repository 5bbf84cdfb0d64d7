import type { SessionSnapshot } from '../../../durable-objects/public-session/public-session.ts'
import type { Mode, TestCase } from '../../../shared/domain/test-cases/schema.ts'
import type { Reading } from '../../../shared/domain/test-generation/readings/reading.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { EventPayload } from '../../../shared/kernel/events.ts'
import { designCases } from '../quality/index.ts'
import type { Generation, RunInput } from './generation-input.ts'
import { refineWork } from './refine-work.ts'
import { replyTo } from './reply.ts'
import type { Work } from './work.ts'

interface Run {
  session: SessionSnapshot
  input: RunInput
  onProgress: (event: EventPayload) => void
  /** Passes on what `onProgress` was given. */
  told?: () => Promise<unknown>
}

/** Does the work of one run on a session, without touching it. */
export async function workOf(
  context: Context,
  { session, input, onProgress, told = () => Promise.resolve() }: Run,
): Promise<Work> {
  return input.kind === 'generate'
    ? generateWork(context, { session, request: input.request, onProgress, told })
    : refineWork(context, session, input, { onProgress, told })
}

const idsOf = (testCases: readonly TestCase[]) => testCases.map(({ id }) => id)

interface Generating {
  session: SessionSnapshot
  request: Generation
  onProgress: Run['onProgress']
  told: () => Promise<unknown>
}

async function generateWork(
  context: Context,
  { session, request, onProgress, told: tell }: Generating,
): Promise<Work> {
  // What says who asked and how is nothing to the engine.
  const { stream: _, sessionId: _id, userEmail: _email, userKbIds, ...asking } = request
  const { mode } = request
  const existingTestCases = request.existingTestCases ?? session.testCases
  const usesExisting = mode === 'gap-analysis' || mode === 'fill-gaps'
  const asked = { ...asking, ...(usesExisting && { existingTestCases }), onProgress }
  // Gaps, and the cases that fill them, are named alike by one reading only: that of the session.
  const known = usesExisting && session.reading ? (session.reading as Reading) : undefined
  const made = await designCases(context, asked, { told: tell, known })
  const { warnings: told, reading = null, ...designed } = made
  const warnings = [...told, ...(userKbIds?.length ? [knowledgeWarning] : [])]
  const result = warnings.length > 0 ? { ...designed, warnings } : designed
  const sessionCases = casesAfter(mode, existingTestCases, designed.testCases)
  const before = new Set(idsOf(session.testCases))
  const after = new Set(idsOf(sessionCases ?? session.testCases))
  return {
    result,
    ...(sessionCases && { sessionCases }),
    ...(mode !== 'extract-requirements' && { reading }),
    added: [...after].filter((id) => !before.has(id)),
    updated: sessionCases && mode !== 'fill-gaps' ? [...after].filter((id) => before.has(id)) : [],
    removed: [...before].filter((id) => !after.has(id)),
    reply: [replyTo(mode, designed), ...spoken(warnings)].join(' '),
  }
}

const mostSpoken = 5

/** A conversation is no list: the first warnings are told in it, all of them stand in the answer. */
function spoken(warnings: string[]): string[] {
  const more = warnings.length - mostSpoken
  return more > 0 ? [...warnings.slice(0, mostSpoken), `And ${more} more warnings.`] : warnings
}

const knowledgeWarning = 'Knowledge bases are not available yet, so userKbIds was not used.'

function casesAfter(mode: Mode, existing: TestCase[], designed: TestCase[]): TestCase[] | undefined {
  if (mode === 'extract-requirements' || mode === 'gap-analysis') return undefined
  return mode === 'fill-gaps' ? [...existing, ...designed] : designed
}
