import type { Context } from '../../../shared/kernel/context.ts'
import { seal } from '../../../shared/services/sealing.ts'
import { signingSecret } from '../../../shared/services/signing.ts'
import type { PageConfig } from './run-config.ts'
import type { SealedVisit, VisitInput } from './run-input.ts'
import { runSettings } from './start-run.ts'

interface Plan {
  executionId: string
  /** As `requireTarget` gives it. */
  baseUrl: string
  config: PageConfig
  party: string
  withinMs: number
}

/** What the Execution keeps of a page that will be looked at: who may enter there is sealed under its id. */
export async function planVisit(
  context: Context,
  { executionId, config, ...plan }: Plan,
): Promise<VisitInput> {
  const { viewport, ...told } = config
  const secret = signingSecret(context.services.settings)
  const sealed = await seal(secret, executionId, JSON.stringify(told satisfies SealedVisit))
  return { ...plan, viewport, sealed, settings: runSettings(context) }
}
