import { z } from 'zod'
import { once } from '../../../shared/domain/once.ts'
import { RewritingAnswer } from '../../../shared/domain/user-documentation/rewriting/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineTask, runTask } from '../../../shared/kernel/task.ts'
import type { AskFor } from '../../../shared/services/designer.ts'
import { logError } from '../../../shared/services/log.ts'

const input = once(() => z.object({ system: z.string(), user: z.string() }))

/** One question about some statements of a document. Nothing of the answer is believed: the domain holds each sentence against its sources. */
export const wordDocument = defineTask({
  name: 'manuals.wordDocument',
  model: 'agent',
  category: 'documentation',
  input,
  output: RewritingAnswer,
  prompt: (asked) => asked,
  embedded: () => ({ sentences: [] }),
})

interface Writer {
  /** Missing where no model is configured. */
  ask?: AskFor
  /** Longer than all questions may take, and the engine around them. */
  patienceMs?: number
  /** What the caller should know about how the model was chosen. */
  warnings: ReadonlySet<string>
}

const aroundMs = 20_000

/** Puts the questions of a document to the configured model. Where it fails or is late, there is nothing to say: `ask` never throws. */
export function writerOf(context: Context): Writer {
  const warnings = new Set<string>()
  const { model, settings } = context.services
  if (!model) return { warnings }
  const timeoutMs = settings.MODEL_TIMEOUT_SECONDS * 1000
  const signal = AbortSignal.timeout(timeoutMs)
  const ask: AskFor = async (prompt) => {
    if (signal.aborted) return undefined
    try {
      const given = await runTask(context, wordDocument, prompt, { signal, attempts: 1 })
      for (const warning of given.warnings ?? []) warnings.add(warning)
      return given.engine === 'embedded' ? undefined : given.output
    } catch (error) {
      logError({ kind: 'manuals.askWriter', requestId: context.requestId, error })
      return undefined
    }
  }
  return { ask, patienceMs: timeoutMs + aroundMs, warnings }
}
