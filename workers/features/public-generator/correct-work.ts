import { applyDesign } from '../../../shared/domain/test-cases/apply-design.ts'
import { countCases } from '../../../shared/domain/test-cases/count-cases.ts'
import { counted } from '../../../shared/domain/english/plural.ts'
import type { Correction } from '../../../shared/domain/marking/corrections.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { EventPayload } from '../../../shared/kernel/events.ts'
import type { DesignInput } from '../../../shared/services/designer.ts'
import { callEngine } from '../engine/index.ts'
import { type Corrected, withCorrected } from '../quality/index.ts'
import { gapChanges } from './gap-changes.ts'
import { type SessionOfRun, readBefore } from './read-before.ts'
import { stepsOf } from './steps-of.ts'
import type { Work } from './work.ts'

/** Enough that a case which comes pushes no other one out. */
const mostDesigned = 200

interface Watching {
  onProgress: (event: EventPayload) => void
  flush: () => Promise<unknown>
}

/** Designs the text with the corrections and without them, and brings what differs into the cases of a session. */
export async function correctWork(
  context: Context,
  session: SessionOfRun,
  corrected: Corrected,
  { onProgress, flush }: Watching,
): Promise<Work> {
  const { requirements, scope, format, testCases, analysis, maxTestCases } = session
  const corrections = withCorrected(session.corrections ?? [], corrected)
  const design = (
    input: Pick<DesignInput, 'mode' | 'existingTestCases' | 'maxTestCases'>,
    used: Correction[],
  ) =>
    callEngine(context, (designer) =>
      designer.design({ requirements, scope, format, ...readBefore(session), ...input, corrections: used }),
    )
  const designed = async (used: Correction[], most: number) =>
    (await design({ mode: 'generate', maxTestCases: most }, used)).testCases
  const step = stepsOf(onProgress, flush)
  await step.phase('designing', 'Designing with the corrections', 0.2)
  // A text that no run has designed yet has no cases to compare with.
  const most = analysis ? mostDesigned : maxTestCases
  const changed = await step.tool(
    'design_again',
    counted(corrections.length, 'correction'),
    async () => {
      const was = analysis ? await designed(session.corrections ?? [], most) : []
      const now = await designed(corrections, most)
      return applyDesign(testCases, { was, now, most: Math.max(most, testCases.length) })
    },
    ({ added, updated, removed }) => changesIn(added, updated, removed),
  )
  const { testCases: sessionCases, ...changes } = changed
  await step.phase('reviewing', `Checking what ${sessionCases.length} test cases cover`, 0.7)
  const {
    summary: figures,
    warnings,
    ...analysed
  } = await design({ mode: 'gap-analysis', existingTestCases: sessionCases }, corrections)
  const summary = { ...figures, ...countCases(sessionCases) }
  const { added, updated, removed } = changes
  const isSame = added.length + updated.length + removed.length === 0
  const open = isSame ? gapChanges(analysis, analysed) : undefined
  return {
    result: { ...analysed, testCases: sessionCases, summary, ...(warnings.length > 0 && { warnings }) },
    sessionCases,
    corrections,
    ...changes,
    reply: [
      `Read the text with ${counted(corrections.length, 'correction')}: ${changesIn(added, updated, removed)}.`,
      ...(open === undefined ? [] : [open]),
    ].join(' '),
  }
}

const changesIn = (
  added: readonly string[],
  updated: readonly string[],
  removed: readonly string[],
): string => `${added.length} added, ${updated.length} updated, ${removed.length} removed`
