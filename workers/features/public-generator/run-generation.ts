import type { SessionSnapshot } from '../../../durable-objects/public-session/public-session.ts'
import type { Outcome } from '../../../durable-objects/public-session/rules.ts'
import type { CaseChanges } from '../../../shared/domain/test-cases/apply-design.ts'
import { countCases } from '../../../shared/domain/test-cases/count-cases.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { askedTogether } from '../../../shared/kernel/asked-model.ts'
import { type ServiceError, isServiceError } from '../../../shared/kernel/errors.ts'
import type { EventPayload } from '../../../shared/kernel/events.ts'
import { logError } from '../../../shared/services/log.ts'
import type { PlayCases } from '../hosted-runs/index.ts'
import type { RunInput } from './generation-input.ts'
import { analysisView } from './analysis.ts'
import { workOf } from './generation-work.ts'
import { type VisitPage, pagesOfRun } from './pages-of-run.ts'
import type { RehearsalEnd } from './rehearse-cases.ts'
import { rehearsalWarnings, rehearseGeneration, withRehearsals } from './rehearse-generation.ts'
import { PublicSessionView } from './schemas.ts'
import type { Work } from './work.ts'

/** `failed`: by an error on our side, with what may be said of it. `over`: its time had passed, it was cancelled, or another attempt has it. */
export type Ended =
  | { how: 'completed'; result: Work['result']; changes: CaseChanges }
  | { how: 'failed'; error?: ServiceError }
  | { how: 'over' }

const over: Ended = { how: 'over' }

/** What a run comes to, or that its time has passed. */
export const orOver = (run: Promise<Ended>, ms: number): Promise<Ended> =>
  Promise.race([run, new Promise<Ended>((resolve) => setTimeout(() => resolve(over), ms))])

/**
 * Does the work of a generation or refinement: reads its Execution, designs, stores the result in the session in one write and ends the Execution.
 * Idempotent: an execution that is over, or taken up by a later attempt, is left alone. Says how it ended.
 */
export async function runGeneration(
  context: Context,
  executionId: string,
  { visitPage, playCases }: AtPage = {},
): Promise<Ended> {
  const execution = context.services.executions.getByName(executionId)
  const begun = await execution.beginAttempt({ now: context.now() })
  if (!begun.ok) return over
  const { attempt, cancelled, input, sessionId } = begun
  const session = sessionId ? await context.services.publicSessions.getByName(sessionId).read() : null
  if (!session || cancelled) {
    await execution.finish({ attempt, status: cancelled ? 'cancelled' : 'failed', now: context.now() })
    return over
  }
  const run: Run = { executionId, attempt, session, input: input as RunInput }
  if (session.completedExecutionId === executionId) {
    const rehearsed = await rehearseGeneration(context, run, playCases)
    return tellAgain(context, run, rehearsed)
  }
  const outcome = await makeAndStore(context, run, visitPage)
  if ('how' in outcome) return outcome
  const rehearsed = await rehearseGeneration(context, run, playCases)
  return tell(context, run, withFindings(outcome, rehearsed))
}

/** What only the Worker that has a browser can do. */
export interface AtPage {
  visitPage?: VisitPage
  playCases?: PlayCases
}

const ourFault = {
  error: 'internal',
  message: 'The generation failed on our side. Nothing was changed; please try again.',
}

/** What could not be read back must not be stored: the whole session would be lost with it. */
const Readable = once(() =>
  PublicSessionView().pick({
    testCases: true,
    summary: true,
    sentences: true,
    gaps: true,
    observed: true,
    models: true,
  }),
)

interface Run {
  executionId: string
  attempt: number
  session: SessionSnapshot
  input: RunInput
}

interface Made {
  work: Work
  progress: EventPayload[]
  /** How many of them the Execution has. */
  shown: () => number
}

/** Designs, and stores the outcome in the session, which counts a run once. What goes wrong here ends the run as failed. */
async function makeAndStore(
  context: Context,
  run: Run,
  visitPage: VisitPage | undefined,
): Promise<Made | Ended> {
  const { executionId, attempt, session, input } = run
  const stub = context.services.publicSessions.getByName(session.sessionId)
  try {
    const progress: EventPayload[] = []
    const { show, shown } = watched(context, run, progress)
    const onProgress = (event: EventPayload) => void progress.push(event)
    const pages = await pagesOfRun(context, run, { visitPage, onProgress, flush: show })
    const work = await workOf(context, { session, input, known: pages, onProgress, flush: show })
    const testCases = work.sessionCases ?? []
    const { summary } = work.result
    Readable().parse({ testCases, summary, ...analysisView(work.result, testCases) })
    const outcome = outcomeOf(work, progress, session)
    const stored = await stub.complete({ executionId, outcome, now: context.now() })
    if (!stored.ok) return over
    // What is told from here on comes after it.
    await show()
    return { work, progress, shown }
  } catch (error) {
    logError({ kind: 'public.runGeneration', requestId: context.requestId, error })
    const execution = context.services.executions.getByName(executionId)
    const refusal = isServiceError(error) ? error : undefined
    const fault = refusal ? { error: refusal.code, message: refusal.message } : ourFault
    await execution.finish({ attempt, status: 'failed', error: fault, now: context.now() })
    await stub.executionEnded({ executionId, status: 'failed', now: context.now() })
    return { how: 'failed', ...(refusal && { error: refusal }) }
  }
}

