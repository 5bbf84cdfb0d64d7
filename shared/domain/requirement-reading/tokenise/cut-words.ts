import { once } from '../../basics/once.ts'
import { joinedBefore, joinedBehind, whole, within } from './lexicon.generated.ts'
import { contractionOf, lexemeOf, type Lexeme } from './lexicon.ts'
import { unknownLexeme, wordCategory } from './unknown.ts'

/** A part of what stands between two blanks, as the tagger takes it. `tag` is fixed in contractions. */
export interface Cut {
  value: string
  lexeme: Lexeme
  /** In small letters, and in the spelling that the lexicon has for it. */
  normal: string
  lemma?: string
  tag?: number
}
type Shape = [shape: RegExp, category: number]

const shapes = (from: readonly unknown[]) =>
  once(() => (from as [string, string, number][]).map(([text, flags, category]): Shape => [new RegExp(text, flags), category])) // prettier-ignore
const wholeShapes = shapes(whole)
const withinShapes = shapes(within)
const before = new Set(joinedBefore)
const behind = new Set(joinedBehind)

/** A word in the parts that the tagger looks at: contractions and words of the lexicon first, then by its shape, then piece by piece. */
export function cutWord(word: string): Cut[] {
  const known = knownCut(word)
  if (known) return known
  const shape = wholeShapes().find(([whole]) => whole.test(word))
  return shape ? [newCut(word, shape[1])] : cutWithin(word, 0)
}

function knownCut(word: string): Cut[] | undefined {
  const contracted = contractionOf(word)
  if (contracted)
    return contracted.map(([value, normal, lemma, tag]) => ({ value, lexeme: lexemeOf(value) ?? unknownLexeme(value, wordCategory), normal, lemma, tag })) // prettier-ignore
  const lexeme = lexemeOf(word)
  return lexeme && [{ value: word, lexeme, normal: normalOf(word, lexeme) }]
}

const newCut = (word: string, category: number): Cut => ({
  value: word,
  lexeme: unknownLexeme(word, category),
  normal: normalOf(word),
})

function normalOf(word: string, { spelled }: Partial<Lexeme> = {}): string {
  const lower = word.toLowerCase()
  return spelled ?? lexemeOf(lower)?.spelled ?? lower
}

const isKnown = (word: string): boolean => lexemeOf(word) !== undefined || contractionOf(word) !== undefined

/** What a shape finds are parts, and what lies between them is left for the next shape. */
function cutWithin(text: string, from: number): Cut[] {
  const shape = withinShapes()[from]
  if (!shape) return [newCut(text, 0)]
  const [within, category] = shape
  const found = text.match(within) ?? []
  return text.split(within).flatMap((between, index) => {
    const match = found[index]
    const parts =
      match === undefined ? [] : category === wordCategory ? atDots(match) : [[match, category] as const]
    return [
      ...(between === '' ? [] : cutWithin(between, from + 1)),
      ...parts.flatMap(([part, as]) => knownCut(part) ?? [newCut(part, as)]),
    ]
  })
}

type Part = readonly [text: string, category: number]
const mark = 12
const isShort = (text: string): boolean => /^(?:[a-z]\.)+[a-z]?$/i.test(text)
const goesOn = (text: string): boolean => isShort(text) || (text.length > 2 && isKnown(text))

/** "e.g." stays together, "settings.page" does not. */
function atDots(word: string): Part[] {
  if (isKnown(word) || /^(?:[a-z]\.)+$/i.test(word)) return [[word, wordCategory]]
  if (!word.includes('.')) return atHyphens(word)
  const parts: Part[] = []
  let built = ''
  word.split('.').forEach((piece, index, pieces) => {
    if (built === '' || goesOn(built + piece)) built += piece
    else {
      parts.push(...atHyphens(built))
      built = piece
    }
    if (index === pieces.length - 1) return
    if (goesOn(`${built}.`)) built += '.'
    else {
      parts.push(...atHyphens(built), ['.', mark])
      built = ''
    }
  })
  return built === '' ? parts : [...parts, ...atHyphens(built)]
}

/** "sign-up" is three parts, "anti-fraud" and "REQ-1" are one. */
function atHyphens(word: string): Part[] {
  const pieces = word.split(/([-–—])/)
  const isOne =
    pieces.length === 1 ||
    isKnown(word) ||
    /\d/.test(word) ||
    before.has(pieces[0] ?? '') ||
    behind.has(pieces.at(-1) ?? '')
  if (isOne) return [[word, wordCategory]]
  return pieces.flatMap((piece, index): Part[] =>
    piece === '' ? [] : [[piece, index % 2 ? mark : wordCategory]],
  )
}
