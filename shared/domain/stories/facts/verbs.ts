import type { Token } from '../../requirement-reading/tokens.ts'

/** What they do is said by another verb, or not at all. */
const light = new Set(
  'want need wish like be have do can will would let allow enable permit ensure make get help try keep give use include contain exist become remain seem mean concern accord base regard say'.split(
    ' ',
  ),
)

/** Base forms of what is done in a sentence. A story's benefit is no work, so nothing of it counts. */
export function verbsIn(tokens: readonly Token[]): string[] {
  const end = benefitAt(tokens)
  return tokens.slice(0, end < 0 ? undefined : end).flatMap((token, at, all) => {
    if (token.kind !== 'word' || /\p{Lu}.*\p{Lu}/u.test(token.text) || isNamed(all, at)) return []
    const isVerb = token.classes[0] === 'verb' || opensAsVerb(token, at, all)
    return isVerb && /^\p{L}{2,}/u.test(token.lemma) && !light.has(token.lemma) ? [token.lemma] : []
  })
}

/** "An address", "a registered address": neither word is done. */
function isNamed(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (before?.kind !== 'word') return false
  const isQuality = before.participle === true || before.classes[0] === 'adjective'
  return before.classes[0] === 'determiner' || (isQuality && isNamed(tokens, at - 1))
}

const lower = (token: Token | undefined): string => token?.text.toLowerCase() ?? ''

const benefitAt = (tokens: readonly Token[]): number =>
  tokens.findIndex(
    (token, at) =>
      (lower(token) === 'so' && /^(?:that|i|we|they|users)$/.test(lower(tokens[at + 1]))) ||
      (lower(token) === 'in' && lower(tokens[at + 1]) === 'order') ||
      lower(token) === 'because',
  )

/** "Import customers", "Export the list": a title or step begins with what is done, which may be a noun elsewhere. */
const opensAsVerb = (token: Token, at: number, all: readonly Token[]): boolean =>
  at === 0 &&
  token.kind === 'word' &&
  token.classes.includes('verb') &&
  !token.plural &&
  all[1]?.kind === 'word' &&
  /^(?:noun|determiner|adjective|pronoun)$/.test(all[1].classes[0] ?? '')
