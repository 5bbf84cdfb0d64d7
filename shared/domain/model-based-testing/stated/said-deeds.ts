import { uncapital } from '../../english/capital.ts'
import type { Capability } from '../../requirement-reading/capabilities/capability.ts'
import { deedsIn, type Deed } from '../../requirement-reading/capabilities/deeds.ts'
import type { Meaning } from '../../requirement-reading/capabilities/meanings.ts'
import { isNoun } from '../../requirement-reading/grammar/deed/nouns.ts'
import type { Token } from '../../requirement-reading/tokens.ts'
import { tokenise } from '../../requirement-reading/tokenise.ts'
import { saidAfterwards, saidRefused } from './afterwards.ts'
import { sayDone } from './say.ts'
import { sayThing, spokenTo, type Said } from './said-things.ts'
import { tailOf, type Tail } from './tails.ts'

export interface DeedSaid {
  action: string
  /** The deed without how and when: for a title. */
  brief: string
  result: string
  refused: string
  /** What has to be there before. */
  before?: string
  isStated: boolean
}

type Says = (tokens: readonly Token[]) => string

/** One of several is enough to try these. */
const each = new Set<Meaning>(['made', 'asked', 'changed', 'gone', 'settled'])
/** For these the thing has to be there before. */
const needing = new Set<Meaning>(['changed', 'gone', 'settled', 'taken', 'printed'])
const several = new Set<Meaning>(['seen', 'sorted', 'filtered', 'found'])

/** "Check a book out": another verb than the one that it begins with. */
const particles = new Set(['out', 'in', 'up', 'off', 'back', 'down', 'away', 'over'])

const isPhrasal = ([first, next]: readonly Token[]): boolean =>
  particles.has(lower(first)) && (next === undefined || !/^(?:in)$/.test(lower(first)))

const lower = (token: Token | undefined): string => token?.text.toLowerCase() ?? ''
const joined = (...parts: string[]): string => parts.filter(Boolean).join(' ').replaceAll(' ,', ',')

/** A deed as a step, with what is so afterwards; nothing where its words do not tell. */
export function sayDeed(capability: Capability, deed: Deed): DeedSaid | undefined {
  const { verb, thing, rest } = deed
  const says = sayer(capability, deed)
  const base =
    verb.base === 'see'
      ? 'view'
      : verb.base.replace(/^log(in|on|out)\b/, 'log $1').replace(/^.* access to$/, 'access')
  if (verb.meaning === 'signed in' || verb.meaning === 'signed up' || verb.meaning === 'signed out')
    return simple(joined(base, thing ? says(thing.tokens) : '', says(rest)), signed[verb.meaning] ?? '')
  if (verb.meaning === 'pressed') return pressed(capability, deed, says)
  if (verb.base === 'register' && !thing && isLed(rest)) return simple(joined(base, says(rest)), signed['signed up'] ?? '') // prettier-ignore
  if (!thing) return verb.meaning === 'seen' ? asked(says, rest) : matched(verb.meaning, base, says(rest))
  const tail = tailOf(rest, verb.meaning)
  if (isSecond(rest)) return undefined
  const shown = verb.meaning === 'seen' ? shownWhen(capability, deed, tail) : undefined
  if (shown) return shown
  const isMessage = base === 'get' && isNoun('message', thing.head.text)
  if (verb.meaning === 'seen' && (tail.when.length > 0 || isMessage)) return undefined
  if (isPhrasal(rest)) return undefined
  const said = sayThing(thing, says, { one: each.has(verb.meaning) && isPlain(rest), proper: verb.meaning === 'found' || isProper(thing.tokens, capability) }) // prettier-ignore
  const isOwn = !tail.attached.some((token) => /^(?:them|it|him|her)$/.test(lower(token)))
  const [attached, beside] = [
    isOwn ? says(tail.attached) : '',
    says(verb.meaning === 'sorted' ? tail.how : tail.beside),
  ]
  const action = joined(base, said.named, says(rest))
  const done = { verb, thing: said, attached, beside }
  const result = matching(verb.meaning, tail) ?? saidAfterwards(done)
  if (result === undefined) return undefined
  const before = neededBefore(verb.meaning, said, attached)
  return {
    action,
    brief: action.length < 90 ? action : joined(base, said.named, attached),
    result,
    refused: saidRefused(done) ?? '',
    ...(before === undefined ? {} : { before }),
    isStated: false,
  }
}

function sayer({ text, speaks, isTitled }: Capability, { thing }: Deed): Says {
  const own = !speaks && !(thing && isNoun('person', thing.head.text))
  return (tokens) => spokenTo(text, tokens, { own, isTitled })
}

const signed: Partial<Record<Meaning, string>> = {
  'signed in': 'you are signed in',
  'signed up': 'an account has been created, and you can sign in with it',
  'signed out': 'you are not signed in any more',
}

