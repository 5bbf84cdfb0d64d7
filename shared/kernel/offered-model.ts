import { modelFault } from '../services/models.ts'
import { chatDefaults } from './chat-defaults.ts'
import type { Context } from './context.ts'
import { validationFailed } from './errors.ts'

/** Refuses (`validation_failed`) a choice of a model that the deployment does not offer. Nothing and `default` always can be chosen. */
export function requireOfferedModel(
  { services: { settings } }: Context,
  model: string | null | undefined,
  path: string,
): void {
  if (!model || model === chatDefaults.chatModel) return
  const fault = modelFault(settings, model)
  if (fault) throw validationFailed({ message: `${path}: ${fault}`, details: [{ path, message: fault }] })
}
