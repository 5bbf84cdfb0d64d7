import type { Token } from '../../requirement-reading/tokens.ts'
import { isClass, isParticiple, isWord, lower } from '../../stories/writing/tokens.ts'
import { tokensOf, verbOf } from './shape.ts'
import { isAdverb, thirdPerson } from '../../english/third-person.ts'
import { isBase, isSeveral } from './verbs.ts'

const asked = /^(?:should|shall)$/
const promised = /^will$/

/**
 * What was asked for, as it is: "the list should be sorted" is "the list is sorted", "you should not see it" is "you do not see it". Nothing where that cannot be said for
 * sure: whether the subject is one thing or several decides the verb. What is promised with "will" is said as it is, too, where that is sure.
 */
export function asItIs(clause: string): string | undefined {
  const said = without(asked, clause)
  return said === undefined ? undefined : inPresent(said)
}

/** "The name will have 20 characters" is "the name has 20 characters"; a clause of which the verb is not sure stays as it is. */
export const inPresent = (clause: string): string => without(promised, clause) ?? clause

function without(modals: RegExp, clause: string): string | undefined {
  let said = clause
  for (let round = 0; round < 4; round += 1) {
    const next = once(said, modals)
    if (next === said) return said
    if (next === undefined) return undefined
    said = next
  }
  return undefined
}