function withFindings({ work, ...progress }: Made, rehearsed: RehearsalEnd): Made {
  const { result } = work
  const warnings = [...(result.warnings ?? []), ...rehearsalWarnings(rehearsed)]
  const testCases = withRehearsals(result.testCases, rehearsed)
  const modelUsage = askedTogether(result.modelUsage, rehearsed.modelUsage)
  const beside = { ...(warnings.length > 0 && { warnings }), ...(modelUsage && { modelUsage }) }
  return { ...progress, work: { ...work, result: { ...result, testCases, ...beside } } }
}

/** Shows events to whoever watches while the work goes on. What cannot be shown now is shown at the end. */
function watched(context: Context, { executionId, attempt }: Run, progress: EventPayload[]) {
  const execution = context.services.executions.getByName(executionId)
  let sent = 0
  const show = async () => {
    const events = progress.slice(sent)
    if (events.length === 0) return
    const appended = await execution.append({ attempt, events, now: context.now() }).catch(() => null)
    if (appended?.ok) sent += events.length
  }
  return { show, shown: () => sent }
}

/** Ends the Execution with what the session holds by now. What goes wrong here is thrown, so that the job comes back and tells it again. */
async function tell(context: Context, run: Run, { work, progress, shown }: Made): Promise<Ended> {
  const { testCases, requirements, gaps } = work.result
  const totals = { testCases: testCases.length, requirements: requirements.length, gaps: gaps.length }
  const isEnded = await endWith(context, run, {
    events: [...progress.slice(shown()), resultEvent(work)],
    totals,
  })
  const { added, updated, removed } = work
  return isEnded ? { how: 'completed', result: work.result, changes: { added, updated, removed } } : over
}

/** An earlier attempt stored its result and died before it could tell: doing the work again would apply a message twice. */
async function tellAgain(context: Context, run: Run, rehearsed: RehearsalEnd): Promise<Ended> {
  const { summary } = run.session
  const testCases = withRehearsals(run.session.testCases, rehearsed)
  const warnings = rehearsalWarnings(rehearsed)
  const modelUsage = askedTogether(run.session.modelUsage ?? undefined, rehearsed.modelUsage)
  const none = { added: [], updated: [], removed: [], ...(warnings.length > 0 && { warnings }) }
  const events: EventPayload[] = [
    { type: 'result', testCases, summary, ...none, ...(modelUsage && { modelUsage }) },
  ]
  await endWith(context, run, { events, totals: { testCases: testCases.length } })
  return over
}

async function endWith(
  context: Context,
  { executionId, attempt }: Run,
  { events, totals }: { events: EventPayload[]; totals: Record<string, number> },
): Promise<boolean> {
  const execution = context.services.executions.getByName(executionId)
  const appended = await execution.append({ attempt, events, now: context.now() })
  if (!appended.ok) return false
  return (await execution.finish({ attempt, status: 'completed', totals, now: context.now() })).ok
}

function resultEvent({ result, added, updated, removed }: Work): EventPayload {
  const { testCases, requirements, gaps, summary, sources, warnings, modelUsage } = result
  const beside = {
    ...(sources && { sources }),
    ...(warnings && { warnings }),
    ...(modelUsage && { modelUsage }),
  }
  return { type: 'result', testCases, requirements, gaps, summary, ...beside, added, updated, removed }
}

const analysisOf = ({ sentences, gaps, models, observed }: Work['result']) => ({
  sentences,
  gaps,
  models,
  ...(observed && { observed }),
})

function outcomeOf(
  { sessionCases, corrections, history, result, reply, scope, format }: Work,
  progress: EventPayload[],
  { testCases }: SessionSnapshot,
): Outcome {
  return {
    ...(sessionCases && { testCases: sessionCases }),
    ...(corrections && { corrections }),
    ...(history && { history }),
    // A run that only looks, or only adds, counts its own cases; the session tells of all that it has.
    summary: { ...result.summary, ...countCases(sessionCases ?? testCases) },
    analysis: analysisOf(result),
    ...(result.modelUsage && { modelUsage: result.modelUsage }),
    reply,
    iterations: 1,
    toolCalls: progress.filter(({ type }) => type === 'tool_call').length,
    scope,
    format,
  }
}
