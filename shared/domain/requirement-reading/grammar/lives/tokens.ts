import type { Token } from '../../tokens.ts'

export const wordOf = (token: Token | undefined): string => token?.text.toLowerCase() ?? ''

export const lemmaOf = (token: Token | undefined): string =>
  token?.kind === 'word' ? token.lemma.toLowerCase() : wordOf(token)

export const isAuxiliary = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.classes[0] === 'auxiliary'

/** A verb in its clause: no name of a state, no gerund. */
export const isVerb = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  !token.state &&
  !token.gerund &&
  (token.classes[0] === 'verb' || token.classes[0] === 'auxiliary')

/** "A diver returns a cylinder": what could be a noun is a verb between a noun and an article. */
export function isThirdPerson(tokens: readonly Token[], at: number, isLoose = false): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (
    token?.kind !== 'word' ||
    token.state ||
    !token.classes.includes('verb') ||
    before?.kind !== 'word' ||
    !/^(?:noun|pronoun)$/.test(before.classes[0] ?? '')
  )
    return false
  if (/^(?:he|she|it|they|we|you|i)$/.test(wordOf(before))) return true
  const follows = next?.kind === 'word' ? (next.classes[0] ?? '') : ''
  return (
    /^(?:determiner|pronoun)$/.test(follows) ||
    /^(?:to|into|from|back)$/.test(wordOf(next)) ||
    (isLoose && (next?.kind !== 'word' || /^(?:preposition|adverb)$/.test(follows)))
  )
}

export const isAdverb = (token: Token | undefined): boolean =>
  token?.kind === 'word' && (token.classes[0] === 'adverb' || /^(?:not|n't)$/.test(wordOf(token)))

export const classOf = (token: Token | undefined): string =>
  token?.kind === 'word' ? (token.classes[0] ?? '') : ''
