import { isUndo, undone } from '../../../shared/domain/test-cases/difference.ts'
import { countCases } from '../../../shared/domain/test-cases/count-cases.ts'
import { type TestCase, priorities } from '../../../shared/domain/test-cases/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { EventPayload } from '../../../shared/kernel/events.ts'
import { callEngine } from '../engine/index.ts'
import { gapChanges } from './gap-changes.ts'
import type { Refining } from './generation-input.ts'
import { type Understood, understandMessage } from '../quality/index.ts'
import { type SessionOfRun, readBefore } from './read-before.ts'
import { stepsOf } from './steps-of.ts'
import type { Work } from './work.ts'

/** What a message adds stops here; a larger set that somebody brought is theirs and is not cut. */
const mostGenerated = 200

interface Watching {
  onProgress?: (event: EventPayload) => void
  /** Passes on what `onProgress` was given. */
  flush?: () => Promise<unknown>
}

/** Applies a message, and the settings that came with it, to the cases of a session. */
export async function refineWork(
  context: Context,
  session: SessionOfRun,
  refining: Refining,
  { onProgress = () => undefined, flush = () => Promise.resolve() }: Watching = {},
): Promise<Work> {
  const step = stepsOf(onProgress, flush)
  const takesBack = isUndo(refining.message)
  await step.phase('designing', 'Applying the message', 0.2)
  const { warnings, modelUsage, ...refined } = await step.tool(
    'apply_message',
    refining.message.slice(0, 500),
    () => (takesBack ? takeBack(context, session) : understand(context, session, refining)),
    ({ added, updated, removed }) =>
      `${added.length} added, ${updated.length} updated, ${removed.length} removed`,
  )
  const most = refining.maxTestCases ?? Math.max(mostGenerated, session.testCases.length)
  const { testCases, leftOut } = withinLimit(refined.testCases, takesBack ? Infinity : most)
  // The figures of the edited set: how much of the plan its cases still cover.
  await step.phase('reviewing', `Checking what ${testCases.length} test cases cover`, 0.6)
  const {
    summary: figures,
    warnings: _,
    ...analysed
  } = await step.tool(
    'check_coverage',
    `${testCases.length} cases`,
    () =>
      callEngine(context, (designer) =>
        designer.design({
          requirements: session.requirements,
          scope: refined.scope ?? session.scope,
          format: refined.format ?? session.format,
          mode: 'gap-analysis',
          existingTestCases: testCases,
          ...readBefore(session),
        }),
      ),
    ({ summary: { coverage } }) => `${coverage.covered} of ${coverage.items} coverage items confirmed`,
  )
  // The gap analysis makes no cases, and counts none.
  const summary = { ...figures, ...countCases(testCases) }
  const changed = refined.understood || leftOut.length > 0
  const isSame = [refined.added, refined.updated, refined.removed, leftOut].every((ids) => ids.length === 0)
  const open = changed && isSame ? gapChanges(session.analysis, analysed) : undefined
  const isLeft = (id: string) => leftOut.includes(id)
  return {
    result: { ...analysed, testCases, summary, ...reportOf({ warnings, modelUsage }) },
    ...(changed && {
      sessionCases: testCases,
      history: takesBack ? ('takes_back' as const) : ('keeps' as const),
    }),
    added: refined.added.filter((id) => !isLeft(id)),
    updated: refined.updated.filter((id) => !isLeft(id)),
    removed: [...refined.removed, ...leftOut.filter((id) => !refined.added.includes(id))],
    reply: replyOf(refined.reply, { leftOut, open, warnings }),
    scope: refined.scope,
    format: refined.format,
  }
}

interface BesideReply {
  leftOut: readonly string[]
  open: string | undefined
  warnings: readonly string[]
}

/** The reply with what came beside it; it may begin with one of the warnings. */
const replyOf = (reply: string, { leftOut, open, warnings }: BesideReply): string =>
  [
    reply,
    ...(leftOut.length > 0 ? [`Over the limit, and left out: ${leftOut.join(', ')}.`] : []),
    ...(open === undefined ? [] : [open]),
    ...warnings.filter((warning) => !reply.includes(warning)),
  ].join(' ')

const reportOf = ({ warnings, modelUsage }: Pick<Understood, 'warnings' | 'modelUsage'>) => ({
  ...(warnings.length > 0 && { warnings }),
  ...(modelUsage && { modelUsage }),
})

const understand = (context: Context, session: SessionOfRun, refining: Refining): Promise<Understood> => {
  const { requirements, testCases, scope, format, maxTestCases } = session
  const basis = { requirements, testCases, scope, format, maxTestCases, ...readBefore(session) }
  return understandMessage(context, refining.message, basis, settingsIn(refining))
}

/** Takes back what the last message changed, but for cases that somebody changed since. */
async function takeBack(context: Context, session: SessionOfRun): Promise<Understood> {
  const last = await context.services.publicSessions.getByName(session.sessionId).lastChange()
  const nothing = { testCases: session.testCases, added: [], updated: [], removed: [], warnings: [] }
  if (!last) return { ...nothing, understood: false, reply: 'There is nothing to take back.' }
  const { unrestored, scope, format, ...result } = undone(session.testCases, last)
  const stays =
    unrestored.length > 0 ? ` ${unrestored.slice(0, 10).join(', ')} changed since, and stays as it is.` : ''
  const isDone =
    result.added.length + result.updated.length + result.removed.length > 0 || unrestored.length === 0
  return {
    ...(isDone ? { ...result, ...(scope && { scope }), ...(format && { format }) } : nothing),
    warnings: [],
    understood: isDone,
    reply: `${isDone ? 'Took the last change back.' : 'Nothing could be taken back.'}${stays}`,
  }
}

const settingsIn = ({ scope, format }: Refining): string[] => [
  ...(scope ? [`Change the scope to ${scope}`] : []),
  ...(format ? [`Change the format to ${format}`] : []),
]

/** At most `max` cases in their order: the least important are left out, the last of them first. */
function withinLimit(testCases: TestCase[], max: number): { testCases: TestCase[]; leftOut: string[] } {
  const rank = ({ priority }: TestCase) => priorities.indexOf(priority)
  const chosen = new Set(testCases.toSorted((a, b) => rank(a) - rank(b)).slice(0, max))
  return {
    testCases: testCases.filter((testCase) => chosen.has(testCase)),
    leftOut: testCases.filter((testCase) => !chosen.has(testCase)).map(({ id }) => id),
  }
}
