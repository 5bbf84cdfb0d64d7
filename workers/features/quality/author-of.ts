import { counted } from '../../../shared/domain/english/plural.ts'
import { askedModel } from '../../../shared/kernel/asked-model.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { AskAuthor, Designer } from '../../../shared/services/designer.ts'
import { askerOf, callEngine, inPieces, waitingFor } from '../engine/index.ts'
import { type WritingTask, writingTasks } from './writing-tasks.ts'

export { waitingFor }

/** The configured model as an author, asked by the task of each form; `report` says what it was asked so far, and what that took: `usage` is undefined without a question. */
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
    answered: counts.answered,
    usage: usageOf(context, [...askers.values()]),
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

/** Has the engine work with the configured model as its author. `result` is undefined where that fails or takes too long; `answered` counts answers in their form. */
export async function workWithModel<T extends object>(
  context: Context,
  work: (designer: Designer, ask: AskAuthor) => Promise<T>,
) {
  const waiting = waitingFor(context)
  const { ask, report } = authorOf(context, waiting)
  try {
    const result = await callEngine(context, (designer) => work(designer, ask), {
      until: waiting.engine,
    }).catch(() => undefined)
    const { answered, warnings, usage: modelUsage } = report()
    return { result, answered, warnings, modelUsage }
  } finally {
    waiting.end()
  }
}

function usageOf({ services }: Context, askers: readonly ReturnType<typeof askerOf>[]) {
  const questions = askers.flatMap((asker) => asker.questions)
  return questions.length === 0 ? undefined : askedModel(services.prices, questions)
}
