import type { Context } from '../../../shared/kernel/context.ts'
import { writingRefusal } from '../quality/index.ts'
import { modelName } from '../../../shared/services/models.ts'

export interface ModelAvailability {
  /** Whether this deployment has a language model at all. */
  configured: boolean
  /** Whether it may be asked at the moment. */
  available: boolean
  /** What it is called at its provider; null where there is none. */
  name: string | null
  /** Why it may not be asked, in a sentence. */
  reason?: string
}

/** Whether a language model writes test cases for visitors, and which; not where they have used up the share of the day. */
export async function modelAvailability(context: Context): Promise<ModelAvailability> {
  const { model, settings } = context.services
  if (model) {
    const reason = await writingRefusal(context)
    const name = modelName(settings)
    return {
      configured: true,
      available: reason === undefined,
      name,
      ...(reason !== undefined && { reason }),
    }
  }
  return {
    configured: false,
    available: false,
    name: null,
    reason: 'No language model is configured here.',
  }
}
