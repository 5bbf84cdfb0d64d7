import { isHandingOver, isLeaving } from '../requirement-model/evaluate/button-names.ts'
import type { PageButton } from './page-fields.ts'

/** With which button a page hands its entries over; `live` where it has none, so that they are judged as they are made. */
export interface HandingOver {
  button?: PageButton
  live?: true
}

/**
 * The only button of the type that hands a form over, else the only one that is called so. Of several none can be told. A button that the text says can be
 * pressed only at times is no help: what is wrong with the entries shows before.
 */
export function handingOver(buttons: readonly PageButton[], conditional: ReadonlySet<string>): HandingOver {
  const shown = buttons.filter(({ isShown, role, name }) => isShown && role === 'button' && !isLeaving(name))
  const typed = shown.filter(({ submits }) => submits)
  const candidates = typed.length > 0 ? typed : shown.filter(({ name }) => isHandingOver(name))
  if (candidates.length === 0 || candidates.some(({ id }) => conditional.has(id))) return { live: true }
  const [button, other] = candidates
  return button && !other ? { button } : {}
}
