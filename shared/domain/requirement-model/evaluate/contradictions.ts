import type { Id, Rule } from '../model.ts'
import type { Outcome } from '../world.ts'
import type { Known } from './known.ts'
import type { KnownRule } from './known-rule.ts'
import { equal } from './same.ts'

/** An outcome, and the rule that it is of. */
export interface Told {
  rule: Id
  outcome: Outcome
}

/** Two rules that say what cannot both be so, by name; undefined where there are none. */
export function contradiction(told: readonly Told[], known: Known): string | undefined {
  for (const together of differentByPlace(told))
    for (const [index, one] of together.entries())
      for (const other of together.slice(index + 1)) {
        const what = differ(one.outcome, other.outcome, known) ?? differ(other.outcome, one.outcome, known)
        if (what !== undefined) return `ambiguous: ${one.rule} and ${other.rule} ${what}`
      }
  return undefined
}

/** What is told of each place, the same once: hundreds of rules that say the same do not differ. */
function differentByPlace(told: readonly Told[]): Told[][] {
  const places = new Map<string, Map<string, Told>>()
  for (const one of told)
    for (const { place, says } of placesOf(one.outcome)) {
      const others = places.get(place) ?? new Map<string, Told>()
      places.set(place, others)
      if (!others.has(says)) others.set(says, one)
    }
  return [...places.values()].flatMap((others) => (others.size > 1 ? [[...others.values()]] : []))
}

/** Only what is about the same thing can contradict, and only if it says something else of it. */
function placesOf(outcome: Outcome): { place: string; says: string }[] {
  switch (outcome.kind) {
    case 'set':
      return [{ place: `set ${outcome.subject}`, says: JSON.stringify(outcome.to) }]
    case 'control':
      return [{ place: `control ${outcome.control}`, says: outcome.is }]
    case 'goes':
      return [{ place: 'goes', says: outcome.page }]
    case 'hides':
      return [{ place: `text ${outcome.text}`, says: 'hides' }]
    case 'shows':
      return [
        { place: `text ${outcome.text}`, says: 'shows' },
        ...(outcome.near === undefined || outcome.as !== 'message'
          ? []
          : [{ place: `near ${outcome.near}`, says: outcome.text }]),
      ]
    default:
      return []
  }
}

function byPlace<T>(items: readonly T[], places: (item: T) => string[]): T[][] {
  const found = new Map<string, T[]>()
  for (const item of items)
    for (const place of places(item)) {
      const others = found.get(place)
      if (others) others.push(item)
      else found.set(place, [item])
    }
  return [...found.values()].filter((all) => all.length > 1)
}

const against: Record<string, string> = { enabled: 'disabled', shown: 'hidden', checked: 'unchecked' }

function differ(one: Outcome, other: Outcome, known: Known): string | undefined {
  if (one.kind === 'set' && other.kind === 'set' && one.subject === other.subject)
    return equal(one.to, other.to, known.subjects.get(one.subject)) === true
      ? undefined
      : 'set different values'
  if (one.kind === 'control' && other.kind === 'control' && one.control === other.control)
    return against[one.is] === other.is ? 'say the opposite of a control' : undefined
  if (one.kind === 'goes' && other.kind === 'goes')
    return one.page === other.page ? undefined : 'go to different pages'
  if (one.kind === 'shows' && other.kind === 'hides')
    return one.text === other.text ? 'show and hide a text' : undefined
  if (one.kind === 'shows' && other.kind === 'shows' && one.as === 'message' && other.as === 'message')
    return one.near !== undefined && one.near === other.near && one.text !== other.text
      ? 'show different messages in one place'
      : undefined
  return undefined
}

/** Two limits on the same one entry that both answer, each with a message of its own: which of them is shown is not said. */
export function twoAnswers(refusing: readonly KnownRule[]): string | undefined {
  const single = refusing.filter(({ rule, entries }) => entries.size === 1 && messages(rule) !== '')
  for (const [first, ...others] of byPlace(single, ({ entries }) => [...entries])) {
    const other = others.find(({ rule }) => first && messages(rule) !== messages(first.rule))
    if (first && other)
      return `ambiguous: ${first.rule.id} and ${other.rule.id} have different messages for one entry`
  }
  return undefined
}

/** A rule that refuses, and another one that accepts. Limits come before all that: they are no decision of their own. */
export function acceptedToo(
  refusing: readonly KnownRule[],
  others: readonly KnownRule[],
): string | undefined {
  const refusal = refusing.find(({ rule }) => rule.kind !== 'constraint' && rule.closes === undefined)
  const accepting = others.find(({ rule }) => rule.then.some((effect) => effect.kind === 'accepted'))
  return refusal && accepting
    ? `ambiguous: ${accepting.rule.id} and ${refusal.rule.id} accept and refuse`
    : undefined
}

const messages = (rule: Rule): string =>
  rule.then
    .map((effect) => (effect.kind === 'shows' && effect.as === 'message' ? JSON.stringify(effect.text) : ''))
    .join('')
