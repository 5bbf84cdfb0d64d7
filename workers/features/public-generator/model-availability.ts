import type { Context } from '../../../shared/kernel/context.ts'
import { writingRefusal } from '../quality/index.ts'
import { modelName } from '../../../shared/services/models.ts'

export interface ModelAvailability {
  /** Whether this deployment has a language model at all. */
  configured: boolean
  /** Whether it may be asked at the moment. */
  available: boolean
  /** Its name at its provider; null without one. */
  name: string | null
  /** Why it may not be asked, in a sentence. */
  reason?: string
}

/** Whether a language model writes test cases for visitors, and which; unavailable once their daily ceiling is reached. */
export async function modelAvailability(context: Context): Promise<ModelAvailability> {
  const { model, settings } = context.services
  const reason = model ? await writingRefusal(context) : 'No language model is configured here.'
  return {
    configured: model !== undefined,
    available: reason === undefined,
    name: model ? modelName(settings) : null,
    ...(reason !== undefined && { reason }),
  }
}