/** "Send users the newsletter": two things, and not a clause. */
const isSecond = (rest: readonly Token[]): boolean =>
  rest[0]?.kind === 'word' &&
  rest[0].classes[0] === 'determiner' &&
  !rest.some((token) => token.kind === 'word' && /^(?:verb|auxiliary)$/.test(token.classes[0] ?? ''))

const simple = (action: string, result: string): DeedSaid | undefined =>
  result === '' ? undefined : { action, brief: action, result, refused: '', isStated: false }

const isLed = ([first]: readonly Token[]): boolean =>
  first === undefined || (first.kind === 'word' && first.classes[0] === 'preposition')

const questions = new Set(['which', 'what', 'how', 'who', 'where', 'when', 'why', 'if', 'whether', 'that'])

/** "See which forms I have submitted": it is shown which. */
function asked(says: Says, rest: readonly Token[]): DeedSaid | undefined {
  if (!questions.has(lower(rest[0])) || rest.length < 3) return undefined
  const words = says(rest).replace(/^if /, 'whether ')
  return simple(`check ${words}`, `it is shown ${words}`)
}

const searched: Partial<Record<Meaning, string>> = {
  found: 'only what matches the search is shown',
  filtered: 'only what matches the filter is shown',
  sorted: 'what is listed is shown in the chosen order',
}

/** "Search by name". */
const matched = (meaning: Meaning, base: string, rest: string): DeedSaid | undefined =>
  /^(?:by|using|for) /.test(rest) ? simple(joined(base, rest), searched[meaning] ?? '') : undefined

/** With "by" somebody says what they look for; without, what they look for is found. */
function matching(meaning: Meaning, { how }: Tail): string | undefined {
  return meaning === 'filtered' || (meaning === 'found' && lower(how[0]) === 'by') ? searched[meaning] : undefined // prettier-ignore
}

/** "Click the "Cancel" button to return to the home page": what it is for is what is seen. */
function pressed(capability: Capability, { verb, thing, rest }: Deed, says: Says): DeedSaid | undefined {
  const to = rest.findIndex((token) => lower(token) === 'to')
  const [purpose] = to < 0 ? [] : deedsIn(rest.slice(to + 1))
  const said = purpose && purpose.verb.meaning !== 'pressed' ? sayDeed(capability, purpose) : undefined
  if (!thing || !said) return undefined
  const named = sayThing(thing, says, { one: false, proper: false }).named
  const action = joined(verb.base, named, says(rest.slice(0, to)))
  return { action, brief: action, result: said.result, refused: '', isStated: true }
}

/** "Get feedback when I enter an invalid zip code": the second is what is done. */
function shownWhen(
  { text, speaks }: Capability,
  deed: Deed,
  { when, attached, beside }: Tail,
): DeedSaid | undefined {
  if (!deed.thing || !/^(?:when|if|once|after|whenever)$/.test(lower(when[0]))) return undefined
  const done = sayDone(text, when.slice(1))
  if (done.startsWith('Make sure')) return undefined
  const says: Says = (tokens) => spokenTo(text, tokens, { own: !speaks, isTitled: false })
  const thing = sayThing(deed.thing, says, { one: false, proper: false })
  const result = saidAfterwards({ verb: deed.verb, thing, attached: says(attached), beside: says(beside) })
  const action = spokenTo(done, tokenise(done), { own: !speaks, isTitled: false })
  return result === undefined ? undefined : { action: uncapital(action), brief: action, result, refused: '', isStated: true } // prettier-ignore
}

/** Nothing behind it speaks of several. */
const isPlain = (rest: readonly Token[]): boolean =>
  !rest.some((token) =>
    /^(?:they|them|their|each|all|as|that|which|who|between|among|together|these|those)$/.test(lower(token)),
  )

/** A name keeps its capitals and takes no article. */
const isProper = (tokens: readonly Token[], { isTitled }: Capability): boolean =>
  !isTitled && tokens.every(({ text }) => /^\p{Lu}/u.test(text))

function neededBefore(meaning: Meaning, { some, plural }: Said, attached: string): string | undefined {
  if (some === undefined || !(needing.has(meaning) || (several.has(meaning) && plural))) return undefined
  return `There ${plural ? 'are' : 'is'} ${joined(some, attached)}`
}

/** To manage things is to add, change and remove them. */
export function changesOf(
  capability: Capability,
  deed: Deed,
): { action: string; result: string }[] | undefined {
  const { verb, thing, rest } = deed
  if (verb.meaning !== 'kept up' || !thing || rest.length > 0) return undefined
  const one = sayThing(thing, sayer(capability, deed), { one: true, proper: false })
  if (one.among === undefined) return undefined
  return [
    { action: `add ${one.named}`, result: `${one.known} is among the ${one.among}` },
    { action: `change ${one.known}`, result: `${one.known} is shown with the change, also when it is opened again` }, // prettier-ignore
    { action: `remove ${one.known}`, result: `${one.known} is no longer there` },
  ]
}
