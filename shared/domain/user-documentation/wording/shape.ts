import { tokenise } from '../../requirement-reading/tokenise.ts'
import type { Token } from '../../requirement-reading/tokens.ts'
import { isFinite } from '../../stories/writing/wording/finite.ts'
import { isClass, isGerund, isParticiple, isPlural, isWord, lower } from '../../stories/writing/tokens.ts'
import { baseOfThird, isBase } from './verbs.ts'

/** What a piece of a criterion is, by its words: "you sign in", "sign in", "signs in", "signing in", "signed in", "on the first page", "a basket". */
export type Shape = 'clause' | 'order' | 'third' | 'gerund' | 'participle' | 'place' | 'thing'

const longest = 1200

export const tokensOf = (text: string): Token[] => tokenise(text.slice(0, longest))

/** Where the verb of a clause stands, behind its subject; -1 where there is none. What stands behind "who" or "that" has a verb of its own. */
export function verbOf(tokens: readonly Token[]): number {
  let isWithin = false
  for (let at = 1; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (/^(?:that|which|who|whose|where)$/.test(lower(token))) isWithin = true
    else if (
      isWithin &&
      /^(?:that|which|who)$/.test(lower(tokens[at - 1])) &&
      isWord(token) &&
      token.classes.includes('verb')
    )
      isWithin = false
    else if (isVerbAt(tokens, at)) {
      if (!isWithin) return at
      isWithin = false
    }
  }
  return -1
}

const nobody = /^(?:nobody|somebody|someone|everybody|everyone|anybody|anyone|it|he|she)$/i

function isVerbAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  const before = tokens[at - 1]
  if (!isWord(token)) return false
  if (isFinite(tokens, at)) return true
  if (isClass(tokens[at + 1], 'auxiliary')) return false
  // "The user clicks": the lexicon has it as a noun first.
  if ((isClass(before, 'noun') || nobody.test(before?.text ?? '')) && baseOfThird(token) !== undefined)
    return true
  if (before?.kind === 'number' && before.unit !== undefined && isBase(token)) return true
  const isSubject = isPlural(before) && (at > 1 || baseOfThird(before) === undefined)
  return (isSubject || /^(?:you|they|I)$/.test(before?.text ?? '')) && isBase(token)
}

export function shapeOf(text: string): Shape {
  const tokens = tokensOf(text)
  const [first, second] = tokens
  if (!isWord(first)) return verbOf(tokens) > 0 ? 'clause' : 'thing'
  if (
    /^(?:on|in|at|after|before|during|from|within|until|under|inside|outside|for|with|without|once|while|as)$/.test(
      lower(first),
    )
  )
    return 'place'
  const verb = verbOf(tokens)
  if (isGerund(first) && (verb < 0 || !isClass(second, 'auxiliary', 'noun'))) return 'gerund'
  if (isParticiple(first)) return verb > 1 && isClass(second, 'noun') ? 'clause' : 'participle'
  if (isBase(first) && !(verb > 0 && !isClass(second, 'determiner', 'preposition', 'pronoun'))) return 'order'
  if (verb < 0 && baseOfThird(first) !== undefined) return 'third'
  if (verb > 0 && baseOfThird(first) !== undefined && isClass(second, 'determiner')) return 'third'
  return verb > 0 ? 'clause' : 'thing'
}
