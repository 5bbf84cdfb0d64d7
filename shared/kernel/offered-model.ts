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
  if (fault) throw validationFailed({ details: [{ path, message: unknownModel(model, fault) }] })
}

const unknownModel = (model: string, fault: string) => `There is no model ${model} here. ${fault}`

/** Says why a choice that was kept is not asked: no model is configured, or the deployment no longer offers it. Null where it is. */
export function unaskedModel({ services: { settings } }: Context, model: string | null): string | null {
  if (!model || model === chatDefaults.chatModel) return null
  if (settings.MODEL === 'embedded') return `${model} is kept for later, because no model is configured here`
  const fault = modelFault(settings, model)
  return fault && unknownModel(model, fault)
}
