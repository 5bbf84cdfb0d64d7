import type { Check, Target } from '../types.ts'
import type { Box, TextBlock, Verdict } from './shapes.ts'

/** What the page is asked about words of the prose that stand in no quotes. */
export interface ToldWords {
  wordsOf(text: string): string[]
  wordKind(word: string): 'number' | 'date' | 'time' | 'month' | 'weekday' | 'word'
  holdsWords(words: readonly string[], wanted: readonly string[]): boolean
  sameButValues(words: readonly string[], wanted: readonly string[]): boolean
  otherValues(text: string, wanted: readonly string[]): string | undefined
  mayBeEqual(one: string, other: string): boolean
}

/** A piece of what a line shows: the text of one element itself, or what a field in it holds. */
export interface Piece {
  text: string
  element: Element
  field: boolean
}

export interface ToldTexts {
  isTold(check: Check): boolean
  checkWords(check: Check): Verdict
  placedTexts(target: Target | undefined): { blocks: TextBlock[]; scope: Element } | { verdict: Verdict }
  contraryTo(
    words: readonly string[],
    blocks: readonly TextBlock[],
    pieces: readonly Piece[],
  ): { text: string; element: Element }[]
  isWhole(run: readonly Piece[], pieces: readonly Piece[]): boolean
  isWholeLine(run: readonly Piece[], pieces: readonly Piece[]): boolean
  standsWhere(target: Target): ((element: Element) => boolean) | { verdict: Verdict }
  standsAt(element: Element, half: string): boolean
  standsBeside(element: Element, other: Element, side: string): boolean
  piecesIn(scope: Element): Piece[]
  linesOf(pieces: readonly Piece[], length: number, fits: (words: string[]) => boolean): Piece[][]
  beside(one: Box, next: Box): boolean
  unshown(expected: string): string
}

/** What something says, and what it is: a control says a whole name, a field, a label or a cell one value, a place many texts. */
export interface Said {
  value: string
  by: 'field' | 'value' | 'control' | 'place'
  element: Element
}

export interface ToldValues {
  checkSaid(check: Check): Verdict
  saidBy(target: Target, isNamed: boolean): Said | { verdict: Verdict }
  spokenBy(element: Element): string
  saidInstead(name: string, expected: string, scope: Element): Verdict | undefined
  markedAs(name: string, scope: Element): Element[]
  offersOnce(element: Element, words: readonly string[]): boolean
}
