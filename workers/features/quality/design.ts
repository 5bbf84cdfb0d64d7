import type { DesignEvent, DesignRequest } from '../../../shared/domain/test-generation/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { Designed } from '../../../shared/services/designer.ts'
import { askModel } from './ask-model.ts'
import { callEngine } from './call-engine.ts'

interface Following {
  /** Awaited whenever there is something new in `onProgress`, so that watchers see it while the work goes on. */
  told?: () => Promise<unknown>
}

/** Designs test cases for any operation: asks the configured model here, where the services are, and leaves the rest to the engine. */
export async function designCases(
  context: Context,
  request: DesignRequest,
  { told = () => Promise.resolve() }: Following = {},
): Promise<Designed> {
  const { proposals, warnings: asking } = await askModel(context, request, told)
  const { onProgress, ...asked } = request
  const tell = async (events: DesignEvent[]) => {
    for (const event of events) onProgress?.(event)
    await told()
  }
  const { testCases, requirements, gaps, summary, warnings } = await callEngine(context, (designer) =>
    designer.design({ ...asked, ...(proposals && { proposals }) }, onProgress && tell),
  )
  return { testCases, requirements, gaps, summary, warnings: [...asking, ...warnings] }
}
