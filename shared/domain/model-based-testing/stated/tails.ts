import type { Meaning } from '../../requirement-reading/capabilities/meanings.ts'
import type { Token } from '../../requirement-reading/tokens.ts'

/** What stands behind a thing: what belongs to its name, where or to whom it is done, and how or when. */
export interface Tail {
  attached: Token[]
  beside: Token[]
  how: Token[]
  when: Token[]
}

const lower = (token: Token | undefined): string => token?.text.toLowerCase() ?? ''

const naming = new Set([
  'of',
  'about',
  'between',
  'per',
  'regarding',
  'concerning',
  'near',
  'containing',
  'like',
])
const clausal = new Set([
  'who',
  'which',
  'that',
  'whose',
  'where',
  'i',
  'we',
  'you',
  'they',
  'he',
  'she',
  'me',
])
const placing = new Set(['to', 'from', 'into', 'onto', 'on', 'in', 'at', 'as', 'with', 'for', 'online', 'across', 'within', 'among']) // prettier-ignore
const acting = new Set(['by', 'using', 'via', 'through', 'without', 'when', 'if', 'once', 'after', 'before', 'while', 'whenever', 'so', 'based', 'throughout', 'during', 'again', 'outside', 'upon']) // prettier-ignore
const timing = new Set(['when', 'if', 'once', 'after', 'before', 'while', 'whenever'])
/** "To submit an application", "at any time": neither where nor to whom. */
function isPurpose(rest: readonly Token[], at: number): boolean {
  const [word, next] = [lower(rest[at]), rest[at + 1]]
  if (word === 'at') return /^(?:any|all)$/.test(lower(next))
  return (
    word === 'to' && next?.kind === 'word' && next.classes[0] === 'verb' && !next.participle && !next.gerund
  )
}

/** Of what is only looked at or changed, "for" tells which it is. */
const telling = new Set<Meaning>([
  'seen',
  'changed',
  'gone',
  'taken',
  'printed',
  'found',
  'sorted',
  'filtered',
])

export function tailOf(rest: readonly Token[], meaning: Meaning): Tail {
  const tail: Tail = { attached: [], beside: [], how: [], when: [] }
  let into: keyof Tail = 'beside'
  let isClause = false
  rest.forEach((token, at) => {
    const word = lower(token)
    const isCase = word === 'in' && lower(rest[at + 1]) === 'case'
    const isAside = word === ',' && !rest.slice(at).some((one) => /^(?:and|or)$/.test(lower(one)))
    if (timing.has(word) || isCase) into = 'when'
    else if (isAside && into !== 'when') into = 'how'
    else if (isLeading(into) && (isClause ? isBehindNoun(rest, at) : acting.has(word) || isPurpose(rest, at)))
      into = 'how'
    else if (isLeading(into) && !isClause && !isBehindParticiple(rest, at, into)) {
      if (opensClause(rest, at)) [into, isClause] = [into === 'beside' && at > 0 ? into : 'attached', true]
      else if (naming.has(word) || belongs(rest, at, meaning))
        into = into === 'beside' && tail.beside.length > 0 ? into : 'attached' // prettier-ignore
      else if (placing.has(word)) into = 'beside'
    }
    tail[into].push(token)
  })
  return tail
}

const isLeading = (into: keyof Tail): boolean => into !== 'when' && into !== 'how'

/** "Ordered for any product to adjust the total": what a clause is not about. */
function isBehindNoun(rest: readonly Token[], at: number): boolean {
  const before = rest[at - 1]
  return isPurpose(rest, at) && before?.kind === 'word' && before.classes[0] === 'noun'
}

/** "Of whales heard in a file": where they are heard. */
function isBehindParticiple(rest: readonly Token[], at: number, into: keyof Tail): boolean {
  const before = rest[at - 1]
  return into === 'attached' && before?.kind === 'word' && before.participle === true && at > 1
}

/** Of what is only looked at, most of what stands behind it says which it is; where it is shown is another thing. */
function belongs(rest: readonly Token[], at: number, meaning: Meaning): boolean {
  const word = lower(rest[at])
  const next = rest[at + 1]
  if (word === 'for') return telling.has(meaning)
  if (meaning !== 'seen') return false
  const isPlace = next?.kind === 'word' && (next.classes[0] === 'determiner' || next.classes[0] === 'pronoun')
  return /^(?:to|from|at|with)$/.test(word) || (/^(?:on|in)$/.test(word) && !isPlace)
}

/** "Who has …", "I scheduled", "involved in …", "the camp has taken". */
function opensClause(rest: readonly Token[], at: number): boolean {
  const token = rest[at]
  if (token?.kind !== 'word') return false
  if (clausal.has(lower(token)) && lower(rest[at - 1]) !== 'of') return true
  if (lower(token) === 'to' && lower(rest[at + 1]) === 'be') return true
  const isOwner = token.classes[0] === 'determiner' || /^(?:my|our|your|their)$/.test(lower(token))
  const before = rest[at - 1]
  if (isOwner && (at === 0 || (before?.kind === 'word' && before.classes[0] === 'noun'))) return true
  if (at > 0) return false
  const next = rest[1]
  if (token.classes[0] === 'adverb' && next?.kind === 'word')
    return /^(?:being|been)$/.test(lower(next)) || next.participle === true
  return token.gerund === true || token.participle === true
}
