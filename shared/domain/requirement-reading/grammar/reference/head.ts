import type { Token } from '../../tokens.ts'

/** A name ends before these, whatever class the tagger gives them. */
const never = new Set(['least', 'most', 'more', 'less', 'fewer', 'other', 'than', 'up', 'only', 'exactly', 'inclusive', 'exclusive', 'not', 'otherwise', 'then', 'back', 'again', 'now', 'away', 'following', 'above', 'below']) // prettier-ignore
const longestName = 6

/** Where the run of words ends whose last is a noun: "customer's delivery date". */
export function headEnd(tokens: readonly Token[], from: number, hasArticle: boolean): number | undefined {
  let end: number | undefined
  for (let at = from; at < from + longestName; at += 1) {
    const found = tokens[at]
    if (!found || found.kind !== 'word' || found.state || never.has(found.text.toLowerCase())) break
    const isLast =
      (isNoun(found) ||
        isTitle(tokens, at, from) ||
        isActivity(tokens, at, from) ||
        (hasArticle && isTail(tokens, at, from))) &&
      !isClauseVerb(tokens, at, hasArticle)
    if (isLast) end = at + 1
    else if (!isOwner(found) && !isModifier(found) && !(hasArticle && isNamingVerb(tokens, at))) break
  }
  return end
}

export const isOwner = (found: Token): boolean => found.kind === 'word' && /^['’]s?$/.test(found.text)

function isNoun(found: Token): boolean {
  if (found.kind !== 'word') return false
  return found.classes[0] === 'noun' || (found.classes.includes('noun') && found.classes[0] === 'adjective')
}

/** What a control may be called: "the nickname field", "the submit button", but not "the required field". */
export const isNameable = (found: Token): boolean =>
  isNoun(found) ||
  (found.kind === 'word' && found.classes[0] === 'verb' && !found.participle && !found.gerund)

function isModifier(found: Token): boolean {
  if (found.kind !== 'word') return false
  const [own] = found.classes
  return (
    own === 'adjective' ||
    own === 'noun' ||
    (own === 'verb' && (found.participle ?? found.classes.includes('noun')))
  )
}

/** "The e-mail address is wrong": behind a noun a word in its base form is no verb, where no object follows. */
function isTail(tokens: readonly Token[], at: number, from: number): boolean {
  const [before, found, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (at === from || found?.kind !== 'word' || found.lemma !== found.text || !found.classes.includes('noun'))
    return false
  const hasObject =
    next?.kind === 'quoted' ||
    next?.kind === 'number' ||
    (next?.kind === 'word' && /^(?:determiner|pronoun|noun)$/.test(next.classes[0] ?? ''))
  return before !== undefined && isNoun(before) && before.kind === 'word' && !before.plural && !hasObject
}

/** "Gift wrapping is selected": a gerund behind a noun and before a helping verb ends a name. */
function isActivity(tokens: readonly Token[], at: number, from: number): boolean {
  const [before, found, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const isGerund = found?.kind === 'word' && found.gerund === true
  return (
    isGerund &&
    at > from &&
    before?.kind === 'word' &&
    before.classes[0] === 'noun' &&
    !before.plural &&
    next?.kind === 'word' &&
    next.classes[0] === 'auxiliary'
  )
}

/** "Action Taken equals 6": a further capital belongs to the name. */
function isTitle(tokens: readonly Token[], at: number, from: number): boolean {
  const [before, found, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const isCapital = (token: Token | undefined): boolean =>
    token?.kind === 'word' && /^\p{Lu}/u.test(token.text)
  return (
    at > from &&
    isCapital(before) &&
    isCapital(found) &&
    next?.kind === 'word' &&
    (/^(?:verb|auxiliary)$/.test(next.classes[0] ?? '') || isCapital(next))
  )
}

/** "The submit button", "the charging limit": between an article and a noun a verb names it, but not as "accepts numbers" does. */
function isNamingVerb(tokens: readonly Token[], at: number): boolean {
  const [found, next] = [tokens[at], tokens[at + 1]]
  if (found?.kind !== 'word' || found.classes[0] !== 'verb' || next === undefined) return false
  return (found.lemma === found.text || !found.text.endsWith('s')) && isNoun(next)
}

/** "The user presses Save": a noun by its form, but behind a noun and before an object it is what the noun does. */
function isClauseVerb(tokens: readonly Token[], at: number, hasArticle: boolean): boolean {
  const found = tokens[at]
  const next = tokens[at + 1]
  if (found?.kind !== 'word' || !found.classes.includes('verb')) return false
  const isAmount = next?.kind === 'number' && found.text.endsWith('s')
  const opens = next?.kind === 'quoted' || (next?.kind === 'word' && next.classes[0] === 'determiner')
  const before = tokens[at - 1]
  return (
    (isAmount || (hasArticle && opens)) &&
    before?.kind === 'word' &&
    isNoun(before) &&
    found.lemma !== found.text
  )
}
