import type { Fact, TransitionFact } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { readPermit, readStart } from './clauses.ts'
import { adjectivePattern } from './state-words.ts'
import { readAllowed, readDecided, readMovesOf, type Move } from './moves.ts'

/** What keeps a sentence as it was read: these say more than a change of state, or something else. */
const own = new Set<Fact['kind']>([
  'field',
  'permission',
  'limit',
  'threshold',
  'formula',
  'relation',
  'conditional',
  'denial',
  'api',
  'flow',
])
const about =
  /\b(?:is|are|becomes?|starts?|begins?|turns?|goes|go|moves?|changes?|returns?|status|state|cannot|can|can't|may|falls?|counts?|gets?)\b/i

/** What is known of the life of one thing: its states by their names in lower case, as they were first written. */
export interface Life {
  states: Map<string, string>
  initial?: string
}

/** The lives that a text tells of, by the name of the thing. */
export class Lives {
  private readonly byName = new Map<string, Life>()
  private readonly byLastWord = new Map<string, string[]>()

  get size(): number {
    return this.byName.size
  }

  get(thing: string): Life | undefined {
    return this.byName.get(thing)
  }

  /** The life of a thing, which begins to be known here. */
  of(thing: string): Life {
    const known = this.byName.get(thing)
    if (known) return known
    const life: Life = { states: new Map() }
    this.byName.set(thing, life)
    const at = thing.lastIndexOf(' ')
    if (at >= 0)
      this.byLastWord.set(
        thing.slice(at + 1),
        [...(this.byLastWord.get(thing.slice(at + 1)) ?? []), thing].slice(0, 2),
      )
    return life
  }

  /** The only longer name of which this is the last word: "leave request" for "request". */
  longer(thing: string): string | undefined {
    const names = this.byLastWord.get(thing) ?? []
    return names.length === 1 ? names[0] : undefined
  }
}

/** The state as it was first written. */
export function named(state: string, life: Life | undefined): string {
  return life?.states.get(state.toLowerCase()) ?? state
}

function add(life: Life, state: string): void {
  const key = state.toLowerCase()
  if (!life.states.has(key)) life.states.set(key, state)
}

/** Things of which the text says where their life begins, or what they become; with the states it names. */
export function livesOf(sentences: ReadSentence[]): Lives {
  const lives = new Lives()
  let last: { thing: string; section: number } | undefined
  for (const sentence of sentences) {
    for (const { entity } of movesRead(sentence)) lives.of(entity)
    if (!isOpen(sentence)) continue
    const start = readStart(sentence.text)
    if (start) {
      const one = lives.of(start.thing)
      add(one, start.state)
      one.initial ??= start.state
      last = { thing: start.thing, section: sentence.section }
    }
    const permit = readPermit(sentence.text)
    if (permit) add(lives.of(permit.thing), permit.state)
    for (const move of movesIn(sentence.text)) {
      const spoken =
        move.thing ?? (last?.section === sentence.section ? last.thing : undefined) ?? actedOn(move)
      const thing = spoken && (lives.longer(spoken) ?? spoken)
      if (thing === undefined || !(move.strong || lives.get(thing))) continue
      const one = lives.of(thing)
      add(one, move.to)
      if (move.from) add(one, move.from)
      last = { thing, section: sentence.section }
    }
  }
  // A state that stands first in its sentence has a capital there only.
  for (const { entity, from, to } of sentences.flatMap(movesRead))
    for (const state of [...from, ...(to ? [to] : [])]) add(lives.of(lives.longer(entity) ?? entity), state)
  return lives
}

/** What the grammar of single sentences has read about a thing that it names. */
export function movesRead({ facts }: ReadSentence): TransitionFact[] {
  return facts
    .filter((fact) => fact.kind === 'transition')
    .filter(({ entity }) => entity !== 'item' && entity !== 'it')
}

/** The changes of state of a sentence, in whichever way it tells them. */
export function movesIn(text: string): Move[] {
  return (
    [readMovesOf, readDecided, readAllowed].map((read) => read(text)).find((found) => found.length > 0) ?? []
  )
}

/** "An agent takes an open ticket and it becomes …": what "it" is where no sentence before says so. */
export function actedOn({ event, thing }: Move): string | undefined {
  return thing === undefined ? acted.exec(event)?.[1] : undefined
}

const acted = new RegExp(
  `\\b(?:takes|approves|submits|sends|pays|opens|closes|starts|ships|cancels|accepts|signs|assigns|books|returns|publishes|confirms|reviews|releases|picks up|finishes|completes|unlocks|locks|activates|reopens|processes|packs|resolves) (?:the|an?|this|every) (?:${adjectivePattern} )?([a-z]+)$`,
  'i',
)

/** Whether nothing else was read of a sentence that may tell of a state. */
export function isOpen({ kind, facts, table, text }: ReadSentence): boolean {
  if (table || kind === 'heading' || kind === 'notRead' || kind === 'example' || kind === 'question')
    return false
  if (text.length > 600 || !about.test(text)) return false
  return facts.every(
    (fact) =>
      (!own.has(fact.kind) || isPlainRight(fact) || isBareDefault(fact)) &&
      (fact.kind !== 'transition' || fact.entity === 'it'),
  )
}

/** "Subscriptions are initially active" is the beginning of a life where the text tells of one, else a default. */
function isBareDefault(fact: Fact): boolean {
  return fact.kind === 'field' && Object.keys(fact.constraints).join() === 'default'
}

/** "A blocked card can be unblocked by a bank employee" says who, and in which state. */
export function isPlainRight(fact: Fact): boolean {
  return fact.kind === 'permission' && fact.allowed && !fact.only
}
