import type { Context } from '../../../../shared/kernel/context.ts'
import { examOfArchived } from '../errors.ts'
import { lostSentence } from '../rules.ts'
import { stopExam } from '../stop-exam.ts'
import { findRunning } from '../store.ts'
import { askStep } from './ask-step.ts'
import { generateStep } from './generate-step.ts'
import { move } from './move.ts'

/**
 * Takes an exam a step further, and ends it with the last one. Whatever it stands at is worked on, so that a message may come twice, late, or again after a
 * crash: of several messages only one moves it on. Nothing comes of the exam of a base that was deleted, and that of an archived one is cancelled.
 */
export async function advanceExam(context: Context, examId: string): Promise<void> {
  const found = await findRunning(context, examId)
  if (!found) return
  const { row, baseStatus } = found
  if (baseStatus === 'archived') return void (await stopExam(context, row, examOfArchived.sentence))
  // What it asks of models is asked for its organization, and on its account.
  const own: Context = { ...context, tenant: { organizationId: row.organizationId, role: 'member' } }
  await (row.stage === 'generating' ? generateStep(own, row) : askStep(own, found))
}

/** The last try has failed: an exam does not stay under way. */
export async function giveUpExam(context: Context, examId: string): Promise<void> {
  const found = await findRunning(context, examId)
  if (!found) return
  await move(context, found.row, { status: 'failed', error: lostSentence, endedAt: context.now() })
}
