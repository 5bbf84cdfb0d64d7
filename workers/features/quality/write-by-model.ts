import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import type { DesignEvent } from '../../../shared/domain/test-generation/schema.ts'
import { workRefusal } from '../../../shared/kernel/model-ceiling.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { RefinementSession } from '../../../shared/domain/refinement/index.ts'
import type { Designed, DesignInput, PlayedCases, Refined } from '../../../shared/services/designer.ts'
import type { AskedModel } from '../../../shared/schemas/asked-model.ts'
import { callEngine } from '../engine/index.ts'
import { authorOf, waitingFor, workWithModel } from './author-of.ts'
import { writingTasks } from './writing-tasks.ts'

/** Of a text: for a longer one no model is asked, because it would answer too late. */
export const mostCharacters = 96_000
/** Time for a model: with a client that waits for the answer, and in the background. */
const longestMs = { waiting: 80_000, background: 6 * 60_000 }

interface Writing {
  tell?: ((events: DesignEvent[]) => Promise<void>) | undefined
  /** Nobody waits for the answer. */
  isBackground: boolean
}

interface Written {
  /** Undefined where the engine broke off, for the reason in `error`. */
  designed?: Designed
  error?: unknown
  modelUsage: AskedModel | undefined
}

/** Has cases written by the configured model; the engine words the questions and judges what comes. What a provider leaves out costs only itself and is told as a warning. */
export async function writeByModel(
  context: Context,
  request: DesignInput,
  { tell, isBackground }: Writing,
): Promise<Written> {
  const waiting = waitingFor(context, isBackground ? longestMs.background : longestMs.waiting)
  const { ask, report } = authorOf(context, waiting)
  try {
    const designed = await callEngine(context, (designer) => designer.write(request, ask, tell), {
      until: waiting.engine,
    })
    const { warnings, event, usage: modelUsage } = report()
    await tell?.([event]).catch(() => undefined)
    const { model } = context.services
    const isWritten = designed.testCases.some(({ author }) => author === 'model')
    const summary = { ...designed.summary, engine: model && isWritten ? model.engine : 'embedded' } as const
    return {
      designed: {
        ...designed,
        summary,
        warnings: [...warnings, ...designed.warnings],
        ...(modelUsage && { modelUsage }),
      },
      modelUsage,
    }
  } catch (error) {
    return { error, modelUsage: report().usage }
  } finally {
    waiting.end()
  }
}

export interface Operated {
  testCases: TestCase[]
  modelUsage?: AskedModel | undefined
}

/**
 * Has the configured model correct, once, how cases operate their page that could not be performed on it. None where no model is configured, or none of the cases is
 * a model's.
 */
export async function operateByModel(
  context: Context,
  request: DesignInput,
  played: PlayedCases,
): Promise<Operated> {
  if (!context.services.model || !isWritable(request)) return { testCases: [] }
  if ((await workRefusal(context, writingTasks.cases)) !== undefined) return { testCases: [] }
  const { result = [], modelUsage } = await workWithModel(context, (designer, ask) =>
    designer.operateAgain(request, played, ask),
  )
  return { testCases: result, modelUsage }
}

interface Revised {
  /** Undefined without an answer in time. */
  refined?: Refined
  /** Why there is none and what to do, in sentences. */
  unanswered?: string
  warnings: string[]
  modelUsage?: AskedModel | undefined
}

/** Has the configured model apply a message to cases. */
export async function reviseByModel(
  context: Context,
  message: string,
  session: RefinementSession,
): Promise<Revised> {
  if (!context.services.model) return { warnings: [] }
  if (session.requirements.length > mostCharacters) return { unanswered: tooLongToRevise, warnings: [] }
  const refusal = await workRefusal(context, writingTasks.changes)
  if (refusal !== undefined)
    return { unanswered: `${refusal} Without a model only set phrases are understood.`, warnings: [] }
  const { result, answered, warnings, modelUsage } = await workWithModel(context, (designer, ask) =>
    designer.revise(message, session, ask),
  )
  if (result?.refined) return { refined: result.refined, warnings, modelUsage }
  const isUnread = result !== undefined && (answered > 0 || (modelUsage?.outputTokens ?? 0) > 0)
  return { unanswered: isUnread ? unreadAnswer : silentModel, warnings, modelUsage }
}

const silentModel = 'The model did not answer, so only set phrases are understood. Try again in a minute.'
const unreadAnswer =
  'The answer of the model could not be read, so only set phrases are understood. Say it in other words, or try again in a minute.'
const tooLongToRevise =
  'The requirements have more than 96,000 characters, so no model was asked and only set phrases are understood.'

/** Whether the configured model is asked for the cases of a request. */
export const isWritable = ({ requirements, context = '', uploadedContent = '' }: DesignInput): boolean =>
  requirements.length + context.length + (uploadedContent === requirements ? 0 : uploadedContent.length) <=
  mostCharacters

export const tooLong =
  'The text has more than 96,000 characters, so no model was asked and the embedded authors worked alone.'
