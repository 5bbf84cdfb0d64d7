import type { Check, Target } from '../types.ts'
import type { Purpose, Resolution, Verdict } from './shapes.ts'

/** What is beside the layers that are open, and beside the links in a label. */
export interface LayersInPage {
  /** What an open layer shuts out counts as if it did not. */
  unbarred: boolean
  resolveAmong(target: Target, purpose: Purpose): Resolution
  openLayers(): Element[]
  isRest(element: Element): boolean
  lookingBeside<T>(work: () => T): T
  orBeside(first: Resolution, looks: boolean, again: () => Resolution): Resolution
  barTo(element: Element, faces: Element[]): Element | undefined
  checkBeside(first: Verdict, wanted: Check, again: () => Verdict): Verdict
  formAmong(target: Target | undefined): Resolution
  fileFieldAmong(target: Target | undefined): Resolution
  pointsBeside(element: Element): [number, number][]
  /** What the page answers to what is done to it. */
  answered?: { seen: () => boolean; stop: () => void } | undefined
  stood?: string | undefined
  noteStanding(ids: number[]): boolean
  standing(): string
  watchAnswers(): void
  hasAnswered(): boolean
  standsOtherwise(): Promise<boolean>
}
