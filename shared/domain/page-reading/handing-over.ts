import type { Event, RequirementModel } from '../requirement-model/index.ts'
import { isHandingOver, isLeaving } from '../requirement-model/evaluate/button-names.ts'
import { canBePressed, type PageButton } from './page-fields.ts'

/** With which button a page hands its entries over; `live` where it has none, so that they are judged as they are made. */
export interface HandingOver {
  button?: PageButton
  live?: true
}

/**
 * The only button of the type that hands a form over, else the only one that is called so; where none is shown at first, among those that can be brought
 * to light. Of several none can be told, nor of one that cannot be pressed at first: what is wrong with the entries may show before.
 */
export function handingOver(buttons: readonly PageButton[]): HandingOver {
  const all = buttons.filter(({ role, name }) => role === 'button' && !isLeaving(name))
  const shown = candidatesAmong(all.filter(({ isShown }) => isShown))
  const candidates = shown.length > 0 ? shown : candidatesAmong(all)
  const [button, other] = candidates
  // A link may hand over, too ("Next"), or only lead away.
  if (!button)
    return buttons.some(({ role, name }) => role === 'link' && isHandingOver(name)) ? {} : { live: true }
  return other || !canBePressed(button) ? {} : { button }
}

function candidatesAmong(buttons: readonly PageButton[]): PageButton[] {
  const typed = buttons.filter(({ submits }) => submits)
  return typed.length > 0 ? typed : buttons.filter(({ name }) => isHandingOver(name))
}

/** The model with the button of the page wherever its text speaks of submitting alone. */
export function handedOverWith(
  model: RequirementModel,
  button: Pick<PageButton, 'id'> | undefined,
): RequirementModel {
  if (!button) return model
  const pressed = (event: Event): Event =>
    event.action === 'submit' && event.target === undefined
      ? { ...event, action: 'press', target: button.id }
      : event
  return {
    ...model,
    rules: model.rules.map((rule) => (rule.when ? { ...rule, when: pressed(rule.when) } : rule)),
    flows: model.flows.map((flow) => ({
      ...flow,
      steps: flow.steps.map((step) => ({ ...step, events: step.events.map(pressed) })),
    })),
  }
}
