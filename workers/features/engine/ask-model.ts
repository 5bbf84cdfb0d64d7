import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { AskedQuestion } from '../../../shared/kernel/asked-model.ts'
import { type Task, type TaskSpec, defineTask, runTask } from '../../../shared/kernel/task.ts'
import type { AskedWork } from '../../../shared/schemas/asked-works.ts'
import type { PromptCategory } from '../../../shared/schemas/prompt-categories.ts'
import type { AskFor, Designer } from '../../../shared/services/designer.ts'
import { logError } from '../../../shared/services/log.ts'
import { assistantOf } from './assistant.ts'
import { callEngine } from './call-engine.ts'
import type { HandedAnswer } from './handed-answers.ts'
import type { OpenQuestions } from './open-questions.ts'
import { silenceOf } from './silence.ts'

const question = once(() => z.object({ system: z.string(), user: z.string() }))
type Question = ReturnType<typeof question>

interface QuestionsSpec<O extends z.ZodType> extends Pick<
  TaskSpec<Question, O>,
  'name' | 'output' | 'embedded'
> {
  category: PromptCategory
  /** Names the instructions that its questions have in common. */
  work: AskedWork
}

export interface Questions<O extends z.ZodType> extends Task<Question, O> {
  work: AskedWork
}

/**
 * Declares the questions that the engine words in the course of a work. Nothing of an answer is believed: the domain holds each word of it against the text. `embedded` is an answer that says nothing.
 */
export const defineQuestions = <O extends z.ZodType>({ work, ...spec }: QuestionsSpec<O>): Questions<O> => ({
  ...defineTask({ ...spec, model: 'agent', input: question, prompt: (text) => text }),
  work,
})

/** The most questions of one work: each of them costs the operator money. */
const mostQuestions = 60

interface Asker {
  ask: AskFor
  /** What the caller should know about how the model was chosen. */
  warnings: ReadonlySet<string>
  /** What each question took that a model was asked. */
  questions: readonly AskedQuestion[]
}

/**
 * Puts questions to the configured model until `signal` gives them up, and each of them until the model is silent for as long as the
 * setting says. Where it fails, is late or answers in another form, there is nothing to say: `ask` never throws.
 */
export function askerOf<O extends z.ZodType>(
  context: Context,
  task: Task<Question, O>,
  signal: AbortSignal,
  heard = () => {},
): Asker {
  const warnings = new Set<string>()
  const questions: AskedQuestion[] = []
  let left = mostQuestions
  const ask: AskFor = async (prompt, onText) => {
    if (signal.aborted || left <= 0) return undefined
    left -= 1
    const silence = silenceOf(silenceMs(context), signal)
    const onPart = () => {
      silence.broken()
      heard()
    }
    heard()
    try {
      const limits = { signal: silence.signal, onPart, attempts: 1, ...(onText && { onText }) }
      const result = await runTask(context, task, prompt, limits)
      for (const warning of result.warnings ?? []) warnings.add(warning)
      const { model, inputTokens, outputTokens } = result
      if (model !== undefined) questions.push({ model, inputTokens, outputTokens })
      return result.engine === 'embedded' ? undefined : result.output
    } catch (error) {
      logError({ kind: 'engine.askModel', task: task.name, requestId: context.requestId, error })
      return undefined
    } finally {
      silence.end()
      heard()
    }
  }
  return { ask, warnings, questions }
}

const silenceMs = ({ services }: Context): number => services.settings.MODEL_TIMEOUT_SECONDS * 1000

/** No work with a model takes longer, however much it talks: what goes on around it is given up at some time. */
const longestTalkMs = 80_000

/** The engine looks at the answers, too, and does its own work beside them. */
const aroundModelMs = 20_000

interface Waiting {
  /** For all questions of a work. */
  timeoutMs: number
  /** Gives the questions up. */
  questions: AbortSignal
  /** Gives the engine up, which neither asks nor is answered. */
  engine: AbortSignal
  /** A question was put, or something of an answer came. */
  heard: () => void
  end: () => void
}

/** How long a work waits for a model, and for the engine beside it: both may need long, as long as something is heard. */
export function waitingFor(context: Context, longestMs = longestTalkMs): Waiting {
  const quietMs = silenceMs(context)
  const timeoutMs = Math.max(quietMs, longestMs)
  const { signal, broken, end } = silenceOf(
    quietMs + aroundModelMs,
    AbortSignal.timeout(timeoutMs + aroundModelMs),
  )
  return { timeoutMs, questions: AbortSignal.timeout(timeoutMs), engine: signal, heard: broken, end }
}

const brokeOff = 'The work with the model broke off, so the embedded engine worked alone.'

interface AskedWorkResult<T> {
  done: T
  /** What the caller should know of how the questions were answered. */
  warnings: string[]
  /** What an assistant is to answer before the work is what it can be. */
  open?: OpenQuestions
}

/**
 * Has a work done by the engine, which may ask the configured model within its patience, or in its place the assistant whose answers were `handed` in. Without either, and where the work with one breaks
 * off, the engine works alone.
 */
export async function callEngineAsking<T extends object, O extends z.ZodType>(
  context: Context,
  task: Questions<O>,
  work: (designer: Designer, ask?: AskFor) => Promise<T>,
  handed?: readonly HandedAnswer[],
): Promise<AskedWorkResult<T>> {
  const { model } = context.services
  const alone = () => callEngine(context, (designer) => work(designer))
  if (handed) {
    const assistant = assistantOf(context, task, handed)
    const done = await callEngine(context, (designer) => work(designer, assistant.ask)).catch(alone)
    const open = assistant.open()
    return { done, warnings: assistant.warnings(), ...(open && { open }) }
  }
  if (!model) return { done: await alone(), warnings: [] }
  const waiting = waitingFor(context)
  const { ask, warnings } = askerOf(context, task, waiting.questions, waiting.heard)
  const asking = callEngine(context, (designer) => work(designer, ask), { until: waiting.engine })
  return asking.finally(waiting.end).then(
    (done) => ({ done, warnings: [...warnings] }),
    async () => ({ done: await alone(), warnings: [...warnings, brokeOff] }),
  )
}
