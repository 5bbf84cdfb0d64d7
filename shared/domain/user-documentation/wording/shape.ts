import { tokenise } from '../../requirement-reading/tokenise.ts'
import type { Token } from '../../requirement-reading/tokens.ts'
import { isFinite } from '../../story-writing/demands/finite.ts'
import { isClass, isGerund, isParticiple, isPlural, isWord, lower } from '../../story-writing/tokens.ts'
import { baseOfThird, isBase } from './verbs.ts'

/** What a piece of a criterion is, by its words: "you sign in", "sign in", "signs in", "signing in", "signed in", "on the first page", "a basket". */
export type Shape = 'clause' | 'order' | 'third' | 'gerund' | 'participle' | 'place' | 'thing'

const longest = 1200

export const tokensOf = (text: string): Token[] => tokenise(text.slice(0, longest))

/** Where the first finite verb of a clause stands, behind its subject; -1 where there is none. */
export function verbOf(tokens: readonly Token[]): number {
  return tokens.findIndex((token, at) => {
    if (at === 0 || !isWord(token)) return false
    if (isOpen(tokens, at)) return false
    if (isFinite(tokens, at)) return true
    const before = tokens[at - 1]
    // "The user clicks": the lexicon has it as a noun first.
    if (isClass(before, 'noun') && baseOfThird(token) !== undefined && !isClass(tokens[at + 1], 'auxiliary')) return true
    return (isPlural(before) || /^(?:you|they|I)$/.test(before?.text ?? '')) && isBase(token) && !isClass(tokens[at + 1], 'auxiliary')
  })
}

/** Words behind "that" or "who" tell of a thing, and are no clause of their own. */
const isOpen = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 3), at)
    .some((token, place, some) => /^(?:that|which|who|whose|where)$/.test(lower(token)) && place + at - some.length > 0)

export function shapeOf(text: string): Shape {
  const tokens = tokensOf(text)
  const [first, second] = tokens
  if (!isWord(first)) return verbOf(tokens) > 0 ? 'clause' : 'thing'
  if (/^(?:on|in|at|after|before|during|from|within|until|under|inside|outside|for|with|without|once|while|as)$/.test(lower(first)))
    return 'place'
  const verb = verbOf(tokens)
  if (isGerund(first) && (verb < 0 || !isClass(second, 'auxiliary', 'noun'))) return 'gerund'
  if (isParticiple(first)) return verb > 1 && isClass(second, 'noun') ? 'clause' : 'participle'
  if (isBase(first) && !(verb > 0 && !isClass(second, 'determiner', 'preposition', 'pronoun'))) return 'order'
  if (verb < 0 && baseOfThird(first) !== undefined) return 'third'
  if (verb > 0 && baseOfThird(first) !== undefined && isClass(second, 'determiner')) return 'third'
  return verb > 0 ? 'clause' : 'thing'
}
