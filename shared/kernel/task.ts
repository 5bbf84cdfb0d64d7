import type { z } from 'zod'
import type { ModelAnswer } from '../services/models.ts'
import type { Context } from './context.ts'

export interface TaskSpec<I extends z.ZodType, O extends z.ZodType> {
  name: string
  input: () => I
  output: () => O
  /** What a model is asked. The answer must fit `output`. */
  prompt: (input: z.output<I>) => { system: string; user: string }
  /** The deterministic engine: used when no model is configured, and when a model's answer fails the schema twice. */
  embedded: (input: z.output<I>) => Promise<z.output<O>> | z.output<O>
}

export interface Task<I extends z.ZodType, O extends z.ZodType> extends TaskSpec<I, O> {
  readonly kind: 'task'
}

export interface TaskResult<Output> {
  output: Output
  /** Which engine gave the answer. */
  engine: 'embedded' | 'workers-ai' | 'openai-compatible'
  inputTokens: number
  outputTokens: number
}

/** Declares model work together with the engine that does it without a model. */
export function defineTask<I extends z.ZodType, O extends z.ZodType>(spec: TaskSpec<I, O>): Task<I, O> {
  return { ...spec, kind: 'task' }
}

const modelAttempts = 2

/**
 * Runs a task: by the configured model, whose answer must fit the schema within two `attempts` and before `signal` gives it up, else by
 * the embedded engine. Tokens of every attempt are counted, also of those that failed.
 */
export async function runTask<I extends z.ZodType, O extends z.ZodType>(
  context: Context,
  task: Task<I, O>,
  raw: z.input<I>,
  { signal, attempts = modelAttempts }: { signal?: AbortSignal; attempts?: number } = {},
): Promise<TaskResult<z.output<O>>> {
  const input = task.input().parse(raw)
  const { model } = context.services
  let inputTokens = 0
  let outputTokens = 0
  for (let attempt = 1; model && attempt <= attempts && !signal?.aborted; attempt++) {
    const question = { ...task.prompt(input), schema: task.output(), ...(signal && { signal }) }
    const answer = await unlessGivenUp(model.ask(question), signal)
    inputTokens += answer.inputTokens
    outputTokens += answer.outputTokens
    const parsed = answer.ok ? task.output().safeParse(answer.value) : undefined
    if (parsed?.success) return { output: parsed.data, engine: model.engine, inputTokens, outputTokens }
  }
  return { output: await task.embedded(input), engine: 'embedded', inputTokens, outputTokens }
}

/** The answer, or a refusal as soon as the question is given up, whether the provider heeds that or not. */
function unlessGivenUp(answer: Promise<ModelAnswer>, signal: AbortSignal | undefined): Promise<ModelAnswer> {
  if (!signal) return answer
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () =>
      resolve({ ok: false, reason: 'given up', inputTokens: 0, outputTokens: 0 }),
    )
    answer.then(resolve, reject)
  })
}
