import type { TransitionFact } from '../facts/types.ts'
import { withoutAdjective } from './clauses.ts'
import { actedOn, named, type Life, type Lives } from './lives.ts'
import type { Move } from './moves.ts'

/** What is known of the sentence before. */
export interface Before {
  section: number
  at: number
  thing: string
  state?: string
  from?: string
  lead?: string
  event?: string
}

/** "is resolved" tells of a change only where the thing has a life: it is spoken of right here, or the state is known. */
export function known(moves: Move[], lives: Lives, before: Before | undefined): boolean {
  return moves.every(({ thing, to }) => {
    const name = thingOf(thing, lives, before)
    const life = name === undefined ? undefined : lives.get(name)
    return life !== undefined && (before?.thing === name || life.states.has(to.toLowerCase()))
  })
}

/** "the request" is the "leave request" of the sentence before. */
function thingOf(thing: string | undefined, lives: Lives, before: Before | undefined): string | undefined {
  if (thing === undefined || before?.thing.endsWith(` ${thing}`)) return before?.thing
  return lives.get(thing) ? thing : lives.longer(thing)
}

/** What a sentence tells, and where the next one goes on. */
export interface Learnt {
  facts: TransitionFact[]
  before: Before
  /** "… an open ticket, which becomes …": both states are named, so this is a life by itself. */
  sure?: boolean
}

/** The transitions of a sentence, each with the state it leaves; undefined where one cannot be known. */
export function learn(
  moves: Move[],
  lives: Lives,
  before: Before | undefined,
  { section, at }: { section: number; at: number },
): Learnt | undefined {
  const facts: TransitionFact[] = []
  let origin: string | undefined
  let shared = false
  let name: string | undefined
  for (const move of moves) {
    name = thingOf(move.thing, lives, before) ?? actedOn(move)
    const life = name === undefined ? undefined : lives.get(name)
    if (name === undefined || !life) return undefined
    const { event, from } = fromIn(move, name)
    const same = before?.thing === name ? before : undefined
    const alternative = same?.from !== undefined && isAlternative(move, same)
    if (from === undefined && !move.otherwise && same && !alternative && isUnsure(move, same))
      return undefined
    const context = !move.definite ? undefined : alternative ? same.from : same?.state
    const left = move.otherwise ? origin : from === undefined ? context : stateFrom(from, life)
    if (left === undefined || left === move.to) return undefined
    shared ||= alternative && from === undefined
    origin = left
    facts.push({
      ...transition(name, [left], speaking(event, name), named(move.to, life)),
      ...(move.action ? { action: speaking(move.action, name) } : {}),
    })
  }
  const last = moves.at(-1)
  if (name === undefined || !last) return undefined
  // After two ways out of one state nobody knows where the next sentence goes on.
  const state = moves.length === 1 && !shared ? last.to : undefined
  const next = {
    section,
    at,
    thing: name,
    ...(origin ? { from: origin } : {}),
    lead: last.lead,
    event: last.event,
  }
  const sure = moves.some((move) => move.strong && fromIn(move, next.thing).from !== undefined)
  return { facts, before: state === undefined ? next : { ...next, state }, sure }
}

function fromIn({ event, from }: Move, thing: string): { event: string; from?: string } {
  const inside = withoutAdjective(event, thing)
  const left = from ?? inside.from
  return left === undefined ? inside : { event: inside.event, from: left }
}

/** A "new" ticket is an open one where the text says so. */
function stateFrom(from: string, life: Life): string {
  const state = named(from, life)
  return /^new$/i.test(state) && life.initial !== undefined && !life.states.has(state.toLowerCase())
    ? life.initial
    : state
}

const timedOut = /^after (?:\d|one|two|three|five|ten)/
const inTime = /\b(?:within|before)\b/
/** "If …" behind "If …" may be another way out of the same state or the next step: nobody can tell. */
const goingOn = /\b(?:still|then|again|afterwards|later|nevertheless|even)\b/i

function isUnsure(move: Move, { lead, from }: Before): boolean {
  return from !== undefined && move.lead === 'if' && lead === 'if' && !goingOn.test(move.event)
}

const opposites = [
  ['approv', 'reject'],
  ['approv', 'declin'],
  ['accept', 'reject'],
  ['accept', 'declin'],
  ['accept', 'refus'],
  ['confirm', 'cancel'],
  ['confirm', 'reject'],
  ['pass', 'fail'],
  ['succeed', 'fail'],
  ['pay', 'cancel'],
  ['sign', 'declin'],
]

/** Two ways out of one state: "approves … rejects", "is paid … is not paid". */
function isAlternative(move: Move, { event = '' }: Before): boolean {
  const [here, there] = [move.event.toLowerCase(), event.toLowerCase()]
  // "closed after 14 days", "reopened within 14 days".
  if (timedOut.test(there) !== timedOut.test(here) && inTime.test(`${here} ${there}`)) return true
  const denied = /\b(?:not|nobody)\b/
  if (denied.test(here) !== denied.test(there) && sameVerb(here, there)) return true
  return opposites.some(
    ([one = '', other = '']) =>
      (here.includes(one) && there.includes(other)) || (here.includes(other) && there.includes(one)),
  )
}

/** "the invoice is paid" and "the invoice is not paid in time". */
function sameVerb(one: string, other: string): boolean {
  const verbs = new Set(one.match(verbal) ?? [])
  return (other.match(verbal) ?? []).some((word) => verbs.has(word))
}

const verbal = /\b(?!not\b|nobody\b|within\b|after\b|does\b|the\b)[a-z]{3,6}(?=[a-z]*\b)/g

/** "the agent resolves it" → "the agent resolves the ticket". */
function speaking(words: string, thing: string): string {
  return words
    .replace(/\b(?:it|they|them)\b/gi, `the ${thing}`)
    .replace(/\s+/g, ' ')
    .trim()
}

export function transition(entity: string, from: string[], event: string, to?: string): TransitionFact {
  return { kind: 'transition', entity, from, event, ...(to === undefined ? {} : { to }), only: false }
}
