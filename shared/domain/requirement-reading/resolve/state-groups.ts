import type { KnownStates } from '../grammar/known-states.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Sentence } from '../sentence.ts'
import type { Reference } from '../tokens.ts'
import type { Statement } from './statement.ts'
import { isNameable, keyOf, ownedIn } from './naming.ts'

/** The states of one thing, as the sentences of a text name them. */
export interface StateGroup {
  name?: string
  values: Set<string>
  sentences: Sentence[]
  moves: number
}

interface Mention {
  name?: string | undefined
  values: string[]
  isMove: boolean
}

/** States are named by transitions, by beginnings, by what something becomes, and before the name of what is in them. */
export function stateGroups(statements: readonly Statement[], states: KnownStates): StateGroup[] {
  const { things } = states
  const groups: StateGroup[] = []
  for (const { sentence, clauses } of statements)
    for (const mention of clauses.flatMap((clause) =>
      mentionsIn(clause, states.names, (one) => thingOf(one, things)),
    )) {
      const own = groupFor(groups, mention)
      for (const value of mention.values) own.values.add(value)
      own.sentences.push(sentence)
      if (mention.isMove) own.moves += 1
    }
  const [thing, ...more] = things
  if (thing !== undefined && more.length === 0) mergeAll(groups, thing, states)
  const unnamed = groups.find(({ name }) => name === undefined)
  const all = unnamed ? joinedTo(groups, unnamed) : groups
  return all.filter(
    ({ moves, values, sentences }) =>
      (moves > 0 || sentences.length > 1 || values.size > 2) && values.size > 1,
  )
}

/** In a text about one thing every state is one of it, whatever else it is called. */
function mergeAll(groups: StateGroup[], thing: string, { names, listed }: KnownStates): void {
  const own = groups.find(({ name }) => name === thing)
  if (!own) return
  for (const value of listed) own.values.add(value)
  for (const other of groups.slice()) {
    if (other === own || ![...other.values].every((value) => names.has(value))) continue
    for (const value of other.values) own.values.add(value)
    own.sentences.push(...other.sentences)
    own.moves += other.moves
    groups.splice(groups.indexOf(other), 1)
  }
}

/** More things than any text tells the lives of. */
const most = 100

/** "A newly bought instrument" is an instrument. */
function groupFor(groups: StateGroup[], { name }: Mention): StateGroup {
  const known = groups.find(
    (group) => group.name === name || (name && group.name && isPartOf(group.name, name)),
  )
  if (known?.name && name && name.length < known.name.length) known.name = name
  if (known) return known
  const made: StateGroup = { ...(name ? { name } : {}), values: new Set<string>(), sentences: [], moves: 0 }
  if (groups.length < most) groups.push(made)
  return made
}

const isPartOf = (one: string, other: string): boolean =>
  one.endsWith(` ${other}`) || other.endsWith(` ${one}`)

/** What is only called "it" is the thing that has one of these states, or the only one that has any. */
function joinedTo(groups: StateGroup[], unnamed: StateGroup): StateGroup[] {
  const named = groups.filter((group) => group !== unnamed)
  const owner =
    named.find(({ values }) => [...values].some((value) => unnamed.values.has(value))) ??
    (named.length === 1 ? named[0] : undefined)
  if (!owner) return groups
  for (const value of unnamed.values) owner.values.add(value)
  owner.sentences.push(...unnamed.sentences)
  owner.moves += unnamed.moves
  return named
}

function mentionsIn(
  clause: Clause,
  names: ReadonlySet<string>,
  nameOf: (one: Reference) => string | undefined,
): Mention[] {
  const found = referencesWithStates(clause).map((one): Mention => ({
    name: nameOf(one),
    values: one.states ?? [],
    isMove: false,
  }))
  if (clause.kind === 'options' && clause.are === 'states')
    found.push({ name: nameOf(clause.subject), values: clause.values, isMove: true })
  if (clause.kind === 'initial' && clause.value.kind === 'value' && clause.value.value.type === 'text') {
    const value = clause.value.value.value.replace(/^state: /i, '')
    found.push({ name: nameOf(clause.subject), values: [value], isMove: false })
  }
  if (clause.kind !== 'rule' && clause.kind !== 'effect') return found
  for (const effect of clause.kind === 'rule' ? clause.then : clause.effects) {
    const value =
      effect.kind === 'set' && effect.to.kind === 'value' && effect.to.value.type === 'text'
        ? effect.to.value.value
        : ''
    if (effect.kind === 'set' && names.has(value))
      found.push({ name: nameOf(effect.subject), values: [value], isMove: true })
  }
  return found
}

/** What has the states: of "its status" and "it" nobody knows, of "the status of the order" the order. */
function thingOf(reference: Reference, things: ReadonlySet<string>): string | undefined {
  if (reference.kind !== 'named') return undefined
  const key = keyOf(reference.words)
  // An application and a report are no programs where states stand before them.
  if (things.has(key)) return key
  if (!isNameable(reference)) return undefined
  const owner = ownedIn(key)
  if (owner && /^(?:state|status)$/.test(owner.thing)) return keyOf(owner.owner)
  const thing = key.replace(/(?:^|\s)(?:state|status)$/, '').replace(/^new(?:ly \S+)? /, '')
  return thing === '' ? undefined : thing
}

type WithStates = Reference & { states: string[] }

function referencesWithStates(clause: Clause): WithStates[] {
  const found: WithStates[] = []
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('states' in value && Array.isArray(value.states) && 'words' in value) found.push(value as WithStates)
    else for (const part of Object.values(value)) look(part)
  }
  look(clause)
  return found
}
