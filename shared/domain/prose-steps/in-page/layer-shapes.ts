import type { Check, Target } from '../types.ts'
import type { Beside, PartList, Purpose, Renamed, Resolution, Scored, Verdict } from './shapes.ts'

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
  answered: { seen: () => boolean; stop: () => void } | undefined
  stood: string | undefined
  noteStanding(ids: number[]): boolean
  standing(): string
  watchAnswers(): void
  hasAnswered(): boolean
  standsOtherwise(): Promise<boolean>
}

/** How names answer to what was said, whole or in part. */
export interface NamesInPage {
  /** The text that stands where a label would. */
  nearbyLabel(element: Element): string
  besideBox(box: Element, before: Beside | undefined, after: Beside | undefined): string | undefined
  /** Where something is dropped, by the first words of its text. */
  begunBy(target: Target): Resolution | undefined
  sameSigns(one: string, other: string, key: string): boolean
  rankOf(base: number, level: number): number
  destroys(name: string): boolean
  acting(name: string): boolean
  actsOnMore(name: string, found: string): boolean
  nameLevel(actual: string, wanted: string, exact: boolean): number
  holdsWhole(element: Element, name: string): boolean
  partly(found: Scored[]): Scored[]
  renamedTo(target: Target, found: Scored, purpose: Purpose): Renamed | null | undefined
  isPartly(target: Target, place: Element): boolean
  isOfPlace(target: Target, element: Element): boolean
  partOfPlace(place: Target | undefined, element: Element): Omit<Renamed, 'own'> | undefined
  partlyBeside(place: Target): Omit<Renamed, 'own'> | undefined
  bearing(element: Element, name: string): string
}

/** What is known of lists of which only a part is drawn. */
export interface PartListsInPage {
  scrolledBy(element: Element): { left: number; top: number }
  partLists(): PartList[]
  countedTables(): PartList[]
  isBeforeEnd(element: Element): boolean
  countedItems(): PartList[]
  keepsRoom(members: Element[]): boolean
  isMoved(element: Element): boolean
  isPadded(element: Element, height: number): boolean
  isSpacer(element: Element, height: number): boolean
  scrollerOf(element: Element): Element | undefined
  scrollersOf(target: Target | undefined): { id: number; top: number }[]
  partListsAt(target: Target | undefined): number
  partListsFor(target: Target | undefined): PartList[]
  scrollBoxTo(id: number, top: number): { next: number; isEnd: boolean }
  checkWhole(verdict: Verdict, check: Check): Verdict
  wholeOf(check: Check): PartList | undefined
  wholeCount(verdict: Verdict, check: Check, list: PartList, shown: number): Verdict
  notAllDrawn(list: PartList, shown: number): string
}
