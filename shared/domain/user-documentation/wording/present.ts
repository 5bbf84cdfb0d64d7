import { isClass, isWord, lower } from '../../story-writing/tokens.ts'
import { tokensOf } from './shape.ts'
import { isBase, isSeveral, third } from './verbs.ts'

/**
 * What was asked for, as it is: "the list should be sorted" is "the list is sorted", "you should not see it" is "you do not see it". Nothing where that cannot be said for
 * sure: whether the subject is one thing or several decides the verb.
 */
export function asItIs(clause: string): string | undefined {
  let said = clause
  for (let round = 0; round < 4; round += 1) {
    const next = once(said)
    if (next === said) return said
    if (next === undefined) return undefined
    said = next
  }
  return undefined
}

function once(clause: string): string | undefined {
  const tokens = tokensOf(clause)
  const at = tokens.findIndex((token) => isWord(token) && /^(?:should|shall)$/.test(lower(token)))
  if (at < 0) return clause
  const modal = tokens[at]
  const from = tokens.findLastIndex(
    (token, place) => place < at && /^(?:and|but|or|,|;|when|if)$/.test(lower(token)),
  )
  let subject = tokens.slice(from + 1, at)
  if (from >= 0 && (subject.length === 0 || lower(tokens[from]) === 'and')) {
    // "The order and the invoice should": both are the subject, and "and should" has that of the verb before.
    subject = subject.length === 0 ? tokens.slice(0, Math.max(1, firstVerb(tokens, at))) : tokens.slice(0, at)
  }
  const several = isSeveral(subject)
  if (several === undefined || !modal) return undefined
  let verb = at + 1
  let isDenied = false
  const between: string[] = []
  while (
    isWord(tokens[verb]) &&
    (isClass(tokens[verb], 'adverb') ||
      /^(?:not|n't|never|also|only|then|still|always|be)$/.test(lower(tokens[verb])))
  ) {
    if (lower(tokens[verb]) === 'be') break
    if (/^(?:not|n't)$/.test(lower(tokens[verb]))) isDenied = true
    else between.push(lower(tokens[verb]))
    verb += 1
  }
  const main = tokens[verb]
  if (!isWord(main)) return undefined
  const words = conjugated(lower(main), { several, isDenied, between: between.join(' ') })
  const behind = several || isDenied ? clause.slice(main.end) : withThirds(clause, tokens, verb)
  return `${clause.slice(0, modal.start)}${words}${behind}`
}

/** "Should reject it and display why": further verbs of the same subject. */
function withThirds(clause: string, tokens: ReturnType<typeof tokensOf>, verb: number): string {
  let said = clause.slice(tokens[verb]?.end)
  const from = clause.length - said.length
  const isLinked = (at: number) => /^(?:and|or|then)$/.test(lower(tokens[at - 1]))
  for (let at = tokens.length - 1; at > verb + 1; at -= 1) {
    const token = tokens[at]
    const isVerb =
      isWord(token) && isBase(token) && isLinked(at) && !isClass(tokens[at + 1], 'auxiliary', 'verb')
    if (token && isVerb && (isClass(token, 'verb') || !isClass(tokens[at + 1], 'preposition')))
      said = `${said.slice(0, token.start - from)}${third(lower(token))}${said.slice(token.end - from)}`
  }
  return said
}

const firstVerb = (tokens: ReturnType<typeof tokensOf>, before: number): number =>
  tokens.findIndex((token, at) => at > 0 && at < before && isClass(token, 'verb', 'auxiliary'))

interface Said {
  several: boolean
  isDenied: boolean
  between: string
}

function conjugated(base: string, { several, isDenied, between }: Said): string {
  const own = base === 'be' && several ? 'are' : several ? base : third(base)
  if (base === 'be') return [own, isDenied ? 'not' : '', between].filter(Boolean).join(' ')
  if (isDenied) return [several ? 'do not' : 'does not', between, base].filter(Boolean).join(' ')
  return [between, own].filter(Boolean).join(' ')
}
