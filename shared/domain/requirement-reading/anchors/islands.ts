import { extremes } from '../grammar/constraint/extremes.ts'
import { holding, stated, type Stated } from '../grammar/constraint/predicate.ts'
import type { Condition } from '../grammar/constraint/said.ts'
import { choicesAt, offeredAt } from './choices.ts'
import { distanceAt } from './distances.ts'
import { between, words, type Input, type Match } from '../grammar/parser.ts'
import { other, pastEntering, restAt } from '../grammar/rest.ts'
import type { Reference } from '../tokens.ts'
import { hasPart } from '../../requirement-model/references.ts'
import type { Terms } from './terms.ts'

/** What can be understood of a sentence without the words around it. */
export type Island = { at: number; end: number } & (
  | { is: 'term'; words: string }
  | { is: 'option'; of: string; value: string }
  | { is: 'options'; values: string[] }
  /** `of`: what a bound is of by itself, the time from a moment. */
  | { is: 'limits'; said: Stated; of?: string }
  | { is: 'beyond'; of: (subject: Reference) => Condition }
  | { is: 'quoted'; text: string }
  | { is: 'empty'; of?: string }
  | { is: 'filled' | 'wrong' | 'valid' | 'rest' | 'refused' | 'turn' | 'state' }
)

const empty = words('empty', 'blank', 'missing', 'absent', 'absence', 'lack', 'leave out', 'omit', 'no choice', 'no entry', 'no value', 'no selection', 'without a choice', 'without choose', 'without one', 'there be none') // prettier-ignore
const nothing = words('nothing', 'none', 'not', 'no one', 'never')
const entering = new Set(['fill', 'give', 'choose', 'select', 'pick', 'enter', 'state', 'provide', 'answer', 'tick', 'type', 'write', 'upload', 'attach', 'set', 'supply', 'specify']) // prettier-ignore
const lacking = words('no', 'without', 'without a', 'without an', 'without the', 'without any', 'not any')
const filled = words('fill in', 'be fill', 'be give', 'be enter', 'be present', 'be state', 'be provide', 'not empty', 'not leave empty', 'not blank') // prettier-ignore
const rest = words('otherwise', 'or else', 'else', 'if not', 'anything else', 'any other case', 'all other case') // prettier-ignore
const wrong = words('invalid', 'wrong', 'malformed', 'incorrect', 'not valid', 'look different', 'look wrong', 'look odd', 'not match', 'not fit') // prettier-ignore
const notWithout = words('nobody', 'nothing', 'no one', 'never', 'not', 'no')
const valid = words('nothing be wrong', 'no error', 'all be fine', 'all be well', 'all be valid', 'all be correct', 'everything be fine', 'everything be ok', 'everything be correct', 'everything be valid', 'everything be in order', 'be all valid', 'be all correct', 'be all fine', 'all be ok', 'all be right') // prettier-ignore
const refused = words('refuse', 'reject', 'not accept', 'decline', 'turn down', 'turn away', 'not allow', 'not possible', 'not permit', 'deny') // prettier-ignore
const timing = words('within', 'until', 'before', 'after', 'with', 'for', 'by', 'on')
const turns = words('not', 'no', 'never', 'nobody', 'nothing', 'none', 'neither', 'nor', 'without', 'except', 'unless', 'only', 'apart from', 'cannot', 'until', 'per', 'instead of', 'round', 'plus', 'minus', 'times', 'half', 'average', 'sum') // prettier-ignore

/** The islands of a sentence from left to right; between them stand words of which nothing is known. */
export function islandsOf(input: Input, terms: Terms): Island[] {
  const found: Island[] = []
  let at = 0
  while (at < input.tokens.length) {
    const island = islandAt(input, at, terms)
    // "Nobody gets a quote without choosing": without it nothing is had.
    const before = found.at(-1)
    if (island?.is === 'empty' && before?.is === 'turn' && /^without/i.test(input.tokens[at]?.text ?? '') && notWithout(input, before.at)) found.pop() // prettier-ignore
    if (island) found.push(island)
    at = island?.end ?? at + 1
  }
  return found
}

function islandAt(input: Input, at: number, terms: Terms): Island | undefined {
  const token = input.tokens[at]
  if (!token) return undefined
  if (token.kind === 'word' && token.state) return { is: 'state', at, end: at + 1 }
  if (token.kind === 'mark') return undefined
  const plain = plainAt(input, at, terms)
  if (plain) return plain
  const far = distanceAt(input, at)
  if (far) return { is: 'limits', ...far.value, at, end: far.end }
  const offered = offeredAt(input, at, terms)
  if (offered) return { is: 'options', values: offered.value, at, end: offered.end }
  const name = terms.at(input.tokens, at)
  if (token.kind === 'quoted' && !name) return quotedAt(input, at)
  if (name?.option !== undefined)
    return { is: 'option', of: name.words, value: name.option, at, end: name.end }
  if (name) return { is: 'term', words: name.words, at, end: name.end }
  return limitsAt(input, at, terms) ?? (turns(input, at) ? { is: 'turn', at, end: at + 1 } : undefined)
}

const saying = new Set('say show display appear read answer reply tell message error hint warning notice text note see get with report ask add print give lead result come write mention prompt remind'.split(' ')) // prettier-ignore

const appearing = new Set(['show', 'display', 'appear', 'come', 'message', 'report'])

