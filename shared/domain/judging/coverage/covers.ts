import { isMoneyAt, type NumberHabit } from '../../numbers/written.ts'
import { plainText, type CaseContent } from './case-content.ts'
import { figuresIn, neighboursOf, sharesOf, valueOf, valuesIn } from './figures.ts'
import type { Need } from './types.ts'

/** Characters that are searched in all; what lies beyond is not covered. */
const mostSearched = 400_000_000

/** Whether cases that cite a sentence cover a need of it. */
export type Covers = (contents: readonly CaseContent[]) => boolean

interface Within {
  /** The text that the needs lie in. */
  text: string
  needs: readonly Need[]
  /** Whether a tagger marked the needs, so that a sentence without a negation denies nothing. */
  isMarked: boolean
}

/** What a text says in place of a value: `Status: <state>`, `{name} is not allowed`. */
const blank = /<[^<>]{1,40}>|\{[^{}]{1,40}\}/

/**
 * Gives tests whether cases cover the needs of a sentence that they cite. A quoted text has to be entered or seen; where the sentence denies something and the text
 * holds no figure, its absence counts too. A negation needs an expected absence, or a text of the sentence that is seen instead. Searches a bounded number of
 * characters in all.
 */
export function coverer(habit: NumberHabit): (within: Within) => (need: Need) => Covers {
  let left = mostSearched
  const holds = (text: string, phrase: string): boolean => {
    left -= text.length
    return left >= 0 && holdsPhrase(text, phrase)
  }
  const textCovers = (need: Need, mayBeAbsent: boolean): Covers => {
    const phrase = plainText(need.text).trim()
    const parts = phrase.split(blank).filter((part) => part.trim() !== '')
    const isTried = mayBeAbsent && !/\d/.test(phrase) ? 'named' : 'tried'
    return (contents) =>
      contents.some((content) => parts.every((part) => holds(content[isTried], part.trim())))
  }
  return ({ text, needs, isMarked }) => {
    const mayBeAbsent = !isMarked || needs.some(({ kind }) => kind === 'negation')
    const shown = needs.filter(({ kind }) => kind === 'text').map((need) => textCovers(need, false))
    return (need) => {
      if (need.kind === 'sentence') return (contents) => contents.length > 0
      if (need.kind === 'text') return textCovers(need, mayBeAbsent)
      if (need.kind === 'negation')
        return (contents) =>
          contents.some(({ isDenying }) => isDenying) || shown.some((covers) => covers(contents))
      const phrase = plainText(need.text).trim()
      if (need.kind === 'alternative') return (contents) => contents.some(({ named }) => holds(named, phrase))
      const tries = figureTries(need, text, habit)
      return (contents) =>
        tries.length > 0
          ? tries.every((isTried) => isTried(contents))
          : contents.some(({ tried }) => holds(tried, phrase))
    }
  }
}

/** A figure is tried by its value, by its neighbours on both sides, by a text of that length, or as a share in a calculation. */
function figureTries({ text, start, measure }: Need, sentence: string, habit: NumberHabit): Covers[] {
  const figures = figuresIn(text)
  if (figures.length === 0) return valuesIn(text).map((value) => triedBy(value, undefined, measure))
  return figures.map((figure) => {
    const isMoney = isMoneyAt(sentence, start + figure.start, start + figure.end)
    return triedBy(valueOf(figure.written, habit, isMoney), neighboursOf(figure.written, habit), measure)
  })
}

function triedBy(value: string, near: [string, string] | undefined, measure: Need['measure']): Covers {
  const shares = measure === 'percent' ? sharesOf(value) : []
  const isEntered = ({ entered, lengths }: CaseContent, figure: string) =>
    entered.has(figure) || (measure === 'characters' && lengths.has(Number(figure)))
  return (contents) =>
    contents.some(
      (content) =>
        content.values.has(value) ||
        isEntered(content, value) ||
        shares.some((share) => content.calculated.has(share)),
    ) ||
    (near?.every((figure) => contents.some((content) => isEntered(content, figure))) ?? false)
}

/** Whether a phrase stands in a text as whole words: "no" is not in "notes". */
function holdsPhrase(text: string, phrase: string): boolean {
  const isWord = (sign: string) => /[\p{L}\p{N}]/u.test(sign)
  for (let at = text.indexOf(phrase); at >= 0 && phrase !== ''; at = text.indexOf(phrase, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + phrase.length)]
    const isCut = (isWord(phrase.charAt(0)) && isWord(before)) || (isWord(phrase.slice(-1)) && isWord(after))
    if (!isCut) return true
  }
  return false
}