function once(clause: string, modals: RegExp): string | undefined {
  const tokens = tokensOf(clause)
  const at = tokens.findIndex((token) => isWord(token) && modals.test(lower(token)))
  if (at < 0) return clause
  const modal = tokens[at]
  const subject = subjectOf(tokens, at)
  const several = isSeveral(subject)
  if (several === undefined || !modal) return undefined
  const isPromise = modals === promised
  if (isPromise && !(isSure(subject) && isWhole(tokens, at, subject))) return undefined
  let verb = at + 1
  let isDenied = false
  const between: string[] = []
  while (
    isWord(tokens[verb]) &&
    (isClass(tokens[verb], 'adverb') ||
      isAdverb(lower(tokens[verb])) ||
      /^(?:not|n't|no|longer|be)$/.test(lower(tokens[verb])))
  ) {
    if (lower(tokens[verb]) === 'be') break
    if (/^(?:not|n't)$/.test(lower(tokens[verb]))) isDenied = true
    else between.push(lower(tokens[verb]))
    verb += 1
  }
  const main = tokens[verb]
  if (!isWord(main) || (isPromise && !isSureVerb(tokens, verb, several))) return undefined
  const words = conjugated(lower(main), { several, isDenied, between: between.join(' ') })
  const behind = several || isDenied ? clause.slice(main.end) : withThirds(clause, tokens, verb)
  return `${clause.slice(0, modal.start)}${words}${behind}`
}

const between = /^(?:and|but|or|,|;|when|if)$/

/** What stands before the modal verb and does what stands behind it. */
function subjectOf(tokens: readonly Token[], at: number): Token[] {
  const lastBefore = (end: number) =>
    tokens.findLastIndex((token, place) => place < end && between.test(lower(token)))
  const from = lastBefore(at)
  const own = tokens.slice(from + 1, at)
  const start = lastBefore(from - 1) + 1
  const verb = verbOf(tokens.slice(start, from))
  // "And should" has the subject of the verb before.
  if (from >= 0 && own.length === 0)
    return verb > 0 ? tokens.slice(start, start + verb) : tokens.slice(0, Math.max(1, firstVerb(tokens, at)))
  // "The order and the invoice should": both are the subject. "The order is placed and the invoice should": one is.
  return lower(tokens[from]) === 'and' && verb <= 0 ? tokens.slice(start, at) : own
}

const counting = /^(?:number|lots?|couple|majority|minority|half|rest|most|none|any|part)$/
const linking = /^(?:of|for|in|on|at|with|to|from|by|per)$/

/** Whether nothing else could be what is one thing or several: not of "there", of a number of things, or of "the name of a and b". */
function isSure(subject: readonly Token[]): boolean {
  const [first] = subject
  const link = subject.findIndex((token, at) => at > 0 && linking.test(lower(token)))
  const words = subject.map((token) => lower(token))
  if (words.some((word) => /^(?:there|that|which|who|what|whose|where)$/.test(word))) return false
  // "Picks a dish and the kitchen": another clause is still open.
  if (words.includes('and') && isWord(first) && first.classes.includes('verb')) return false
  if (
    verbOf(subject) > 0 ||
    (link > 0 && (words.lastIndexOf('and') > link || counting.test(words[link - 1] ?? '')))
  )
    return false
  const head = (link > 0 ? subject.slice(0, link) : subject).at(-1)
  return isClass(first, 'pronoun') || isClass(head, 'noun')
}

/** Whether nothing stands before the subject that could be a part of it, or it of that. */
function isWhole(tokens: readonly Token[], at: number, subject: readonly Token[]): boolean {
  // "And will" has the subject of the verb before.
  if (/^(?:and|or)$/.test(lower(tokens[at - 1]))) return true
  const before = at - subject.length - 1
  if (subject.some(({ text }) => text === ',')) return false
  return before < 0 || !/^(?:and|or)$/.test(lower(tokens[before])) || tokens[before - 1]?.text === ','
}

/** Whether this is the base of a verb, and what further verbs of the same subject there are is known. */
function isSureVerb(tokens: readonly Token[], verb: number, several: boolean): boolean {
  const main = tokens[verb]
  if (!isBase(main) && !/^(?:be|have|do)$/.test(lower(main))) return false
  return (
    several ||
    tokens.every(
      (token, at) =>
        at <= verb + 1 || !isFurther(tokens, at) || isOnlyVerb(tokens, verb, at) || !mayBeVerb(token),
    )
  )
}

/** Of "to pay and print" both are what somebody can do, and of "the name and address" none is done. */
const isOnlyVerb = (tokens: readonly Token[], verb: number, at: number): boolean =>
  isVerbAt(tokens, at) &&
  !mayBeNoun(tokens[at]) &&
  !tokens.slice(verb, at).some((token) => /^(?:to|let|help|make)$/.test(lower(token)))

/** "Should reject it and display why": further verbs of the same subject. */
function withThirds(clause: string, tokens: readonly Token[], verb: number): string {
  let said = clause.slice(tokens[verb]?.end)
  const from = clause.length - said.length
  for (let at = tokens.length - 1; at > verb + 1; at -= 1) {
    const token = tokens[at]
    if (token && isFurther(tokens, at) && isVerbAt(tokens, at))
      said = `${said.slice(0, token.start - from)}${thirdPerson(lower(token))}${said.slice(token.end - from)}`
  }
  return said
}

const isFurther = (tokens: readonly Token[], at: number): boolean =>
  /^(?:and|or|then)$/.test(lower(tokens[at - 1]))

const isVerbAt = (tokens: readonly Token[], at: number): boolean => {
  const [token, next] = tokens.slice(at, at + 2)
  return (
    isBase(token) &&
    !isClass(next, 'auxiliary', 'verb') &&
    (isClass(token, 'verb') || !isClass(next, 'preposition'))
  )
}

const mayBeNoun = (token: Token | undefined): boolean => isWord(token) && token.classes.includes('noun')

const mayBeVerb = (token: Token): boolean =>
  isWord(token) && !isParticiple(token) && token.classes.includes('verb') && !token.plural

const firstVerb = (tokens: readonly Token[], before: number): number =>
  tokens.findIndex((token, at) => at > 0 && at < before && isClass(token, 'verb', 'auxiliary'))

interface Said {
  several: boolean
  isDenied: boolean
  between: string
}

function conjugated(base: string, { several, isDenied, between }: Said): string {
  const own = base === 'be' && several ? 'are' : several ? base : thirdPerson(base)
  if (base === 'be') return [own, isDenied ? 'not' : '', between].filter(Boolean).join(' ')
  if (isDenied) return [several ? 'do not' : 'does not', between, base].filter(Boolean).join(' ')
  return [between, own].filter(Boolean).join(' ')
}