/** A text that is shown is a sentence, or something says that it is shown; anything else in quotes is a name. */
function quotedAt({ tokens }: Input, at: number): Island {
  const token = tokens[at]
  const text = token?.kind === 'quoted' ? token.value : ''
  const before = tokens.slice(Math.max(0, at - 4), at)
  const behind = tokens.slice(at + 1, at + 4)
  const isShown = before.some((one) => one.kind === 'word' && saying.has(one.lemma)) || behind.some((one) => one.kind === 'word' && appearing.has(one.lemma)) || /^(?:[:→(–—]|->)$/.test(tokens[at - 1]?.text ?? '') // prettier-ignore
  const isName =
    text === token?.text || !(text.split(' ').length > 3 || isShown || /[^\p{L} '’-]/u.test(text))
  return isName ? { is: 'term', words: text, at, end: at + 1 } : { is: 'quoted', text, at, end: at + 1 }
}

function plainAt(input: Input, at: number, terms: Terms): Island | undefined {
  const none = lacking(input, at)
  const noun = none && input.tokens[none.end]
  // "Without a card number": the name stays to be read. "No label": of a name that ends so.
  if (none && terms.at(input.tokens, none.end)) return { is: 'empty', at, end: none.end }
  const of = noun?.kind === 'word' && noun.classes[0] === 'noun' ? terms.holding(noun.text) : undefined
  if (none && of !== undefined) return { is: 'empty', of, at, end: none.end + 1 }
  const listed: [Island['is'], Match<unknown> | undefined][] = [
    ['valid', valid(input, at)],
    ['filled', filled(input, at) ?? ifEntered(input, at)],
    ['empty', empty(input, at) ?? notEntered(input, at)],
    ['wrong', wrong(input, at)],
    ['rest', rest(input, at) ?? restAt(input, at) ?? otherTerm(input, at, terms)],
    ['refused', refused(input, at)],
  ]
  for (const [is, match] of listed) if (match) return { is, at, end: match.end } as Island
  const beyond = extremes(input, at)
  return beyond && { is: 'beyond', of: beyond.value.of, at, end: beyond.end }
}

/** "Any other Run time". */
function otherTerm(input: Input, at: number, terms: Terms): Match<true> | undefined {
  const lead = other(input, at)
  const name = lead && terms.at(input.tokens, lead.end)
  return name && name.option === undefined ? { value: true, end: pastEntering(input, name.end) } : undefined
}

/** "None picked", "nothing is entered", "not filled in". */
function notEntered(input: Input, at: number): Match<true> | undefined {
  const lead = nothing(input, at)
  const verb = lead && (words('be', 'have be', 'be be')(input, lead.end)?.end ?? lead.end)
  const done = verb === undefined ? undefined : input.tokens[verb]
  if (verb === undefined || done?.kind !== 'word' || !done.participle || !entering.has(done.lemma))
    return undefined
  return { value: true, end: words('in', 'out', 'at all')(input, verb + 1)?.end ?? verb + 1 }
}

/** "If given", "when it is filled in". */
function ifEntered(input: Input, at: number): Match<true> | undefined {
  const done = input.tokens[at]
  const before = input.tokens
    .slice(Math.max(0, at - 3), at)
    .map(({ text }) => text.toLowerCase())
    .join(' ')
  if (done?.kind !== 'word' || !done.participle || !entering.has(done.lemma) || !/(?:^| )(?:if|when|once|where)(?: it is)?$/.test(before)) return undefined // prettier-ignore
  return { value: true, end: words('in', 'out')(input, at + 1)?.end ?? at + 1 }
}

function limitsAt(input: Input, at: number, terms: Terms): Island | undefined {
  const said = limitedAt(input, at, terms) ?? limitedBefore(input, at, terms)
  if (said) return { is: 'limits', said: said.value, at, end: said.end }
  const list = choicesAt(input, at)
  return list && { is: 'options', values: list.value, at, end: list.end }
}

function limitedAt(input: Input, at: number, terms: Terms): Match<Stated> | undefined {
  // "May appeal within 15 days" tells when, and limits no value.
  if (timing(input, at)) return undefined
  const said = stated(input, at)
  return said && isLimit(said) && !holdsName(input, said, at, terms) ? said : undefined
}

function limitedBefore(input: Input, at: number, terms: Terms): Match<Stated> | undefined {
  const cut = upToComma(input, at)
  return cut === input ? undefined : limitedAt(cut, at, terms)
}

/** What follows a comma may belong to something else. */
function upToComma(input: Input, at: number): Input {
  const comma = input.tokens.findIndex(({ text }, index) => index > at && text === ',')
  return comma < 0 ? input : { ...input, tokens: between(input.tokens, 0, comma) }
}

const probe: Reference = { kind: 'spoken-of', words: 'it', plural: false, start: 0, end: 0 }
/** Another name, or words that only look like a value: "anything below 0". */
const comparesNames = (one: Condition): boolean =>
  (one.kind === 'compare' && one.right.kind === 'subject') ||
  (one.kind === 'one-of' && one.values.some(({ type }) => type === 'text'))

const isNothing = (one: Condition): boolean =>
  (one.kind === 'all' || one.kind === 'any') && one.of.length === 0

const isLimit = ({ value: { all } }: Match<Stated>): boolean =>
  (all.some(({ optional, step }) => optional || step !== undefined) || !isNothing(holding(all, probe))) &&
  !hasPart(holding(all, probe), comparesNames) &&
  all.every(({ limits, names, form, optional, step }) => !names && (limits || form || optional || step !== undefined)) // prettier-ignore

/** A predicate that swallows the name of another thing was not understood. */
function holdsName(input: Input, { end }: Match<Stated>, at: number, terms: Terms): boolean {
  for (let next = at + 1; next < end; next += 1) if (terms.at(input.tokens, next)) return true
  return false
}
