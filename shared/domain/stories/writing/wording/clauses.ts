import type { Token } from '../../../requirement-reading/tokens.ts'
import { isFinite } from './finite.ts'
import { isClass, isWord, lower } from '../tokens.ts'

/** A part of a sentence that says something by itself: what holds or happens before, and what is demanded then. */
export interface Clause {
  given: Token[]
  when: Token[]
  then: Token[]
}

const happening = new Set(['when', 'whenever', 'once', 'after', 'upon', 'before'])
const holding = new Set(['if', 'where', 'while', 'unless', 'until', 'provided', 'given'])
const small = new Set(['and', 'but', 'so', 'also', 'then', 'oh', 'or', 'well', 'pls', 'please'])

/** A sentence of more words is no clause that anybody could turn: it stays as it is. */
export const mostWords = 120

/** The parts of a sentence, each with its condition where it has one, in their own words. Marks around them are left out. */
export function clausesOf(tokens: readonly Token[]): Clause[] {
  if (tokens.length > mostWords) return [{ given: [], when: [], then: trimmed(tokens) }]
  return partsOf(tokens)
    .map(clauseOf)
    .filter(({ then }) => then.length > 0)
}

/** A semicolon parts what is said one after the other, where both say something. */
function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    if (token.text === '(') depth += 1
    if (token.text === ')') depth -= 1
    if (token.text === ';' && depth <= 0) parts.push([])
    else parts.at(-1)?.push(token)
  }
  const said = parts.filter((part) => part.length > 0)
  return said.every((part) => part.some((_, at) => isFinite(part, at))) ? said : [[...tokens]]
}

function clauseOf(part: readonly Token[]): Clause {
  const tokens = trimmed(part)
  return gherkin(tokens) ?? leading(tokens) ?? trailing(tokens) ?? { given: [], when: [], then: tokens }
}

/** Without what only joins it to the sentence before, and without its last mark. */
export function trimmed(tokens: readonly Token[]): Token[] {
  let from = 0
  while (small.has(lower(tokens[from])) || /^[,–—-]$/.test(tokens[from]?.text ?? '')) from += 1
  let to = tokens.length
  while (/^[.;,:!–—]$/.test(tokens[to - 1]?.text ?? '')) to -= 1
  return from < to ? tokens.slice(from, to) : []
}

/** "Given …, when …, then …" in one sentence. */
function gherkin(tokens: readonly Token[]): Clause | undefined {
  if (lower(tokens[0]) !== 'given') return undefined
  const when = tokens.findIndex((token, at) => at > 1 && lower(token) === 'when')
  const then = tokens.findIndex((token, at) => at > 1 && lower(token) === 'then')
  if (then < 0) return undefined
  const given = trimmed(tokens.slice(1, when > 0 && when < then ? when : then))
  return {
    given,
    when: when > 0 && when < then ? trimmed(tokens.slice(when + 1, then)) : [],
    then: trimmed(tokens.slice(then + 1)),
  }
}

/** "If the account lacks cover, the system shall …". */
function leading(tokens: readonly Token[]): Clause | undefined {
  const word = lower(tokens[0])
  if (!happening.has(word) && !holding.has(word)) return undefined
  const comma = commaBehind(tokens)
  if (comma < 0) return undefined
  const condition =
    word === 'unless' || word === 'until' || word === 'before' || word === 'after' || word === 'upon'
      ? tokens.slice(0, comma)
      : tokens.slice(1, comma)
  const then = trimmed(tokens.slice(comma + 1))
  return happening.has(word) ? { given: [], when: condition, then } : { given: condition, when: [], then }
}

/**
 * The comma behind which the main clause begins: that before "then", else the first one with a finite verb before it, and a clause behind it.
 */
function commaBehind(tokens: readonly Token[]): number {
  const then = tokens.findIndex((token, at) => lower(token) === 'then' && tokens[at - 1]?.text === ',')
  if (then > 2) return then - 1
  let isSaid = /^(?:upon|after|before)$/.test(lower(tokens[0]))
  let verbs = 0
  for (let at = 1; at < tokens.length - 1; at += 1) {
    if (isFinite(tokens, at) && !/^(?:and|or|to)$/.test(lower(tokens[at - 1]))) verbs += 1
    isSaid ||= verbs > 0
    if (
      isSaid &&
      verbs > 1 &&
      !tokens.slice(1, at).some((token) => /^(?:and|or|which|who|that|,)$/.test(lower(token)))
    )
      return -1
    const isEnd = tokens[at]?.text === ',' && !/^(?:and|or|which|who|not)$/.test(lower(tokens[at + 1]))
    if (isSaid && isEnd && tokens.slice(at + 1).some((_, more) => isFinite(tokens, at + 1 + more))) return at
  }
  return -1
}

/** "… when a certificate is uploaded": at the end, where no more of the main clause follows. */
function trailing(tokens: readonly Token[]): Clause | undefined {
  const at = tokens.findLastIndex(
    (token, index) => index > 2 && /^(?:when|whenever|once|if)$/.test(lower(token)),
  )
  const behind = tokens.slice(at + 1)
  if (/^(?:but|and|or|so)$/.test(lower(tokens.at(-1)))) return undefined
  if (at < 0 || behind.length < 2 || behind.some(({ text }) => /^[,:;]$/.test(text))) return undefined
  if (!behind.some((_, more) => isFinite(tokens, at + 1 + more)) || isClass(tokens[at - 1], 'preposition'))
    return undefined
  if (/^(?:only|even|and|or|but|know|see|knows|sees|since)$/.test(lower(tokens[at - 1]))) return undefined
  const then = trimmed(tokens.slice(0, at))
  if (!then.some((_, index) => isFinite(then, index)) && !isWord(then[0])) return undefined
  return happening.has(lower(tokens[at]))
    ? { given: [], when: behind, then }
    : { given: behind, when: [], then }
}
