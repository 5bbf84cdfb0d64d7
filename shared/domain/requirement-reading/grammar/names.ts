import type { Reference, Token } from '../tokens.ts'
import { listOf, words, type Input, type Match, type Parser } from './parser.ts'

const separators = new Set([',', ';', ':', '.', '(', ')', '|', '→', '->', '!', '?'])
const joining = new Set(['and', 'or', 'when', 'if', 'as', 'to', 'is', 'are', 'after', 'on', 'by', 'with', 'in', 'once', 'while', 'unless', 'but', 'then', 'for', 'at', 'from', 'into', 'because', 'through', 'until']) // prettier-ignore
const longestName = 5

/** A name as a text gives it to a state or an option: in quotes, or words of which the first has a capital. */
export const name: Parser<string> = (input, at) => {
  const found = input.tokens[at]
  input.budget -= 1
  if (found?.kind === 'quoted') return { value: found.value, end: at + 1 }
  if (!found || !isCapital(found) || isModal(found)) return undefined
  if (isState(found)) return { value: found.text, end: at + 1 }
  let end = at + 1
  while (end < at + longestName && goesOn(input.tokens, end)) end += 1
  return { value: wordsOf(input.tokens.slice(at, end)), end }
}

/** Words of one name go on with any word that neither joins nor ends; a small one only where nothing of a clause stands in it. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  const found = tokens[at]
  if (
    !found ||
    isState(found) ||
    found.kind === 'quoted' ||
    found.kind === 'mark' ||
    separators.has(found.text)
  )
    return false
  if (joining.has(found.text.toLowerCase())) return false
  if (isModal(found)) return false
  if (isCapital(found) || found.kind === 'number') return true
  return (
    found.kind === 'word' &&
    !found.classes.some((one) => one === 'auxiliary' || one === 'determiner' || one === 'pronoun') &&
    found.classes[0] !== 'verb'
  )
}

/** "MUST", as some texts write what they demand, is part of no name. */
const isModal = (found: Token): boolean =>
  found.kind === 'word' &&
  !found.state &&
  found.classes[0] === 'auxiliary' &&
  /^\p{Lu}{2,}$/u.test(found.text)

export function isCapital(found: Token): boolean {
  return found.kind === 'word' && (found.state === true || /^\p{Lu}/u.test(found.text))
}

/** The name of a state that the text speaks of. */
export const isState = (found: Token | undefined): boolean => found?.kind === 'word' && found.state === true

export function wordsOf(tokens: readonly Token[]): string {
  return tokens.reduce((all, { text, start }, index) => {
    const before = tokens[index - 1]
    return all + (before && before.end < start ? ' ' : '') + text
  }, '')
}

/** A name in an enumeration may be in small letters: what stands between the commas, without a verb in it. */
const listed: Parser<string> = (input, at) => {
  const own = name(input, at)
  if (own) return own
  let end = at
  while (end < at + longestName && isListed(input.tokens[end])) end += 1
  return end > at ? { value: wordsOf(input.tokens.slice(at, end)), end } : undefined
}

function isListed(found: Token | undefined): boolean {
  if (!found || isState(found) || separators.has(found.text) || joining.has(found.text.toLowerCase()))
    return false
  if (found.kind === 'number') return found.unit === undefined
  return (
    found.kind === 'word' &&
    !found.classes.some((one) => one === 'auxiliary' || one === 'determiner' || one === 'pronoun')
  )
}

export const comma: Parser<unknown> = (input, at) => {
  const isComma = input.tokens[at]?.text === ','
  const and = words('and', 'or', 'as well as', '&')(input, isComma ? at + 1 : at)
  return and ?? (isComma ? { value: ',', end: at + 1 } : undefined)
}

/** "Open, Taken, Solved and Closed". */
export const names: Parser<string[]> = listOf(name, comma)

/** "economy, business or first": at least two. */
export const listedNames: Parser<string[]> = (input, at) => {
  const match = listOf(listed, comma)(input, at)
  return match && match.value.length > 1 ? match : names(input, at)
}

/** A name as a reference, with where it stands. */
function referenceAt(
  input: Input,
  at: number,
  end: number,
  given: string,
  quoted: boolean,
  noun?: string,
): Reference {
  const [first, last] = [input.tokens[at], input.tokens[end - 1]]
  return {
    kind: 'named',
    words: given,
    quoted,
    ...(noun ? { noun } : {}),
    start: first?.start ?? 0,
    end: last?.end ?? 0,
  }
}

export const named: (noun?: string) => Parser<Reference> =
  (noun) =>
  (input, at): Match<Reference> | undefined => {
    const match = name(input, at)
    if (!match) return undefined
    const quoted = input.tokens[at]?.kind === 'quoted'
    return { value: referenceAt(input, at, match.end, match.value, quoted, noun), end: match.end }
  }
