import type { Token } from '../../../requirement-reading/tokens.ts'
import { isClass, isGerund, isParticiple, isPlural, isWord, lower } from '../tokens.ts'

export type Tense = 'past' | 'present' | 'modal' | 'none'

const modals = new Set('shall must should can cannot may might will would ought could ca wo sha'.split(' '))
const presents = new Set("is are am has have do does gets get 's 're 've 'm".split(' '))
const pasts = new Set(
  'was were had did went came took gave said told kept got bought made ran found left sent thought met brought began became saw wrote held built paid spent sold felt fell grew knew lost led lay rose spoke stood understood won broke chose drew drove wanted needed heard caught taught sat shook swore threw woke wore flew forgot froze hid hung ate hit cost hurt'.split(
    ' ',
  ),
)
/** They are their own present. */
const both = new Set('cost hit hurt'.split(' '))
/** Of these the form says it; others may be participles ("a newly bought one"). */
const sure = new Set('was were had did'.split(' '))
/** They begin a clause that stands beside what is said. */
const opening: ReadonlySet<string> = new Set(
  'given which who whom whose that because since while when if where once after before until unless what how why whether as so'.split(
    ' ',
  ),
)

const isSkipped = (token: Token | undefined): boolean =>
  isWord(token) &&
  (token.classes[0] === 'adverb' || /^(?:not|n't|never|also|all|both|each)$/.test(lower(token)))

/** What a word says of time where it stands; nothing where it is no finite verb. */
export function finiteAt(tokens: readonly Token[], at: number): Tense {
  const token = tokens[at]
  if (!isWord(token)) return 'none'
  const word = lower(token)
  if (word === "'s" || word === '’s')
    return token.classes[0] === 'auxiliary' ? (lower(tokens[at + 1]) === 'to' ? 'modal' : 'present') : 'none'
  if (at > 0 && /^\p{Lu}\p{Ll}/u.test(token.text)) return 'none'
  if (modals.has(word)) return /^may$/i.test(word) && token.text === 'May' && at > 0 ? 'none' : 'modal'
  if (/^(?:has|have|had|need|needs|got)$/.test(word) && lower(tokens[at + 1]) === 'to')
    return word === 'had' ? 'past' : 'modal'
  if (/^(?:is|are|'s)$/.test(word) && lower(tokens[at + 1]) === 'to') return 'modal'
  if (/^needs?$/.test(word) && token.classes[0] === 'verb') return 'modal'
  if (presents.has(word)) return isWord(tokens[at - 1]) && lower(tokens[at - 1]) === 'to' ? 'none' : 'present'
  if (both.has(word)) return isPastBeside(tokens) ? 'past' : 'present'
  if (pasts.has(word))
    return (sure.has(word) && !isPerfect(tokens, at)) || isPastAt(tokens, at) ? 'past' : 'none'
  if (token.classes[0] !== 'verb' || token.gerund) return 'none'
  if (/[^e]ed$|[^e]eed$|ed$/.test(word) && !/(?:need|exceed|proceed|feed|speed|succeed|embed)$/.test(word))
    return isPastAt(tokens, at) ? 'past' : 'none'
  if (token.participle || lower(tokens[at - 1]) === 'to' || isNounLike(tokens, at)) return 'none'
  return 'present'
}

/** "Lacks cover", "in guild chat": it may be a noun, and stands where one does. */
function isNounLike(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!isWord(token) || !token.classes.includes('noun')) return false
  const before = tokens[at - 1]
  if (
    isClass(before, 'noun', 'adjective') &&
    isClass(tokens[at - 2], 'preposition', 'determiner') &&
    !lower(token).endsWith('s') &&
    !isPlural(before)
  )
    return true
  return isClass(before, 'verb') && !isParticiple(before) && !isGerund(before)
}

const isPastBeside = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => /^(?:last|ago|yesterday|then)$/.test(lower(token)))

/** "Has been kept", "is sold": the form belongs to the verb before it. */
function isPerfect(tokens: readonly Token[], at: number): boolean {
  let before = at - 1
  while (isSkipped(tokens[before])) before -= 1
  return /^(?:is|are|am|was|were|be|been|being|has|have|had|get|gets|got|'s|'re|'ve)$/.test(
    lower(tokens[before]),
  )
}

/** "Helen reminded us", "the board agreed": no participle of a noun ("seats added mid-month are charged"). */
function isPastAt(tokens: readonly Token[], at: number): boolean {
  if (isPerfect(tokens, at)) return false
  let subject = at - 1
  while (isSkipped(tokens[subject])) subject -= 1
  const before = tokens[subject]
  if (!isWord(before) || !/^(?:noun|pronoun)$/.test(before.classes[0] ?? '')) return false
  if (before.classes[0] === 'pronoun')
    return /^(?:i|we|you|he|she|it|they|this|that|which|who|us)$/.test(lower(before))
  return !tokens.slice(at + 1).some((_, more) => isLater(tokens, at, at + 1 + more))
}

function isLater(tokens: readonly Token[], from: number, at: number): boolean {
  const isOther = tokens
    .slice(from + 1, at)
    .some(
      (token, more) => token.text === ';' || (opening.has(lower(token)) && isWord(tokens[from + 2 + more])),
    )
  if (isOther) return false
  const token = tokens[at]
  const word = lower(token)
  return (
    modals.has(word) ||
    (presents.has(word) && word !== 'have') ||
    (isWord(token) &&
      token.classes[0] === 'verb' &&
      !token.participle &&
      !token.gerund &&
      lower(tokens[at - 1]) !== 'to')
  )
}

/** Whether a word is a finite verb where it stands. */
export const isFinite = (tokens: readonly Token[], at: number): boolean => finiteAt(tokens, at) !== 'none'

/** Whether some clause obliges or allows, and is not told as past. */
export const hasModal = (tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => finiteAt(tokens, at) === 'modal')
