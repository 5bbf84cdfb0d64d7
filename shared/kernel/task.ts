import type { z } from 'zod'
import { logError } from '../services/log.ts'
import { type Model, type ModelAnswer, type ModelRequest, modelName } from '../services/models.ts'
import { type Tally, trackRun } from './agent-runs.ts'
import type { Context } from './context.ts'
import { type Asking, type ModelChoice, modelChoice } from './model-choice.ts'
import { countCost, modelRefusal } from './model-ceiling.ts'
import { recordUsage } from './token-usage.ts'

export interface TaskSpec<I extends z.ZodType, O extends z.ZodType> extends Asking {
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
  /** The model that was asked, as its provider calls it. */
  model?: string
  inputTokens: number
  outputTokens: number
  /** What the caller should know about how the model was chosen, or why none was asked, in sentences. */
  warnings?: readonly string[]
}

/** Declares model work together with the engine that does it without a model. */
export function defineTask<I extends z.ZodType, O extends z.ZodType>(spec: TaskSpec<I, O>): Task<I, O> {
  return { ...spec, kind: 'task' }
}

const modelAttempts = 2

interface Limits {
  signal?: AbortSignal
  /** Called for each part of an answer. */
  onPart?: () => void
  /** Called with each new piece of the text of an answer. */
  onText?: (piece: string) => void
  attempts?: number
}

/**
 * Runs a task: by the model that the organization of the call chose, else by the deployment's own, whose answer must fit the schema within two
 * `attempts` and before `signal` gives it up, else by the embedded engine. Tokens of every attempt are counted, also of those that failed, and
 * kept for the organization. A task with a model that is part of no agent run is one itself.
 */
export async function runTask<I extends z.ZodType, O extends z.ZodType>(
  context: Context,
  task: Task<I, O>,
  raw: z.input<I>,
  limits: Limits = {},
): Promise<TaskResult<z.output<O>>> {
  const input = task.input().parse(raw)
  const { model } = context.services
  const tally = { inputTokens: 0, outputTokens: 0 }
  const work = () => answer(context, task, input, { model, tally, ...limits })
  if (!model || !context.tenant) return work()
  if (!context.agentRun) return trackRun(context, runSpec(task), { tally, work })
  try {
    return await work()
  } finally {
    context.agentRun.inputTokens += tally.inputTokens
    context.agentRun.outputTokens += tally.outputTokens
  }
}

const runSpec = ({ name }: { name: string }) => ({
  agentType: name,
  inputSummary: 'A question to a model',
  outputSummary: ({ engine, model }: TaskResult<unknown>) =>
    engine === 'embedded' ? 'Answered by the embedded engine' : `Answered by ${model}`,
})

interface Answering extends Limits {
  model: Model | undefined
  tally: Tally
}

async function answer<I extends z.ZodType, O extends z.ZodType>(
  context: Context,
  task: Task<I, O>,
  input: z.output<I>,
  { model, tally, signal, onPart, onText, attempts = modelAttempts }: Answering,
): Promise<TaskResult<z.output<O>>> {
  const choice = model && (await chosen(context, task))
  if (!model || !choice) return { output: await task.embedded(input), engine: 'embedded', ...tally }
  const name = choice.model ?? modelName(context.services.settings)
  const question = questionOf(task, input, choice)
  const warnings = [...choice.warnings]
  let isAsked = false
  const about = () => ({ ...(isAsked && { model: name }), ...(warnings.length > 0 && { warnings }) })
  for (let attempt = 1; attempt <= attempts && !signal?.aborted; attempt++) {
    const refusal = await modelRefusal(context, choice, name)
    if (refusal !== undefined) warnings.push(refusal)
    if (refusal !== undefined || signal?.aborted) break
    isAsked = true
    const hearing = { ...(signal && { signal }), ...(onPart && { onPart }), ...(onText && { onText }) }
    const reply = await unlessGivenUp(model.ask({ ...question, ...hearing }), signal)
    const { inputTokens, outputTokens } = reply
    tally.inputTokens += inputTokens
    tally.outputTokens += outputTokens
    const took = { model: name, inputTokens, outputTokens }
    await Promise.all([recordUsage(context, { task: task.name, ...took }), countCost(context, took)])
    const parsed = reply.ok ? task.output().safeParse(reply.value) : undefined
    if (parsed?.success) return { output: parsed.data, engine: model.engine, ...about(), ...tally }
  }
  return { output: await task.embedded(input), engine: 'embedded', ...about(), ...tally }
}

function questionOf<I extends z.ZodType, O extends z.ZodType>(
  task: Task<I, O>,
  input: z.output<I>,
  { model, temperature, guided }: ModelChoice,
): ModelRequest {
  const { system, user } = task.prompt(input)
  return {
    system: guided(system),
    user,
    schema: task.output(),
    ...(model && { model }),
    ...(temperature !== undefined && { temperature }),
  }
}

/** How to ask; undefined when that cannot be read: without knowing what an organization wants, no model is asked in its name. */
async function chosen(context: Context, asking: Asking): Promise<ModelChoice | undefined> {
  try {
    return await modelChoice(context, asking)
  } catch (error) {
    logError({ kind: 'task.modelChoice', requestId: context.requestId, error })
    return undefined
  }
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
