import { stem } from '../../english/stem.ts'
import type { CaseGround, GroundOfClaim } from './case-ground.ts'
import type { Claim } from './claims.ts'
import { figuresIn } from './figures.ts'
import { normal, partedAt, wordsIn } from './normal.ts'
import { slotsFilled } from './slots.ts'
import { soleValues } from './sentence-facts.ts'

const shortestWord = 3

/** The ground of a claim; undefined where the text, the case and the page give none. */
export function groundOf({ is, text }: Claim, ground: CaseGround): GroundOfClaim | undefined {
  const claim = normal(text)
  if (wordsIn(claim).length === 0) return 'case'
  const plain = plainGround(claim, ground)
  if (plain) return plain
  // Without a page nobody knows what its controls are called.
  if (is === 'name' && !ground.source.hasPage) return 'case'
  if (is === 'name' && (ground.isNamed(claim) || areTextWords(claim, ground))) return 'case'
  if (is === 'words') return wordsGround(claim, ground)
  const values = soleValues(text)
  if (is === 'count' && values.some((value) => ground.isActed(value))) return 'case'
  const sole = wordsIn(claim).length === 1 || values.some((value) => normal(value) === claim)
  const at = sole ? valueGround(values, ground) : undefined
  return at ?? slotsFilled(claim, ground) ?? piecesGround(claim, ground)
}

function plainGround(claim: string, ground: CaseGround): GroundOfClaim | undefined {
  const cited = isBareNumber(claim) ? undefined : ground.citedWith(claim)
  if (cited !== undefined) return { sentence: cited }
  if (ground.isEntered(claim)) return 'case'
  if (isBareNumber(claim)) return undefined
  if (ground.source.isOnPage(claim)) return 'page'
  const other = ground.source.sentenceWith(claim)
  return other === undefined ? undefined : { sentence: other }
}

// A bare number is compared by value: "4" does not stand in "4.90".
const isBareNumber = (claim: string): boolean => !/\p{L}/u.test(claim)

function valueGround(values: readonly string[], ground: CaseGround): GroundOfClaim | undefined {
  if (values.some((value) => ground.hasValue(value))) return 'case'
  const rich = values.find((value) => ground.source.isRichValue(value))
  const at = rich === undefined ? undefined : ground.source.sentenceWithValue(rich)
  return at === undefined ? undefined : { sentence: at }
}

// "Fee" of "Fees are 5 EUR": a name in the words of the text, whatever their endings.
const areTextWords = (claim: string, { source }: CaseGround): boolean =>
  wordsIn(claim).every((word) => source.hasStem(stem(word)))

/** Words without quotes are those of whoever wrote the case: one of them has to be a word of the text, the case or the page. */
function wordsGround(claim: string, ground: CaseGround): GroundOfClaim | undefined {
  const words = wordsIn(claim).filter((word) => word.length >= shortestWord)
  const isMet = (word: string) =>
    ground.isNamed(word) ||
    ground.source.isOnPage(word) ||
    ground.source.sentenceWith(word) !== undefined ||
    ground.source.hasStem(stem(word))
  return words.length === 0 || words.some(isMet) ? 'case' : undefined
}

/** A text with numbers or entries in it: these have ground each, and so have the words around them. */
function piecesGround(claim: string, ground: CaseGround): GroundOfClaim | undefined {
  const parted = ground.entries.reduce(
    (pieces, entry) => pieces.flatMap((piece) => partedAt(piece, entry)),
    [claim],
  )
  const isWhole = parted.length === 1 && figuresIn(claim).length === 0
  if (isWhole) return undefined
  let at: number | undefined
  for (const piece of parted) {
    let start = 0
    for (const { start: from, end, values } of figuresIn(piece)) {
      // "m³", "CO2": a part of a word.
      if (/\p{L}/u.test(piece.charAt(from - 1))) continue
      if (!valueGround(values, ground)) return undefined
      const words = wordsAt(piece.slice(start, from), ground)
      if (words === undefined) return undefined
      at ??= words === 'page' ? undefined : words
      start = end
    }
    const words = wordsAt(piece.slice(start), ground)
    if (words === undefined) return undefined
    at ??= words === 'page' ? undefined : words
  }
  return at === undefined || at < 0 ? 'case' : { sentence: at }
}

// -1 where nothing has to be said.
function wordsAt(piece: string, ground: CaseGround): number | 'page' | undefined {
  const words = piece.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  if (words === '') return -1
  const at = ground.citedWith(words)
  if (at !== undefined) return at
  if (ground.source.isOnPage(words)) return 'page'
  return ground.source.sentenceQuoting(words, (quotation) => quotation.includes(words))
}
