import type { Behaviour, Circumstance } from './parts.ts'
import { nameOf, namesIn, type Told } from './vocabulary.ts'

const long = '(?:long enough|sufficient(?:ly long)?|valid|proper|longer|correct)'
/** An entry that is as it must be. */
export const enough = new RegExp(`\\b(?:with|for|if|given|otherwise)\\b[^,;]{0,20}\\b${long}\\b(?: [a-z]+)?`)
const amount =
  /\b(?:of|for|over|covering|lasting|with|about|is) (?:exactly )?(\d{1,6})(?: |€|$)(?!characters?\b|times?\b)(?![a-z ]{0,20}\b(?:left|remaining|characters)\b)/
const left = /\b(\d{1,6})(?: [a-z]+)? (?:left|remaining|available)\b/
const over = /\b(?:more|longer|higher|greater) than (\d{1,6})\b(?! characters)|\b(?:over|above) (\d{1,6})\b/

/** The amount, the value of a selection and what is left, with which a sentence tells a behaviour. */
export function circumstanceIn(told: Told, words: string): Circumstance {
  const [, number] = amount.exec(words) ?? []
  const [, rest] = left.exec(words) ?? []
  const above = over.exec(words)
  const [option] = namesIn(told, words, 'O')
  return {
    ...(number === undefined ? {} : { amount: Number(number) }),
    ...(rest === undefined ? {} : { left: Number(rest) }),
    ...(above ? { over: Number(above[1] ?? above[2]) } : {}),
    ...(option === undefined ? {} : { option }),
  }
}

/** "For unpaid leave it is just "…"" behind the action. */
export function optionBefore(told: Told, words: string): Circumstance {
  const token = /^,? ?(?:and |but |then )?(?:for |with |in case of |if it is )?(O\d+)\b/.exec(words)?.[1]
  return token === undefined ? {} : { option: nameOf(told, token) }
}

const short =
  /\b(?:fewer|less|shorter|under|below)(?: than)? (\d{1,4}) (?:characters?|letters?)\b|\b(?:at least|minimum of|no fewer than) (\d{1,4}) (?:characters?|letters?)\b/

/** What is entered in a dialog before: too little, or enough. */
export function entryIn(words: string, sentence: string): Behaviour['entry'] | undefined {
  const match = short.exec(words)
  if (match && (match[1] !== undefined || /\b(?:otherwise|must|else|if not|refus)/.test(words)))
    return { below: Number(match[1] ?? match[2]), blank: /\bspaces\b/.test(sentence) }
  if (
    /\bF\d+(?: field)? (?:is|was|are|stays?|left) (?:still |left )?(?:empty|blank)\b|\bwithout (?:an? |any )?F\d+\b/.test(
      words,
    )
  )
    return 'empty'
  if (
    /\b(?:if|when|with|once|given) (?:an? |the |any )?(?:F\d+|[a-z]+) (?:is|was|has been) (?:given|entered|filled in|there|provided|stated|typed)\b/.test(
      words,
    )
  )
    return 'enough'
  if (
    /\b(?:without (?:an? |any )?(?:reason|comment|text|note|entry|explanation)|empty (?:reason|comment|note|field)|(?:reason|comment|note|field) (?:is )?(?:empty|missing|blank))\b/.test(
      words,
    )
  )
    return 'empty'
  return enough.test(words) || /^otherwise\b/.test(words) ? 'enough' : undefined
}
