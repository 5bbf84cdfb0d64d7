import type { DesignEvent, DesignRequest } from '../../../shared/domain/test-generation/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { Designed } from '../../../shared/services/designer.ts'
import { callEngine } from '../engine/index.ts'
import { correctionsFor } from './kept-corrections.ts'

interface Following {
  /** Awaited whenever there is something new in `onProgress`, so that watchers see it while the work goes on. */
  told?: () => Promise<unknown>
}

/** Designs test cases for any operation, reading sentences as people of its organization corrected them. */
export async function designCases(
  context: Context,
  request: DesignRequest,
  { told = () => Promise.resolve() }: Following = {},
): Promise<Designed> {
  const { onProgress, corrections: own, ...texts } = request
  const corrections = own ?? (await correctionsFor(context, request))
  const asked = { ...texts, ...(corrections.length > 0 && { corrections }) }
  const tell = async (events: DesignEvent[]) => {
    for (const event of events) onProgress?.(event)
    await told()
  }
  return callEngine(context, (designer) => designer.design(asked, onProgress && tell))
}
