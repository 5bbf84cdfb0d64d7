import type { Token } from '../tokens.ts'

/** What something is done to. */
export interface Thing {
  /** With its article, up to its head. */
  tokens: Token[]
  head: Token & { kind: 'word' }
  plural: boolean
  /** Several things are named one by one. */
  several: boolean
  /** How many tokens it takes. */
  length: number
}

type Word = Token & { kind: 'word' }

const lower = (token: Token | undefined): string => token?.text.toLowerCase() ?? ''
const isOwner = (token: Token | undefined): boolean => /^['’]s?$/.test(token?.text ?? '')
const pronouns = new Set('which what whose who how where when why whether it them this these those that everything anything something nothing one ones i we you they he she me us'.split(' ')) // prettier-ignore
/** What nobody can look at or name. */
const vague = new Set('avenue place manner stuff stuffs thing things experience ui ux ability way ways reason sense control everything concern concerns need needs'.split(' ')) // prettier-ignore

/** The noun phrase at the beginning; none where there is a pronoun, a clause or nothing. */
export function thingIn(tokens: readonly Token[]): Thing | undefined {
  let end = 0
  let several = false
  while (end < tokens.length && (isPart(tokens, end) || isJoin(tokens, end))) {
    several ||= isJoin(tokens, end) && /^(?:and|,)$/.test(lower(tokens[end]))
    end += 1
  }
  while (end > 0 && !isNoun(tokens[end - 1])) end -= 1
  const head = tokens[end - 1]
  if (head?.kind !== 'word' || vague.has(lower(head)) || pronouns.has(lower(tokens[0]))) return undefined
  const own = tokens.slice(0, end)
  if (isTorn(own, head)) return undefined
  const isSeveral = several && own.some((_, at) => isJoin(own, at))
  return {
    tokens: own,
    head,
    several: isSeveral || own.some((_, at) => isJoin(own, at)),
    plural: isSeveral || isPlural(head),
    length: end,
  }
}

/** "A reminders", "various type": a slip of the text that a step would repeat. */
function isTorn([first]: readonly Token[], head: Word): boolean {
  const article = lower(first)
  return isPlural(head)
    ? /^an?$/.test(article)
    : /^(?:various|several|multiple|many|different)$/.test(article)
}

const singular = new Set('status address access progress business process news'.split(' '))
const isPlural = (head: Word): boolean =>
  /^(?:people|children|data|staff)$/i.test(head.text)
    ? !/^(?:data|staff)$/i.test(head.text)
    : /[^su]s$/i.test(head.text) && !singular.has(lower(head)) && !/sis$/i.test(head.text)

function isNoun(token: Token | undefined): boolean {
  return (
    token?.kind === 'word' &&
    (token.classes[0] === 'noun' || (token.classes.includes('noun') && !token.participle && token.classes[0] !== 'adverb' && token.classes[0] !== 'preposition')) // prettier-ignore
  )
}

const owners = new Set(['my', 'our', 'your', 'their', 'his', 'her', 'its', 'all', 'both', 'each', 'every', 'any', 'some']) // prettier-ignore

function isPart(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined) return false
  if (token.kind === 'quoted') return isNoun(tokens[at + 1])
  if (isOwner(token)) return at > 0 && isNoun(tokens[at - 1])
  // "Pick up time", "drop off sites".
  if (at > 0 && /^(?:up|off|out)$/.test(lower(token))) return isNoun(tokens[at + 1])
  if (token.kind === 'number') return at < 2
  if (token.kind !== 'word' || pronouns.has(lower(token))) return false
  const isEdge = at > 0 && isNoun(tokens[at - 1]) && !joined(tokens, at)
  // "The newsletter" behind "users" is another thing, "the admin" behind "tasks" does something.
  if (token.classes[0] === 'determiner' || owners.has(lower(token)))
    return !isEdge || lower(tokens[at - 1]) === 'all'
  if (token.gerund && isEdge) return isNoun(tokens[at + 1]) && lower(tokens[at]) === 'meeting'
  if (token.participle && isEdge) return isNoun(tokens[at + 1])
  if (token.classes[0] === 'adverb' || token.classes[0] === 'verb')
    return isNoun(tokens[at + 1]) || (isNoun(token) && at > 0)
  return token.classes[0] === 'noun' || token.classes[0] === 'adjective' || token.classes.includes('noun')
}

const joined = (tokens: readonly Token[], at: number): boolean => isJoin(tokens, at - 1)

/** "Stories and estimates", "tasks/activities": what stands behind belongs to the same. */
function isJoin(tokens: readonly Token[], at: number): boolean {
  if (at < 1 || !/^(?:and|or|\/|,)$/.test(lower(tokens[at]))) return false
  const next = tokens[at + 1]
  if (lower(tokens[at]) === ',' && /^(?:and|or)$/.test(lower(next))) return true
  if (lower(tokens[at]) === ',' && !tokens.slice(at).some((token) => /^(?:and|or)$/.test(lower(token))))
    return false
  return next?.kind === 'word' && !pronouns.has(lower(next)) && next.classes[0] !== 'preposition'
}
