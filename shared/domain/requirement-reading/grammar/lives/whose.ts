import type { Token } from '../../tokens.ts'
import { isAt, lengthOf, type Whose } from '../known-states.ts'
import { isCapital } from '../names.ts'
import { isVerb, lemmaOf, wordOf } from './tokens.ts'
import { causing, reaching, starting, staying, within } from './words.ts'

interface Seen {
  count: number
  /** Beside a state as it is written: "a manual run" is no run that is Manual. */
  isWritten: boolean
  states: Set<string>
}

const never = new Set(
  'state status it they this that one ones which who time way day week month page screen list message number step user moment case end thing'.split(
    ' ',
  ),
)
const mostBack = 14

/** The things that states belong to: the nouns that they stand before, and those that come into them. */
export function whoseStates(sentences: readonly (readonly Token[])[], names: readonly string[]): Whose[] {
  const seen = new Map<string, Seen>()
  const note = (noun: string, state: string, weight: number, isWritten: boolean): void => {
    if (never.has(noun)) return
    const own = seen.get(noun) ?? { count: 0, isWritten: false, states: new Set() }
    seen.set(noun, own)
    own.count += weight
    own.isWritten ||= isWritten
    own.states.add(state)
  }
  const byFirst = Map.groupBy(names, (name) => name.split(' ')[0]?.toLowerCase() ?? '')
  for (const tokens of sentences)
    for (let at = 0; at < tokens.length; at += 1) {
      const name = byFirst.get(wordOf(tokens[at]))?.find((each) => isAt(tokens, at, each))
      if (!name) continue
      const before = qualifiedAt(tokens, at + lengthOf(name), wordOf(tokens[at - 1]))
      const isWritten = isCapitalAt(tokens, at, name)
      if (before) note(before, name, isWritten ? 2 : 1, isWritten)
      const subject = isWritten ? comingInto(tokens, at) : undefined
      if (subject) note(subject, name, 1, true)
    }
  const isSure = [...seen.values()].some(({ isWritten }) => isWritten)
  return grouped(new Map([...seen].filter(([, { isWritten }]) => isWritten || !isSure)), names)
}

const isCapitalAt = (tokens: readonly Token[], at: number, name: string): boolean =>
  tokens[at]?.text[0] === name[0]

const noun = (token: Token | undefined): string | undefined =>
  token?.kind === 'word' && token.classes[0] === 'noun' && !isCapital(token) && !token.gerund
    ? token.lemma
    : undefined

/** "A Due instrument", "Draft and Hidden episodes". */
function qualifiedAt(tokens: readonly Token[], end: number, before: string): string | undefined {
  const next = tokens[end]
  if (before === 'is' || before === 'are') return undefined
  const found =
    noun(next) ??
    (next?.kind === 'word' &&
    !next.state &&
    /^(?:an?|the|each|every|any|only|no)$/.test(before) &&
    next.classes.includes('noun') &&
    !isCapital(next)
      ? next.lemma
      : undefined)
  // "A Draft insurance claim" is a claim.
  const second = noun(tokens[end + 1])
  return found !== undefined && second !== undefined && next?.kind === 'word' && !next.plural ? second : found
}

/** "The ticket, once paid, becomes Taken", "puts the ticket into Taken", "a ticket starts as New". */
function comingInto(tokens: readonly Token[], at: number): string | undefined {
  let verb = -1
  for (let back = at - 1; back >= Math.max(0, at - 6); back -= 1) {
    if (tokens[back]?.kind === 'mark') return undefined
    const lemma = lemmaOf(tokens[back])
    if (isVerb(tokens[back]) || causing.has(lemma)) {
      verb = back
      break
    }
  }
  const lemma = lemmaOf(tokens[verb])
  const isReached = lemma === 'be' || reaching.has(lemma) || staying.has(lemma) || starting.has(lemma)
  if (verb < 0 || (!isReached && !causing.has(lemma))) return undefined
  if (wordOf(tokens[at - 1]) === 'in' && within.has(lemma)) return undefined
  if (causing.has(lemma) && !isReached) {
    for (let next = verb + 1; next < at; next += 1)
      if (noun(tokens[next]) !== undefined) return noun(tokens[next])
    return undefined
  }
  for (let back = verb - 1; back >= Math.max(0, verb - mostBack); back -= 1) {
    const word = wordOf(tokens[back])
    if (tokens[back]?.kind === 'mark' || /^(?:it|they|which|and|or|but|who|this)$/.test(word))
      return undefined
    if (word === 'that') continue
    const found = noun(tokens[back])
    if (found !== undefined) return found
  }
  return undefined
}

/** Nouns that share states are one thing; another thing has states of its own. */
function grouped(seen: ReadonlyMap<string, Seen>, names: readonly string[]): Whose[] {
  const nouns = [...seen].sort(([, a], [, b]) => b.count - a.count || b.states.size - a.states.size)
  const groups: { names: string[]; count: number; states: Set<string> }[] = []
  for (const [name, { count, states }] of nouns) {
    const own = groups.find((group) => [...states].some((state) => group.states.has(state)))
    // What shares little is a noun beside it, and no other name.
    if (own && count > 1 && count * 5 >= own.count) own.names.push(name)
    if (own && count > 1) for (const state of states) own.states.add(state)
    else if (!own && (count > 1 || groups.length === 0))
      groups.push({ names: [name], count, states: new Set(states) })
  }
  const lives = groups.filter(({ states }, index) => index === 0 || states.size > 1)
  const [main] = lives
  if (!main) return []
  for (const state of names) if (!lives.some(({ states }) => states.has(state))) main.states.add(state)
  return lives.map(({ names: own, states }) => ({ names: own, states: [...states] }))
}
