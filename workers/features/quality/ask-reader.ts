import { z } from 'zod'
import { AnswerSchema, emptyAnswer } from '../../../shared/domain/requirement-extraction/answer.ts'
import type { Ask } from '../../../shared/domain/requirement-extraction/ask.ts'
import { once } from '../../../shared/domain/once.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineTask, runTask } from '../../../shared/kernel/task.ts'

const input = once(() => z.object({ system: z.string(), user: z.string() }))

/** One question about a part of a requirement text. Nothing of the answer is believed: the domain holds each word of it against the text. */
export const readRequirements = defineTask({
  name: 'quality.readRequirements',
  model: 'agent',
  category: 'test-design',
  input,
  output: AnswerSchema,
  prompt: (asked) => asked,
  embedded: emptyAnswer,
})

/** Puts the questions of a reading to the configured model. Without a model, and for an answer that fits no schema, there is nothing to say. */
export const readerOf =
  (context: Context): Ask =>
  async (prompt, _schema, signal) => {
    const { output, engine } = await runTask(context, readRequirements, prompt, { signal, attempts: 1 })
    return engine === 'embedded' ? undefined : output
  }
