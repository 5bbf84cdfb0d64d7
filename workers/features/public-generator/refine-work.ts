import { isUndo, undone } from '../../../shared/domain/test-cases/difference.ts'
import { countCases } from '../../../shared/domain/test-cases/count-cases.ts'
import { type TestCase, priorities } from '../../../shared/domain/test-cases/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { EventPayload } from '../../../shared/kernel/events.ts'
import type { AskedModel } from '../../../shared/schemas/asked-model.ts'
import type { Refined } from '../../../shared/services/designer.ts'
import { callEngine } from '../engine/index.ts'
import type { Refining } from './generation-input.ts'
import { reviseByModel } from '../quality/index.ts'
import { type SessionOfRun, readBefore } from './read-before.ts'
import { stepsOf } from './steps-of.ts'
import type { Work } from './work.ts'

/** What a message adds stops here; a larger set that somebody brought is theirs and is not cut. */
const mostGenerated = 200

interface Understood extends Refined {
  modelUsage?: AskedModel | undefined
}

interface Watching {
  onProgress?: (event: EventPayload) => void
  /** Passes on what `onProgress` was given. */
  told?: () => Promise<unknown>
}

/** Applies a message, and the settings that came with it, to the cases of a session. */
export async function refineWork(
  context: Context,
  session: SessionOfRun,
  refining: Refining,
  { onProgress = () => undefined, told = () => Promise.resolve() }: Watching = {},
): Promise<Work> {
  const step = stepsOf(onProgress, told)
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
  const { kept, left } = capped(refined.testCases, takesBack ? Infinity : most)
  // The figures of the edited set: how much of the plan its cases still cover.
  await step.phase('reviewing', `Checking what ${kept.length} test cases cover`, 0.6)
  const {
    summary: found,
    warnings: _,
    ...analysed
  } = await step.tool(
    'check_coverage',
    `${kept.length} cases`,
    () =>
      callEngine(context, (designer) =>
        designer.design({
          requirements: session.requirements,
          scope: refined.scope ?? session.scope,
          format: refined.format ?? session.format,
          mode: 'gap-analysis',
          existingTestCases: kept,
          ...readBefore(session),
        }),
      ),
    ({ summary: { coverage } }) => `${coverage.covered} of ${coverage.items} coverage items confirmed`,
  )
  // Who looks for gaps makes no cases, and counts none.
  const summary = { ...found, ...countCases(kept) }
  const changed = refined.understood || left.length > 0
  const isLeft = (id: string) => left.includes(id)
  return {
    result: { ...analysed, testCases: kept, summary, ...toldBeside({ warnings, modelUsage }) },
    ...(changed && { sessionCases: kept, history: takesBack ? ('takes_back' as const) : ('keeps' as const) }),
    added: refined.added.filter((id) => !isLeft(id)),
    updated: refined.updated.filter((id) => !isLeft(id)),
    removed: [...refined.removed, ...left.filter((id) => !refined.added.includes(id))],
    reply: [
      refined.reply,
      ...(left.length > 0 ? [`Over the limit, and left out: ${left.join(', ')}.`] : []),
      ...warnings,
    ].join(' '),
    scope: refined.scope,
    format: refined.format,
  }
}

const toldBeside = ({ warnings, modelUsage }: Pick<Understood, 'warnings' | 'modelUsage'>) => ({
  ...(warnings.length > 0 && { warnings }),
  ...(modelUsage && { modelUsage }),
})

/**
 * What is certain is done by the embedded grammar: instructions that it reads to their last word and that add nothing. All else goes to the configured model, and back to
 * the grammar, which says what it can do, where there is none or nobody answers.
 */
async function understand(context: Context, session: SessionOfRun, refining: Refining): Promise<Understood> {
  const { requirements, testCases, scope, format, maxTestCases } = session
  const basis = { requirements, testCases, scope, format, maxTestCases, ...readBefore(session) }
  const settings = settingsIn(refining)
  const refine = (message: string, of = basis) =>
    callEngine(context, (designer) => designer.refine(message, of))
  const refined = await refine([refining.message, ...settings].join('\n'))
  const isCertain = refined.wholly === true && refined.added.length === 0
  if (isCertain || !context.services.model) return refined
  const set = settings.length > 0 ? await refine(settings.join('\n')) : undefined
  const { refined: revised, ...asked } = await reviseByModel(context, refining.message, {
    ...basis,
    ...(set && { testCases: set.testCases, ...(set.scope && { scope: set.scope }) }),
    ...(set?.format && { format: set.format }),
  })
  if (!revised) return { ...refined, ...asked, warnings: [...asked.warnings, ...refined.warnings] }
  return {
    ...revised,
    ...asked,
    warnings: [...asked.warnings, ...revised.warnings],
    understood: revised.understood || set?.understood === true,
    updated: [...new Set([...(set?.updated ?? []), ...revised.updated])],
  }
}

/** Takes back what the last message changed, but for cases that somebody changed since. */
async function takeBack(context: Context, session: SessionOfRun): Promise<Understood> {
  const last = await context.services.publicSessions.getByName(session.sessionId).lastChange()
  const nothing = { testCases: session.testCases, added: [], updated: [], removed: [], warnings: [] }
  if (!last) return { ...nothing, understood: false, reply: 'There is nothing to take back.' }
  const { kept, scope, format, ...result } = undone(session.testCases, last)
  const stays = kept.length > 0 ? ` ${kept.slice(0, 10).join(', ')} changed since, and stays as it is.` : ''
  const isDone = result.added.length + result.updated.length + result.removed.length > 0 || kept.length === 0
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

/** Keeps at most `max` cases in their order; the least important, and of those the last, are left out. */
function capped(testCases: TestCase[], max: number): { kept: TestCase[]; left: string[] } {
  const rank = ({ priority }: TestCase) => priorities.indexOf(priority)
  const chosen = new Set(testCases.toSorted((a, b) => rank(a) - rank(b)).slice(0, max))
  return {
    kept: testCases.filter((testCase) => chosen.has(testCase)),
    left: testCases.filter((testCase) => !chosen.has(testCase)).map(({ id }) => id),
  }
}
