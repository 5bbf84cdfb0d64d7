import { counted } from '../../../shared/domain/english/plural.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { AskAuthor } from '../../../shared/services/designer.ts'
import { askerOf, inPieces, waitingFor } from '../engine/index.ts'
import { type WritingTask, writingTasks } from './writing-tasks.ts'

export { waitingFor }

/** The configured model as an author; `report` says what was asked of it. */
export function authorOf(context: Context, { questions, heard }: ReturnType<typeof waitingFor>) {
  const started = performance.now()
  const askers = new Map(
    Object.entries<WritingTask>(writingTasks).map(([form, task]) => [
      form,
      askerOf(context, task, questions, heard),
    ]),
  )
  const counts = { asked: 0, answered: 0 }
  const ask: AskAuthor = async ({ form, ...prompt }, hear) => {
    counts.asked += 1
    const pieces = inPieces(hear)
    const answer = await askers.get(form)?.ask(prompt, pieces.hear)
    await pieces.flush()
    if (answer !== undefined) counts.answered += 1
    return typeof answer === 'string' || (typeof answer === 'object' && answer !== null) ? answer : undefined
  }
  const report = () => ({
    warnings: [...new Set([...askers.values()].flatMap(({ warnings }) => [...warnings]))],
    event: {
      type: 'tool_call' as const,
      tool: 'ask_model',
      input: counted(counts.asked, 'question'),
      output: `${counts.answered} answered`,
      durationMs: Math.round(performance.now() - started),
    },
  })
  return { ask, report }
}
