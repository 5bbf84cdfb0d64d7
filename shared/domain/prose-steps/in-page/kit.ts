import type { Fingerprint } from '../fingerprint.ts'
import type { Check, Target } from '../types.ts'
import type { CalendarsInPage } from './calendar-shapes.ts'
import type { ChecksInPage } from './check-shapes.ts'
import type { CollectionsInPage } from './collection-shapes.ts'
import type { FaultsInPage } from './fault-shapes.ts'
import type { LayersInPage, NamesInPage, PartListsInPage } from './layer-shapes.ts'
import type { PartsInPage } from './part-shapes.ts'
import type {
  Box,
  Candidate,
  DatePart,
  FieldKind,
  FilePayload,
  ForeignFrame,
  OutlineEntry,
  Purpose,
  Readiness,
  Resolution,
  Scored,
  TextBlock,
  Verdict,
} from './shapes.ts'
import type { ToldTexts, ToldValues, ToldWords } from './told-shapes.ts'

export type * from './shapes.ts'

/**
 * The functions that run inside the page, bound to one another. Each is written as a plain function of (page, …arguments); `in-page.injected.ts` puts
 * them together, and `npm run generate` makes the text of it that is sent to the browser.
 */
export interface InPage
  extends
    CalendarsInPage,
    ChecksInPage,
    CollectionsInPage,
    FaultsInPage,
    LayersInPage,
    NamesInPage,
    PartListsInPage,
    PartsInPage,
    ToldTexts,
    ToldValues,
    ToldWords {
  held: Element[]
  /** The number of the first held element. */
  base: number
  at(id: number): Element | undefined
  memo: Map<string, Map<unknown, unknown>>
  /** The elements on which the verdicts of this call rest. */
  evidence: Element[]
  seen(element: Element): Box
  address(): Pick<Location, 'href' | 'origin' | 'pathname' | 'search' | 'hash'>
  once<K, V>(kind: string, key: K, compute: () => V): V
  attribute(element: Element, name: string): string
  tagOf(element: Element): string
  childrenOf(node: Node): Node[]
  parentOf(node: Node): Element | undefined
  contains(outer: Element, inner: Element): boolean
  elementsIn(root?: Element): Element[]
  rendered(element: Element): boolean
  exposed(element: Element): boolean
  visible(element: Element): boolean
  isClippedAway(element: Element): boolean
  isCutOff(element: Element): boolean
  cutterOf(element: Element): Element | undefined
  facesOf(element: Element): Element[]
  isPictured(element: Element): boolean
  isDrawn(element: Element): boolean
  wrapperOf(element: Element): Element | undefined
  isPresent(element: Element): boolean
  shownName(element: Element): string
  isMoving(): boolean
  isCalled(element: Element, target: Target): boolean
  boxOf(element: Element): Box
  receives(element: Element, hit: Element | null): boolean
  coverAt(element: Element, x: number, y: number): Element | null | undefined
  roleOf(element: Element): string
  inputRole(element: Element): string
  tagRoles(): Record<string, string>
  family(role: string): string[]
  nameOf(element: Element): string
  nativeName(element: Element, visited: Set<Element>): string
  nameFrom(element: Element, visited: Set<Element>, referenced: boolean, inside: boolean): string
  labelsOf(element: Element): Element[]
  toldLabel(element: Element): string
  tidy(text: string): string
  loose(text: string): string
  withoutArticles(text: string): string
  matchLevel(actual: string, wanted: string, exact: boolean): number
  mayHold(element: Element, wanted: string): boolean
  hasWhole(text: string, wanted: string): boolean
  hasMessage(text: string, wanted: string): boolean
  textOf(element: Element): string
  blocksIn(root: Element): TextBlock[]
  spaceAround(element: Element): [before: string, after: string]
  rolesFor(purpose: Purpose, role: string | undefined): string[]
  rank(element: Element, target: Target): { rank: number; matched: string } | undefined
  scored(target: Target, purpose: Purpose, scope: Element): Scored[]
  takesClicks(element: Element): boolean
  pressedIn(element: Element): Element
  unmarked(target: Target, scope: Element): Scored[]
  knobs(target: Target, scope: Element): Scored[]
  endOfList(id: number, nth: 1 | -1): number | undefined
  freePoint(left: number[]): { x: number; y: number } | undefined
  texts(target: Target, scope: Element): Scored[]
  resolve(target: Target, purpose: Purpose): Resolution
  resolveReading(target: Target, purpose: Purpose): Resolution
  resolveNamed(target: Target, purpose: Purpose): Resolution
  sentByButton(field: Element): boolean
  searched(
    target: Target,
    purpose: Purpose,
  ): { found: Scored[]; scope: Element } | { missed: Exclude<Resolution, { status: 'found' }> }
  nearTo(target: Target, purpose: Purpose, anchors: Element[]): Scored[]
  units(target: Target, scope: Element): Scored[]
  hasAlike(element: Element): boolean
  anchorsOf(target: Target): Element[]
  besideName(target: Target, purpose: Purpose): Scored[] | undefined
  offering(target: Target, scope: Element): Scored[]
  offered(list: Element): string[]
  symbolsIn(target: Target, scope: Element): Scored[]
  symbolRank(element: Element, words: string[]): number
  mayTakeClicks(element: Element): boolean
  drawnSigns(element: Element): string[]
  checkSign(check: Check, scope: Element): Verdict
  markupWords(element: Element): string[]
  isGrip(element: Element): boolean
  seeks(field: Element): boolean
  regions(target: Target, scope: Element): Element[]
  regionsOf(target: Target, scope: Element): Element[]
  things(target: Target): Element[]
  subjects(target: Target): Element[]
  surroundings(target: Target): Element[]
  ofThing<Found extends { element: Element }>(target: Target, found: Found[]): Found[]
  scopeOf(target: Target): { scope: Element } | { missed: Exclude<Resolution, { status: 'found' }> }
  counted(target: Target, places: Element[]): Element[]
  inFrame(element: Element, scope: Element): boolean
  termRows(root: Element, roles: string[]): Element[]
  headedBy(name: string, scope: Element): Element[]
  belowHeading(name: string, scope: Element): Element[]
  reachable(element: Element): boolean
  candidate(element: Element): Candidate
  candidates(elements: Element[]): Candidate[]
  labelBeside(element: Element): string
  toldName(element: Element): string
  shownValue(element: Element): string
  placeAround(element: Element): Element | undefined
  placeName(place: Element): string
  similar(target: Target, purpose: Purpose, scope: Element): Candidate[]
  fingerprint(id: number, purpose: Purpose): Fingerprint | null
  heal(print: Fingerprint): { name: string; likeness: number } | null
  sameRole(role: string): Element[]
  fileFields(): Element[]
  knownAs(element: Element): string
  markOf(element: Element): string
  placeOf(element: Element): string
  likeness(one: string, other: string): number
  kindOf(element: Element): FieldKind
  hold(element: Element): number
  ready(id: number, needs: { enabled: boolean; hit: boolean }): Readiness
  aim(shown: Element, hit: boolean): Readiness
  steady(id: number, needs: { enabled: boolean; hit: boolean }): Promise<Readiness>
  find(
    target: Target,
    purpose: Purpose,
    needs: { enabled: boolean; hit: boolean },
    steadily: boolean,
  ): Promise<{ resolution: Resolution; readiness?: Readiness }>
  enabled(element: Element): boolean
  hitPoint(element: Element): { x: number; y: number; by?: string } | undefined
  focusOn(id: number, select: boolean): boolean
  valueOf(element: Element): string
  checkedOf(element: Element): boolean | undefined
  stateOf(id: number): { value: string; checked: boolean | null; kind: FieldKind; focused: boolean }
  setValue(id: number, value: string): string | null
  announce(id: number): void
  changed(id: number): void
  datePartsOf(id: number): DatePart[]
  dateParts(group: Element): DatePart[]
  isDrawnField(element: Element, purpose: Purpose, roles: string[]): boolean
  calledBy(element: Element): string
  shownText(element: Element): string
  drawnValues(field: Element): string[]
  opens(control: Element, list: Element): boolean
  opensSomething(id: number): boolean
  isOpen(id: number): boolean
  textsOf(id: number, value: string): number[]
  offeredText(id: number, value: string, before: number[]): Resolution
  isNativeOption(id: number): boolean
  suggests(id: number): boolean
  pickOption(id: number, value: string): { ok: boolean; options: string[]; id?: number }
  listOption(id: number, value: string): Resolution
  member(id: number, value: string): Resolution
  leaveField(): void
  formFor(target: Target | undefined): Resolution
  requestSubmit(id: number): void
  scrollPage(end: string): number
  settled(): Promise<boolean>
  countedIn(target: Target, scope: Element): Element[]
  inFoot(row: Element): boolean
  entriesIn(role: string, scope: Element): Element[]
  announced(): TextBlock[]
  besides(place: Element, side: string): TextBlock[]
  labelledValues(target: Target, scope: Element): { values: string[]; field: boolean; element: Element }[]
  valueBeside(label: Element): Element | null
  columnCells(name: string, scope: Element): Element[]
  nearField(field: Element): TextBlock[]
  unsure(target: Target): string
  undecided(resolution: Resolution, target: Target): Verdict
  stands(target: Target): boolean
  fileField(target: Target | undefined): Resolution
  makeFiles(payloads: FilePayload[]): DataTransfer
  attachFiles(id: number, payloads: FilePayload[], asking?: boolean): string | null
  filterAgainst(id: number, files: Pick<FilePayload, 'name' | 'mediaType'>[]): string | null
  dropFiles(id: number, payloads: FilePayload[]): string | null
  placeFor(target: Target, isGoal?: boolean): Resolution
  dropPoint(id: number, side?: 'before' | 'after'): { x: number; y: number } | undefined
  focusedField(purpose?: Purpose): Resolution
  dateFor(
    id: number,
    date: { day: number; month?: number; year?: number },
  ): { value: string } | { reason: string } | null
  sliderAt(id: number): { now: number; min: number; max: number } | null
  isPage(name: string): boolean
  pageTitles(): string[]
  calledPage(name: string): boolean
  namesAlike(part: string, name: string): boolean
  linkTo(name: string): Resolution
  documentStatus(): number
  cellsBelow(row: Element, column: string): Element[]
  cellOf(target: Target): { element: Element } | { missed: Exclude<Resolution, { status: 'found' }> }
  cellValue(cell: Element): { value: string; field: boolean }
  valueFor(target: Target): { value: string; field: boolean } | { verdict: Verdict }
  valueNow(target: Target): string | null
  isAmount(text: string, amount: string): boolean
  numberIn(text: string): { readings: number[]; around: string } | null
  expandedOf(element: Element): boolean | undefined
  foreignFrames(): ForeignFrame[]
  isErrorPage(): boolean
  isBlank(): boolean
  placesOf(target: Target): { id: number; candidate: Candidate }[]
  heldIn(outer: number, inner: number[]): number[]
  holdsFocus(id: number): boolean
  reveal(id: number): Promise<void>
  throughFrame(id: number, inner: Readiness, hit: boolean): Readiness
  outline(most: number): OutlineEntry[]
}
