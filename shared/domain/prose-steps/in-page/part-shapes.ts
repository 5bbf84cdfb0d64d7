import type { Check, Target } from '../types.ts'
import type { Condition, ConditionFact } from '../told/conditions.ts'
import type { PartFact } from '../told/parts.ts'
import type { Verdict } from './shapes.ts'

/** What a document showed before the actions of a step. */
export interface Shown {
  /** Every element that could be seen, with its text. */
  elements: Map<Element, string>
  /** Those that lay over the page. */
  floating: Set<Element>
  /** Its words and its address. */
  words: string
  /** All that a person could see to change, line by line. */
  state: string[]
}

/** The elements that may be a part, the outer ones, by what became of them. */
export interface PartsNow {
  appeared: Element[]
  went: Element[]
  /** Where some of these came or went in this run, only those. */
  stayed: Element[]
  isMoving: boolean
}

/** How the parts of a page that come and go are told, beside what all of `InPage` is. */
export interface PartsInPage {
  /** Undefined while nobody looked. */
  shownBefore: Shown | undefined
  /** What appeared or went in any step so far. */
  cameOrWent: WeakSet<Element> | undefined
  noteShown(): void
  partThere(check: Check): boolean
  checkPart(check: Check): Verdict
  partsNow(check: Check, place: Element): PartsNow
  partPresent(check: Check, now: PartsNow): Verdict
  partAbsent(check: Check, now: PartsNow, place: Element): Verdict
  toldParts(elements: Element[]): string
  isQuiet(check: Check): boolean
  saidOf(now: PartsNow, passed: boolean, actual: string): Verdict
  unclearPart(check: Check): Verdict
  checkNoError(check: Check, place: Element): Verdict
  rawText(element: Element): string
  knownText(element: Element): string
  partsCalled(part: PartFact, target: Target, among: Element[]): Element[]
  isPartCalled(element: Element, part: PartFact, name: string): boolean
  partsByShape(part: PartFact, name: string, among: Element[]): Element[]
  hasShape(element: Element, kind: string): boolean
  partsControlled(part: PartFact, name: string): Element[]
  hasMatter(element: Element): boolean
  isShown(element: Element): boolean
  wordsOn(element: Element): Set<string>
  outermost(elements: Element[]): Element[]
  isAtRest(): Promise<boolean>
  treesOf(): Node[]
  pageState(): string[]
  isSameState(before: string[]): boolean
  pageWords(): string
  checkNothingHappened(): Verdict
  orLayer(verdict: Verdict, check: Check): Verdict
  checkAbout(check: Check): Verdict
  layersOver(): Element[]
  layerAround(element: Element): Element | undefined
  liesOver(layer: Element, hits: Element[]): boolean
  dialogGone(verdict: Verdict, check: Check): Verdict
  isErrorText(element: Element): boolean
  floats(element: Element): boolean
  checkCondition(check: Check): Verdict
  checkEach(check: Check): Verdict
  checkSome(check: Check): Verdict
  checkNothingChosen(check: Check): Verdict
  mayBeChosen(target: Target): boolean
  choicesIn(scope: Element): Element[]
  placeAbout(name: string): Element[]
  isMixed(element: Element): boolean
  starSets(): Element[][]
  isLit(star: Element): boolean | undefined
  foldHeads(anchor: Element | undefined): Element[]
  orCondition(verdict: Verdict, check: Check): Verdict
  conditioned(target: Target, fact: ConditionFact): { elements: Element[] } | { verdict: Verdict }
  secretFields(): Element[]
  placeMeant(target: Target): { elements: Element[] } | { verdict: Verdict } | undefined
  conditionOf(element: Element, is: Condition, fact?: ConditionFact): boolean | undefined
  isColoured(element: Element, fact: ConditionFact): boolean | undefined
  paintedWith(element: Element): Element[]
  coloursOf(element: Element, part: 'text' | 'background' | 'border'): string[]
  checkGauge(check: Check): Verdict
  orGauge(verdict: Verdict, check: Check): Verdict
  gauges(): { element: Element; share: number; drawn: boolean }[]
  membersAround(anchors: Element[], role: string | undefined, count: number | undefined): Element[][]
  differsFromSiblings(element: Element): boolean | undefined
  isMarked(element: Element): boolean
  looksOf(element: Element): string
  captionOf(element: Element): Element | undefined
  struckOut(element: Element): boolean | undefined
  boldOf(element: Element): boolean
  unfolded(element: Element): boolean | undefined
  stateWords(element: Element, words: RegExp): boolean
}
