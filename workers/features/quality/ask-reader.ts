import { z } from 'zod'
import { emptyAnswer, LooseAnswerSchema } from '../../../shared/domain/requirement-extraction/answer.ts'
import { once } from '../../../shared/domain/once.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineTask, runTask } from '../../../shared/kernel/task.ts'
import type { AskFor } from '../../../shared/services/designer.ts'
import { logError } from '../../../shared/services/log.ts'

const input = once(() => z.object({ system: z.string(), user: z.string() }))

/** One question about a part of a requirement text. Nothing of the answer is believed: the domain holds each word of it against the text. */
export const readRequirements = defineTask({
  name: 'quality.readRequirements',
  model: 'agent',
  category: 'test-design',
  input,
  output: LooseAnswerSchema,
  prompt: (asked) => asked,
  embedded: emptyAnswer,
})

/** The most questions of one run: each of them costs the operator money. A part of some 3,000 characters asks one to three. */
const mostQuestions = 60

interface Reader {
  ask: AskFor
  /** What the caller should know about how the model was chosen. */
  warnings: ReadonlySet<string>
}

/**
 * Puts the questions of a reading to the configured model until `signal` gives them up. Where it fails, is late or answers with
 * no object, there is nothing to say: `ask` never throws.
 */
export function readerOf(context: Context, signal: AbortSignal): Reader {
  const warnings = new Set<string>()
  let left = mostQuestions
  const ask: AskFor = async (prompt) => {
    if (signal.aborted || left <= 0) return undefined
    left -= 1
    try {
      const given = await runTask(context, readRequirements, prompt, { signal, attempts: 1 })
      for (const warning of given.warnings ?? []) warnings.add(warning)
      return given.engine === 'embedded' ? undefined : given.output
    } catch (error) {
      logError({ kind: 'quality.askReader', requestId: context.requestId, error })
      return undefined
    }
  }
  return { ask, warnings }
}
