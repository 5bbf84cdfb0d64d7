import type { Reference, Token } from '../tokens.ts'
import {
  alternative,
  first,
  listOf,
  remembered,
  words,
  type Input,
  type Match,
  type Parser,
} from './parser.ts'
import { someStates } from './states.ts'
import { headEnd, isNameable, isOwner } from './reference/head.ts'
import { roleBehind, roleAhead } from './reference/roles.ts'

const articles = new Set(['the', 'a', 'an', 'each', 'every', 'any', 'all', 'both', 'its', 'their', 'his', 'her', 'my', 'your', 'our', 'this', 'these', 'that', 'those', 'same', 'such', 'another', 'other']) // prettier-ignore
const pronouns: Record<string, boolean> = { it: false, this: false, that: false, they: true, them: true, these: true, those: true, 'the former': false, 'the latter': false } // prettier-ignore
/** These point at the noun behind them, where there is one: "these rules". */
const pointing = new Set(['this', 'that', 'these', 'those'])
const open = new Set<string>(['noun', 'adjective'])
const pronoun = words(...Object.keys(pronouns))
const naming = words(
  'named',
  'called',
  'labelled',
  'labeled',
  'titled',
  'entitled',
  'with the label',
  'with the name',
)

/** How a text names a thing: "the seats", "the "Save" button", "the button "Save"", "the weight of the parcel", "it", "the former". */
export const reference: Parser<Reference> = remembered(
  first(
    alternative('reference: quoted name', quotedName),
    alternative('reference: in a state', inState),
    alternative('reference: pronoun', spokenOf),
    alternative('reference: noun phrase', nounPhrase),
    alternative('reference: capitals', inCapitals),
  ),
)

/** "a Due instrument", "Approved and Rejected requests", "a Blocked one". */
function inState(input: Input, at: number): Match<Reference> | undefined {
  const from = pastArticle(input, at)
  const found = someStates(input, from)
  if (!found) return undefined
  const one = words('one', 'ones')(input, found.end)
  const thing = one ? undefined : nounPhrase(input, found.end)
  if (thing?.value.kind === 'named' && thing.value.words !== '' && !thing.value.states)
    return {
      value: { ...thing.value, states: found.value, ...spanOf(input, at, thing.end) },
      end: thing.end,
    }
  // "A draft" alone is what is a Draft.
  if (thing || (!one && from === at)) return undefined
  const end = one?.end ?? found.end
  const plural = one?.value === 'ones'
  return {
    value: { kind: 'spoken-of', words: 'it', plural, states: found.value, ...spanOf(input, at, end) },
    end,
  }
}

const being = words(
  'that be', 'which be', 'who be', 'that be in the state', 'which be in the state', 'in the state', 'in state', 'in the status', 'in status', 'with the status', 'with status', 'with the state', 'whose status be', 'whose state be', 'that have the status', 'that have the state', 'that be in status', 'that be in state', 'in',
) // prettier-ignore

/** "an instrument that is In service", "a request in the status Pending". */
function stateBehind(input: Input, at: number): Match<string[]> | undefined {
  const link = being(input, at)
  return link && someStates(input, link.end)
}

/** "rows, seats and aisles": several names with the same claim. */
export const references: Parser<Reference[]> = listOf(reference, comma)

const joins = words('and', 'or', '&')

function comma(input: Input, at: number): Match<unknown> | undefined {
  const isComma = input.tokens[at]?.text === ','
  const and = joins(input, isComma ? at + 1 : at)
  return and ?? (isComma ? { value: ',', end: at + 1 } : undefined)
}

