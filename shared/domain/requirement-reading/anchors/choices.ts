import { comma, listedNames, name } from '../grammar/names.ts'
import { listOf, words, type Input, type Match, type Parser } from '../grammar/parser.ts'
import type { Terms } from './terms.ts'

const offering = words('either', 'one of', 'from', 'with', 'from the list', 'from these', 'among')
const slash = words('/', '|')
const leading = new Set([':', '(', '–', '—', '-', 'is', 'are', 'be', 'of'])

/** Names of which one is to be had: "from A, B and C", "Gold or Silver". */
export function choicesAt(input: Input, at: number): Match<string[]> | undefined {
  const lead = offering(input, at)
  const from = lead ? (words(':')(input, lead.end)?.end ?? lead.end) : at
  const list = isNameAt(input, from) ? listedNames(input, from) : undefined
  const isChoice = list && (lead !== undefined || holdsOr(input, from, list.end))
  return isChoice && list.value.length > 1 ? list : undefined
}

/** "Which is Professional, Amateur or Youth", ": Illness / Travel / Other": such names, also where the text uses them as terms. */
export function offeredAt(input: Input, at: number, terms: Terms): Match<string[]> | undefined {
  const before = input.tokens[at - 1]?.text.toLowerCase() ?? ''
  if (!leading.has(before) || !isNameAt(input, at)) return undefined
  const slashed = listOf(name, slash)(input, at)
  const all = slashed && slashed.value.length > 1 ? slashed : or(input, at)
  if (!all || !endsAt(input, all.end)) return undefined
  for (let from = at; from < all.end; from += 1) if (terms.declares(input.tokens, from)) return undefined
  return all
}

const or: Parser<string[]> = (input, at) => {
  const all = listOf(name, comma)(input, at)
  return all && all.value.length > 1 && holdsOr(input, at, all.end) ? all : undefined
}

const holdsOr = ({ tokens }: Input, from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ text }) => text === 'or')

const endsAt = ({ tokens }: Input, at: number): boolean => {
  const next = tokens[at]
  return !next || next.kind === 'mark' || /^(?:and|but|if|when)$/.test(next.text)
}

/** "Anything below 0 or above 100" names nothing. */
const isNameAt = ({ tokens }: Input, at: number): boolean =>
  /^\p{Lu}/u.test(tokens[at]?.text ?? '') && !/^(?:any|every|no)thing$/i.test(tokens[at]?.text ?? '')
