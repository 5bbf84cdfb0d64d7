import type { Context } from '../../../shared/kernel/context.ts'
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

/** Whether a language model writes test cases for visitors, and which. */
export function modelAvailability({
  services: { model, settings },
}: Pick<Context, 'services'>): ModelAvailability {
  if (model) return { configured: true, available: true, name: modelName(settings) }
  return {
    configured: false,
    available: false,
    name: null,
    reason: 'No language model is configured here.',
  }
}
