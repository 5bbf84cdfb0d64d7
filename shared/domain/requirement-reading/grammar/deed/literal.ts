import type { Template } from '../../../requirement-model/index.ts'
import type { Input, Match, Parser } from '../parser.ts'
import type { Reference, Token, WordClass } from '../../tokens.ts'
import { isNoun } from './nouns.ts'

/** A text that is quoted, and what the words around it call it. */
export interface Literal {
  text: Template<Reference>
  as: 'text' | 'message' | 'heading'
  /** It stands there without a word for what it is, so that it may as well be the name of something. */
  name?: Reference
}

const determiners = new Set('the a an this that its their following corresponding same new clear'.split(' '))
const linking = new Set(
  ': ( saying reading stating with the text that says reads which words of content wording'.split(' '),
)

const describing = new Set<WordClass>(['noun', 'adjective', 'verb'])
const low = (token: Token | undefined) => token?.text.toLowerCase() ?? ''

/** `the error message "X"`, `a hint saying "X"`, `the "X" message`, `"X"`. Not `the "X" button`. */
export const literal: Parser<Literal> = (input, at) => {
  if (input.budget-- <= 0) return undefined
  const { tokens } = input
  let end = at
  while (determiners.has(low(tokens[end]))) end += 1
  const noun = nounBefore(tokens, end)
  const quoted = tokens[noun.end]
  if (quoted?.kind !== 'quoted' || quoted.text === quoted.value) return undefined
  const text = templateOf(quoted)
  if (noun.as) return { value: { text, as: noun.as }, end: closed(tokens, noun.end) }
  const behind = low(tokens[noun.end + 1])
  const after = asOf(behind)
  if (after && isPlainNoun(tokens, noun.end + 1)) return { value: { text, as: after }, end: noun.end + 2 }
  if (isNoun('control', behind) || isNoun('field', behind)) return undefined
  if (end > at) return undefined
  const { value, start, end: to } = quoted
  const name: Reference = { kind: 'named', words: value, quoted: true, start, end: to }
  return { value: { text, as: 'text', name }, end: noun.end + 1 }
}

/** `"A", the heading "B" and "C"`. */
export function literalsAt(input: Input, at: number): Match<Literal[]> | undefined {
  const head = literal(input, at)
  if (!head) return undefined
  const found = [head.value]
  let { end } = head
  for (;;) {
    const comma = low(input.tokens[end]) === ',' ? end + 1 : end
    const from = ['and', 'or'].includes(low(input.tokens[comma])) ? comma + 1 : comma
    const next = from > end ? literal(input, from) : undefined
    if (!next) return { value: found, end }
    found.push(next.value)
    end = next.end
  }
}

/** "error message", "red hint", "text": at most two words before the noun and four between it and the quote. */
function nounBefore(tokens: readonly Token[], at: number): { as?: Literal['as']; end: number } {
  for (let noun = at; noun < at + 4; noun += 1) {
    const token = tokens[noun]
    if (token?.kind !== 'word' || !describing.has(token.classes[0] ?? 'other')) break
    const as = asOf(low(token))
    if (!as || asOf(low(tokens[noun + 1]))) continue
    let end = noun + 1
    while (end < noun + 5 && linking.has(low(tokens[end]))) end += 1
    if (tokens[end]?.kind === 'quoted') return { as, end }
  }
  return { end: at }
}

function closed(tokens: readonly Token[], at: number) {
  return low(tokens[at - 1]) === '(' && low(tokens[at + 1]) === ')' ? at + 2 : at + 1
}

function isPlainNoun(tokens: readonly Token[], at: number) {
  return tokens[at]?.kind === 'word' && tokens[at + 1]?.kind !== 'quoted'
}

function asOf(word: string): Literal['as'] | undefined {
  if (isNoun('message', word)) return 'message'
  if (isNoun('heading', word)) return 'heading'
  return isNoun('text', word) ? 'text' : undefined
}

const place = /<(\p{L}[^<>]{0,60})>/gu

/** The text with the places in it: "Hello, <nickname>" holds the value of the nickname. */
export function templateOf(token: Token & { kind: 'quoted' }): Template<Reference> {
  const parts: Template<Reference> = []
  let from = 0
  for (const found of token.value.matchAll(place)) {
    if (found.index > from) parts.push(token.value.slice(from, found.index))
    const start = token.start + 1 + found.index
    const words = (found[1] ?? '').trim()
    parts.push({
      kind: 'subject',
      subject: { kind: 'named', words, quoted: false, start, end: start + found[0].length },
    })
    from = found.index + found[0].length
  }
  if (from < token.value.length || parts.length === 0) parts.push(token.value.slice(from))
  return parts
}
