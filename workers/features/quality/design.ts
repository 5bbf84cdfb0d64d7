import type { DesignEvent, DesignRequest } from '../../../shared/domain/test-generation/schema.ts'
import { workRefusal } from '../../../shared/kernel/model-ceiling.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { Designed } from '../../../shared/services/designer.ts'
import { callEngine } from '../engine/index.ts'
import { correctionsFor } from './kept-corrections.ts'
import { writingTasks } from './writing-tasks.ts'
import { isWritable, tooLong, writeByModel } from './write-by-model.ts'

export const wantedAuthors = ['auto', 'embedded', 'model'] as const
export type WantedAuthor = (typeof wantedAuthors)[number]

interface Following {
  /** Awaited whenever there is something new in `onProgress`, so that watchers see it while the work goes on. */
  flush?: () => Promise<unknown>
  /** Who is to write: `auto` is the model where one is configured. */
  author?: WantedAuthor | undefined
  /** Nobody waits for the answer, so a model may take longer. */
  isBackground?: boolean
}

/**
 * Has the authors of test cases work on a request, for any operation, with sentences as people of its organization corrected them: the configured model, with what the embedded authors add, or these alone.
 * Where the work with the model breaks off, they work alone.
 */
export async function designCases(
  context: Context,
  request: DesignRequest,
  { flush = () => Promise.resolve(), author = 'auto', isBackground = false }: Following = {},
): Promise<Designed> {
  const { onProgress, corrections: ofRequest, ...texts } = request
  const corrections = ofRequest ?? (await correctionsFor(context, request))
  const input = { ...texts, ...(corrections.length > 0 && { corrections }) }
  let isHeard = true
  const tell = async (events: DesignEvent[]) => {
    for (const event of events) onProgress?.(event)
    await flush().catch((error: unknown) => {
      isHeard = false
      throw error
    })
  }
  const heard = onProgress && tell
  const alone = async (warnings: string[] = []): Promise<Designed> => {
    const designed = await callEngine(context, (designer) => designer.design(input, heard))
    return { ...designed, warnings: [...warnings, ...designed.warnings] }
  }
  if (author === 'embedded') return alone()
  if (!context.services.model) return alone(author === 'model' ? [noModel] : [])
  if (!isWritable(input)) return alone([tooLong])
  const refusal = await workRefusal(context, writingTasks.cases)
  if (refusal !== undefined) return alone([`${refusal} Without a model the embedded authors work alone.`])
  const { designed, error, modelUsage } = await writeByModel(context, input, { tell: heard, isBackground })
  if (designed) return designed
  if (!isHeard) throw error
  return { ...(await alone([brokeOff])), ...(modelUsage && { modelUsage }) }
}

const noModel = 'No model is configured, so the embedded authors worked alone.'
const brokeOff = 'The work with the model broke off, so the embedded authors worked alone.'
