import type { Context } from '../../../shared/kernel/context.ts'
import { internal, timedOut } from '../../../shared/kernel/errors.ts'
import { generationInterrupted } from '../engine/index.ts'
import { analysisView } from './analysis.ts'
import { readResult } from './read-result.ts'
import { readSession } from './store.ts'
import type { Work } from './work.ts'

interface EndedRun {
  sessionId: string
  executionId: string
}

/** The result of an execution that another process ended. */
export async function endedResult(context: Context, { sessionId, executionId }: EndedRun) {
  const stored = await readResult(context.services.executions.getByName(executionId))
  if (!stored) throw tooSlow()
  const { testCases, requirements, gaps, summary, sources, warnings, modelUsage } = stored
  const { completedExecutionId, analysis } = await readSession(context, sessionId)
  const ownAnalysis = completedExecutionId === executionId ? analysis : null
  const lost = 'The process that designed these cases died before it had told their requirements and gaps.'
  const allWarnings = [...(warnings ?? []), ...(requirements && (gaps ?? ownAnalysis) ? [] : [lost])]
  const analysed = analysisView(ownAnalysis, testCases)
  const parts = {
    requirements: requirements ?? [],
    gaps: gaps ?? analysed.gaps,
    summary,
    ...(sources && { sources }),
    ...(modelUsage && { modelUsage }),
  }
  // The answer's schema checks it, as that of any work.
  const result = { testCases, ...(parts as Pick<Work['result'], keyof typeof parts>) }
  return { ...analysed, ...result, ...(allWarnings.length > 0 && { warnings: allWarnings }) }
}

/** The result of an execution that is over; throws why it has none. */
export async function resultAtEnd(context: Context, ended: EndedRun) {
  const record = await context.services.executions.getByName(ended.executionId).record()
  if (record?.status !== 'failed') return endedResult(context, ended)
  const code = record.error?.error
  if (code === generationInterrupted.code) throw generationInterrupted()
  throw code === 'executions.deadline' ? tooSlow() : internal()
}

const tooSlow = () =>
  timedOut({ message: 'The generation took too long. Start it again with stream set to true.' })
