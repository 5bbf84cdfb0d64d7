import type { Settled } from '../../../durable-objects/public-session/rules.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { idsFor } from '../../../shared/kernel/key-claim.ts'
import { isOver } from '../../../shared/kernel/events.ts'
import type { RunInput } from './generation-input.ts'
import { refusals } from './replace-test-cases.ts'
import { indexSession } from './store.ts'

/** Background runs end by themselves after this long, whatever happened to the process that worked on them. */
export const backgroundMs = 15 * 60_000

const looking = 'Looking at the page'
const reading = 'Reading the requirements'

interface Start {
  sessionId: string
  /** What the user's turn in the conversation says. */
  message: string
  change: Partial<Settled>
  /** What is sealed in it is sealed under the id of the execution. */
  input: RunInput | ((executionId: string) => Promise<RunInput>)
  deadlineMs?: number
}

interface StartedRun {
  executionId: string
  /** Nobody has taken it up yet. */
  waits: boolean
}

/**
 * Takes the session for a run and creates its Execution, deadline included. Throws `sessions.busy` while another run holds it.
 * The Execution comes first: a process that dies in between leaves an execution that ends by itself, never a session that stays taken.
 */
export async function startRun(context: Context, start: Start): Promise<StartedRun> {
  const { services } = context
  const { sessionId, message, change, deadlineMs = backgroundMs } = start
  const executionId = idsFor(context, 'execution').secret()
  const input = typeof start.input === 'function' ? await start.input(executionId) : start.input
  const isLooking = input.kind === 'generate' && input.visit !== undefined
  const now = context.now()
  const execution = services.executions.getByName(executionId)
  const started = await execution.start({
    kind: 'generation',
    executionId,
    sessionId,
    organizationId: null,
    deadlineAt: now + deadlineMs,
    silenceMs: services.settings.RUN_SILENCE_SECONDS * 1000,
    input,
    now,
    events: [{ type: 'status', phase: 'reading', message: isLooking ? looking : reading, progress: 0 }],
  })
  // An end that came before the beginning would be told to nobody again.
  if (isOver(started.status)) return { executionId, waits: false }
  const session = services.publicSessions.getByName(sessionId)
  const begun = await session.begin({ executionId, message, change, now })
  if (!begun.ok) {
    await execution.purge()
    throw refusals[begun.code]()
  }
  await indexSession(context, { sessionId, email: begun.email })
  return { executionId, waits: started.status === 'queued' }
}
