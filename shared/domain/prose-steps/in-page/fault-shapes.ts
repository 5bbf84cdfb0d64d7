import type { Fault } from '../faults/faults.ts'
import type { Check } from '../types.ts'
import type { Trial, Undo } from './shapes.ts'

/** How faults are put into a page and taken back, beside what all of `InPage` is. */
export interface FaultsInPage {
  tryFault(checks: Check[], subject: number, fault: Fault): Promise<Trial>
  standsIn(check: Check): { role: string; name: string } | null
  inject(wanted: Check, fault: Fault): Undo | null
  /** How to take back what the present fault has done. */
  undos: Undo[]
  undoable(undo: Undo): Undo
  hide(element: Element): Undo
  write(node: Text, text: string): Undo
  assign(element: Element, name: string, value: string | null): Undo
  insert(parent: Element, element: Element, before: Node | null): Undo
  together(undos: (Undo | null)[]): Undo | null
  standIn(like: Element, role: string, name: string, text: string): Element
  textNodes(root: Element): Text[]
  spanOf(text: string, wanted: string): [start: number, end: number] | null
  altered(text: string, wanted: string): string
  nodeWith(root: Element, wanted: string): Text | undefined
  alterText(wanted: string): Undo | null
  alterName(name: string): Undo | null
  setText(element: Element, text: string): Undo | null
  alterBeside(wanted: string): Undo | null
  setNumber(wanted: Check, to: string): Undo | null
  removeEvidence(wanted: Check): Undo | null
  blank(element: Element, words: string): Undo | null
  moveEvidence(wanted: Check): Undo | null
  cut(node: Text, words: string): Undo | null
  addUnwanted(wanted: Check): Undo | null
  setCount(wanted: Check, amount: number): Undo | null
  fillQuietly(element: Element, value: string): Undo | null
  alterValue(wanted: Check): Undo | null
  flip(element: Element): Undo | null
  flipState(wanted: Check): Undo | null
  alterAttribute(wanted: Check, to?: string | null): Undo | null
  alterAddress(wanted: Check, operator: string, to?: string): Undo | null
}
