import { isHandingOver, isLeaving } from '../requirement-model/evaluate/button-names.ts'
import type { PageButton } from './page-fields.ts'

/** With which button a page hands its entries over; `live` where it has none, so that they are judged as they are made. */
export interface HandingOver {
  button?: PageButton
  live?: true
}

/**
 * The only button of the type that hands a form over, else the only one that is called so. Of several none can be told, nor of one that cannot be
 * pressed at first: what is wrong with the entries may show before.
 */
export function handingOver(buttons: readonly PageButton[]): HandingOver {
  const shown = buttons.filter(({ isShown, role, name }) => isShown && role === 'button' && !isLeaving(name))
  const typed = shown.filter(({ submits }) => submits)
  const candidates = typed.length > 0 ? typed : shown.filter(({ name }) => isHandingOver(name))
  const [button, other] = candidates
  if (!button) return { live: true }
  return other || button.isStuck ? {} : { button }
}
