import type { Context } from '../../../shared/kernel/context.ts'
import { internal, timedOut } from '../../../shared/kernel/errors.ts'
import { generationInterrupted } from '../engine/index.ts'
import { analysisView } from './analysis.ts'
import { readResult } from './read-result.ts'
import { readSession } from './store.ts'
import type { Work } from './work.ts'

interface Told {
  sessionId: string
  executionId: string
}

/** What an execution that somebody else ended told: the work of another process. */
export async function toldBy(context: Context, { sessionId, executionId }: Told) {
  const told = await readResult(context.services.executions.getByName(executionId))
  if (!told) throw tooSlow()
  const { testCases, requirements, gaps, summary, sources, warnings, modelUsage } = told
  const { completedExecutionId, analysis } = await readSession(context, sessionId)
  const kept = completedExecutionId === executionId ? analysis : null
  const lost = 'The process that designed these cases died before it had told their requirements and gaps.'
  const said = [...(warnings ?? []), ...(requirements && (gaps ?? kept) ? [] : [lost])]
  const analysed = analysisView(kept, testCases)
  const parts = {
    requirements: requirements ?? [],
    gaps: gaps ?? analysed.gaps,
    summary,
    ...(sources && { sources }),
    ...(modelUsage && { modelUsage }),
  }
  // The answer's schema checks it, as that of any work.
  const result = { testCases, ...(parts as Pick<Work['result'], keyof typeof parts>) }
  return { ...analysed, ...result, ...(said.length > 0 && { warnings: said }) }
}

/** What an execution told that is over, or why it has nothing to tell. */
export async function toldAtEnd(context: Context, ended: Told) {
  const record = await context.services.executions.getByName(ended.executionId).record()
  if (record?.status !== 'failed') return toldBy(context, ended)
  const code = record.error?.error
  if (code === generationInterrupted.code) throw generationInterrupted()
  throw code === 'executions.deadline' ? tooSlow() : internal()
}

const tooSlow = () =>
  timedOut({ message: 'The generation took too long. Start it again with stream set to true.' })