/** "the field "Price"", "the "Price" field", "the button labelled "Save"", ""Price"". */
function quotedName(input: Input, at: number): Match<Reference> | undefined {
  const from = pastArticle(input, at)
  const before = roleAhead(input.tokens, from)
  const named = before && naming(input, before.end)
  const place = named?.end ?? before?.end ?? from
  const found = input.tokens[place]
  if (found?.kind !== 'quoted' || found.value.trim() === '') return undefined
  const after = before ? undefined : roleAhead(input.tokens, place + 1)
  const noun = before?.role ?? after?.role
  const end = after?.end ?? place + 1
  return made(input, at, end, { words: found.value, quoted: true, ...(noun ? { noun } : {}) })
}

function spokenOf(input: Input, at: number): Match<Reference> | undefined {
  const match = pronoun(input, at)
  if (!match) return undefined
  const next = input.tokens[match.end]
  const isPointing =
    next?.kind === 'quoted' || (next?.kind === 'word' && next.classes.some((name) => open.has(name)))
  if (isPointing && pointing.has(match.value)) return undefined
  const { start, end } = spanOf(input, at, match.end)
  const plural = pronouns[match.value] ?? false
  return { value: { kind: 'spoken-of', words: match.value, plural, start, end }, end: match.end }
}

/** "START", "STOP": what stands in capitals is a name, whatever its word is. */
function inCapitals(input: Input, at: number): Match<Reference> | undefined {
  const found = input.tokens[at]
  const isName = found?.kind === 'word' && /^\p{Lu}{3,}$/u.test(found.text)
  return isName ? made(input, at, at + 1, { words: found.text, quoted: false }) : undefined
}

/** Words before a noun and the noun, with "of" and what it belongs to. Never a verb, never a gerund alone. */
function nounPhrase(input: Input, at: number): Match<Reference> | undefined {
  const from = pastArticle(input, at)
  const head = headEnd(input.tokens, from, from > at)
  if (head === undefined) return undefined
  const last = pastParticiple(input, ofChain(input, head))
  const span = roleBehind(input.tokens.slice(from, last), isNameable)
  const named = joined(input.tokens.slice(from, from + span.length))
  const behind = stateBehind(input, last)
  const within = behind ? { states: behind.value } : {}
  return made(input, at, behind?.end ?? last, {
    words: named,
    quoted: false,
    ...(span.role ? { noun: span.role } : {}),
    ...within,
  })
}

/** "Days requested must be …": a participle between a noun and what is demanded of it. */
function pastParticiple(input: Input, at: number): number {
  const found = input.tokens[at]
  const isDone = found?.kind === 'word' && found.participle === true
  return isDone && words('must', 'shall', 'should', 'may not', 'can not')(input, at + 1) ? at + 1 : at
}

const belonging = words('of')

function ofChain(input: Input, head: number): number {
  let end = head
  for (let links = 0; links < 2; links += 1) {
    const of = belonging(input, end)
    const next = of && headEnd(input.tokens, pastArticle(input, of.end), true)
    if (next === undefined) return end
    end = next
  }
  return end
}

function pastArticle(input: Input, at: number): number {
  let end = at
  while (end < at + 3 && articles.has(input.tokens[end]?.text.toLowerCase() ?? '')) end += 1
  const [count, noun] = [input.tokens[end], input.tokens[end + 1]]
  // "All four fields" are the fields.
  const isCount =
    end > at && count?.kind === 'number' && count.unit === undefined && /^[a-z]+$/i.test(count.text)
  return isCount && noun?.kind === 'word' && noun.plural ? end + 1 : end
}

/** The words as they stand, possessives joined: "user's password". */
function joined(tokens: readonly Token[]): string {
  return tokens.reduce((name, found) => name + (name === '' || isOwner(found) ? '' : ' ') + found.text, '')
}

function spanOf(input: Input, at: number, end: number): { start: number; end: number } {
  return { start: input.tokens[at]?.start ?? 0, end: input.tokens[end - 1]?.end ?? 0 }
}

function made(
  input: Input,
  at: number,
  end: number,
  name: { words: string; quoted: boolean; noun?: string; states?: string[] },
): Match<Reference> {
  return { value: { kind: 'named', ...name, ...spanOf(input, at, end) }, end }
}
