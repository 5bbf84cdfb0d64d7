import { numberOfWord } from '../english/number-words.ts'
import { stem } from '../english/stem.ts'
import { tokenise } from '../requirement-reading/tokenise.ts'

const wordsOf = (list: string): string[] => list.trim().split(/\s+/)

/** Words that say nothing by themselves. */
const functionWords: ReadonlySet<string> = new Set(
  wordsOf(`a an the this that these those it its you your yours yourself they them their there here which who whom whose what where how why so such as at by for from in into of off on onto out over to under up with about than then
  and or but both either also too again just be is are was were been being am do does did done have has had having can may will would could might shall should must get gets got
  if when once after before while until as soon whenever now still already given want each every any all one`),
)

/** In a manual neither do the words that lead its reader. */
export const ofManuals: ReadonlySet<string> = new Set([
  ...functionWords,
  ...wordsOf(
    'open choose select see press click tap enter use using find go need please follow show appear display take automatically',
  ),
])

/** Words that deny or restrict: what they are said of is looked at elsewhere. */
const denying = new Set(
  'not cannot no none nobody nothing never neither nor without unless only except least most more less'.split(
    ' ',
  ),
)

/** A word of a text that says something, by its base, or a figure. */
export interface Piece {
  is: 'word' | 'figure'
  /** Figures in digits. */
  base: string
  start: number
  end: number
}

/** What stands in quotes becomes blanks. */
export const unquoted = (text: string): string =>
  text.replace(/"[^"]*"|“[^”]*”/g, (quoted) => ' '.repeat(quoted.length))

/** The words of a text that say something, each by its base. */
export const contentOf = (text: string, idle = functionWords): Set<string> =>
  new Set(piecesOf(text, idle).flatMap(({ is, base }) => (is === 'word' ? [base] : [])))

/** The same with its figures, in their order. Nothing of it stands in quotes. */
export function piecesOf(text: string, idle = functionWords): Piece[] {
  const plain = unquoted(text)
  const lemmas = new Map(
    tokenise(plain).flatMap((token) => (token.kind === 'word' ? [[token.start, token] as const] : [])),
  )
  return [...plain.matchAll(pieces)].flatMap(({ 0: written, index: start }): Piece[] => {
    const end = start + written.length
    const word = written.toLowerCase().replace(/['’]\p{L}*$/u, '')
    const value = figureOf(word)
    if (value !== undefined) return [{ is: 'figure', base: value, start, end }]
    const token = lemmas.get(start)
    const lemma = token && token.end >= start + word.length ? token.lemma.toLowerCase() : word
    const isSaid =
      !/n['’]t$/i.test(written) && ![word, lemma].some((one) => idle.has(one) || denying.has(one))
    return isSaid ? [{ is: 'word', base: stem(lemma), start, end }] : []
  })
}

const pieces = /\d+(?:[.,:]\d+)*|\p{L}[\p{L}\p{M}\p{N}]*(?:[-'’][\p{L}\p{N}]+)*/gu

/** "One" is as often a word for a thing. */
function figureOf(word: string): string | undefined {
  if (/^\d/.test(word)) return word
  const value = numberOfWord(word)
  return value === undefined || value === 1 ? undefined : String(value)
}
