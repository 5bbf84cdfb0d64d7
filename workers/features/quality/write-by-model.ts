import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import type { DesignEvent } from '../../../shared/domain/test-generation/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { RefinementSession } from '../../../shared/domain/refinement/index.ts'
import type { Designed, DesignInput, PlayedCases, Refined } from '../../../shared/services/designer.ts'
import { callEngine } from '../engine/index.ts'
import { authorOf, waitingFor } from './author-of.ts'

/** Above that no model is asked: a model takes longer than anybody waits. */
export const mostCharacters = 96_000
/** What a client that waits for the answer, and one that does not, leave to a model. */
const longestMs = { waiting: 80_000, background: 6 * 60_000 }

interface Writing {
  tell?: ((events: DesignEvent[]) => Promise<void>) | undefined
  /** Nobody waits for the answer. */
  isBackground: boolean
}

/** Has cases written by the configured model; the engine words the questions and judges what comes. What a provider leaves out costs only itself and is told as a warning. */
export async function writeByModel(
  context: Context,
  request: DesignInput,
  { tell, isBackground }: Writing,
): Promise<Designed> {
  const waiting = waitingFor(context, isBackground ? longestMs.background : longestMs.waiting)
  const { ask, report } = authorOf(context, waiting)
  try {
    const designed = await callEngine(context, (designer) => designer.write(request, ask, tell), {
      until: waiting.engine,
    })
    const { warnings, event } = report()
    await tell?.([event]).catch(() => undefined)
    const { model } = context.services
    const isWritten = designed.testCases.some(({ author }) => author === 'model')
    return {
      ...designed,
      summary: { ...designed.summary, engine: model && isWritten ? model.engine : 'embedded' },
      warnings: [...warnings, ...designed.warnings],
    }
  } finally {
    waiting.end()
  }
}

/**
 * Has cases that could not be performed on their page operated in another way by the configured model, once. None where no model is configured, or none of the
 * cases is a model's.
 */
export async function operateByModel(
  context: Context,
  request: DesignInput,
  played: PlayedCases,
): Promise<TestCase[]> {
  if (!context.services.model || !isWritable(request)) return []
  const waiting = waitingFor(context, longestMs.waiting)
  const { ask } = authorOf(context, waiting)
  try {
    return await callEngine(context, (designer) => designer.operateAgain(request, played, ask), {
      until: waiting.engine,
    })
  } finally {
    waiting.end()
  }
}

/** Has a message about cases understood by the configured model. Undefined where none is configured, or nobody answers in time. */
export async function reviseByModel(
  context: Context,
  message: string,
  session: RefinementSession,
): Promise<Refined | undefined> {
  if (!context.services.model || session.requirements.length > mostCharacters) return undefined
  const waiting = waitingFor(context, longestMs.waiting)
  const { ask, report } = authorOf(context, waiting)
  try {
    const { refined } = await callEngine(context, (designer) => designer.revise(message, session, ask), {
      until: waiting.engine,
    }).catch(() => ({ refined: null }))
    return refined ? { ...refined, warnings: [...report().warnings, ...refined.warnings] } : undefined
  } finally {
    waiting.end()
  }
}

/** Whether the configured model is asked for the cases of a request. */
export const isWritable = ({ requirements, context = '', uploadedContent = '' }: DesignInput): boolean =>
  requirements.length + context.length + (uploadedContent === requirements ? 0 : uploadedContent.length) <=
  mostCharacters

export const tooLong =
  'The text has more than 96,000 characters, so no model was asked and the embedded authors worked alone.'
