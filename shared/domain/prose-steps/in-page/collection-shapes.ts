import type { CollectionFact } from '../told/collection.ts'
import type { Check, Target } from '../types.ts'
import type { Collection, Verdict } from './shapes.ts'

/** How things of one kind are found, counted and sorted, beside what all of `InPage` is. */
export interface CollectionsInPage {
  checkCollection(check: Check): Verdict
  collections(): Collection[]
  collectionsIn(scope: Element): Collection[]
  collection(sort: Collection['sort'], holder: Element, members: Element[], kind?: string): Collection
  shapeOf(element: Element): string
  tableLines(holder: Element): Collection[]
  listItems(holder: Element): Collection[]
  pageNumbers(): Collection[]
  alikeParts(): Collection[]
  told(members: Element[]): string
  compares(amount: number, expected: number, comparison: Check['comparison']): boolean
  collectionsOf(noun: string | undefined, scope: Element, byName: boolean): Collection[]
  isSomeOf(collection: Collection, noun: string): 'said' | 'filtered' | undefined
  goesBy(collection: Collection, noun: string): boolean
  headingOf(holder: Element): string
  sayings(member: Element): string[]
  saysOf(member: Element, wanted: string): 'own' | 'part' | undefined
  entitled(name: string, scope: Element): Element[]
  statements(noun: string | undefined, tail: string | undefined, scope: Element): number[]
  meantBy(fact: CollectionFact, scope: Element): { found: Collection } | { reason: string }
  isSurelyMeant(fact: CollectionFact, scope: Element): boolean
  amountOf(target: Target): { value: string; field: boolean } | { verdict: Verdict }
  countOf(check: Check, scope: Element): Verdict
  membersOf(check: Check, scope: Element): Verdict
  orderOf(check: Check, scope: Element): Verdict
  checkTokens(check: Check): Verdict
  tokensMeant(target: Target | undefined): { box: { field: Element; texts: string[] } } | { verdict: Verdict }
  tokensAt(field: Element): { field: Element; texts: string[] } | undefined
  tokensIn(field: Element): string[]
  isToken(element: Element, field: Element): boolean
  tokenText(element: Element): string
  /** Undefined while no step was about one. */
  cellNoted: { cell: Element; column: number; others: string[] } | undefined
  noteCell(target: Target): void
  notedNow(): Element | undefined
  checkNoted(check: Check): Verdict
  rowOf(cell: Element): Element | undefined
  cellsIn(row: Element): Element[]
  eachSays(check: Check, scope: Element): Verdict
  columnAbout(holder: Element, name: string): string | undefined
  /** Undefined while nobody looked. */
  listsBefore: { holder: Element; texts: string[] }[] | undefined
  noteMembers(): void
  checkKept(check: Check): Verdict
  areSorted(values: string[], direction: string): boolean | undefined
}
