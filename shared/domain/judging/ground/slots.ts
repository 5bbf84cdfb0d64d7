import type { CaseGround, GroundOfClaim } from './case-ground.ts'
import { wordsIn } from './normal.ts'

const slot = /<[^<>]{1,60}>|\{[^{}]{1,60}\}|\[[^[\]]{1,60}\]|\.\.\./

/**
 * Whether a claim is a quoted text of a sentence with its blanks filled ("<action> is not allowed in state <state>."), each with a word of the text, an
 * entry of the case, a text of the page or a number that has ground. Takes the claim as it is compared.
 */
export function slotsFilled(claim: string, ground: CaseGround): GroundOfClaim | undefined {
  for (const at of ground.source.withSlots(slot)) {
    const quotes = ground.source.facts(at)?.quotes ?? []
    for (const quotation of quotes) {
      const fillers = slot.test(quotation) ? fillersOf(claim, quotation.split(slot)) : undefined
      if (fillers?.every((filler) => isFiller(filler, ground))) return { sentence: at }
    }
  }
  return undefined
}

/** What stands between the words of a template; undefined where the words are others. */
function fillersOf(claim: string, words: readonly string[]): string[] | undefined {
  const [first = '', ...more] = words
  if (words.every((word) => wordsIn(word).length === 0) || !claim.startsWith(first)) return undefined
  const fillers: string[] = []
  let from = first.length
  for (const [index, word] of more.entries()) {
    const isLast = index === more.length - 1
    const at = isLast ? lastPlace(claim, word, from) : claim.indexOf(word, from)
    if (at < from || (word === '' && !isLast)) return undefined
    fillers.push(claim.slice(from, at).trim())
    from = at + word.length
  }
  return fillers
}

const lastPlace = (claim: string, word: string, from: number): number =>
  claim.endsWith(word) && claim.length - word.length >= from ? claim.length - word.length : -1

function isFiller(filler: string, ground: CaseGround): boolean {
  if (filler === '' || filler.length > 100) return false
  return (
    ground.hasValue(filler) ||
    ground.isEntered(filler) ||
    ground.isNamed(filler) ||
    ground.source.isOnPage(filler) ||
    ground.sentenceWith(filler) !== undefined
  )
}
