import type { TransitionFact } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { readPermit, readStart } from './clauses.ts'
import { known, learn, transition, type Before, type Learnt } from './learn.ts'
import { isOpen, isPlainRight, livesOf, movesIn, named, type Lives } from './lives.ts'
interface Found {
  thing: string
  facts: TransitionFact[]
  sure: boolean
}

/**
 * Life cycles as people tell them, with states that are no names: "New tickets are open. An agent takes an open ticket and it becomes in progress."
 * A thing has a life of its own once the text says where it begins or what it becomes; then "the ticket is resolved" is a change of state too.
 * Linear in the number of sentences.
 */
export function withLifeCycles(sentences: ReadSentence[]): ReadSentence[] {
  const lives = livesOf(sentences)
  if (lives.size === 0) return sentences
  const found = new Map<number, Found>()
  let before: Before | undefined
  sentences.forEach((sentence, at) => {
    if (before && (before.section !== sentence.section || at - before.at > 2)) before = undefined
    if (!isOpen(sentence)) {
      before = afterKnown(sentence, at, lives) ?? before
      return
    }
    const read = readSentence(sentence, lives, before, at)
    if (!read) {
      // What was not understood may have changed the state.
      if (before) delete before.state
      return
    }
    if (read.facts.length > 0)
      found.set(at, { thing: read.before.thing, facts: read.facts, sure: read.sure === true })
    before = read.before
  })
  // One change alone may be a rule about something else; with its beginning, or with another, it is a life.
  const weight = new Map<string, number>()
  for (const { thing, facts } of found.values())
    for (const { to } of facts) if (to !== undefined) weight.set(thing, (weight.get(thing) ?? 0) + 1)
  return sentences.map((sentence, at) => {
    const life = found.get(at)
    if (!life) return withKnownNames(sentence, lives)
    const refusals = life.facts.every(({ to }) => to === undefined)
    if (!refusals && !life.sure && (weight.get(life.thing) ?? 0) < 2) return sentence
    const names = sentence.facts.filter(
      ({ kind }) => kind === 'button' || kind === 'page' || kind === 'permission',
    )
    return { ...sentence, kind: 'requirement', facts: [...names, ...life.facts] }
  })
}

function readSentence(
  { text, section, facts }: ReadSentence,
  lives: Lives,
  before: Before | undefined,
  at: number,
): Learnt | undefined {
  const start = readStart(text)
  if (start && lives.get(start.thing)) {
    const { thing, state } = start
    return { facts: [transition(thing, [], '', state)], before: { section, at, thing, state } }
  }
  const told = movesIn(text)
  if (told.length > 0 && (told.some(({ strong }) => strong) || known(told, lives, before)))
    return learn(told, lives, before, { section, at })
  const permit = facts.every(isPlainRight) ? readPermit(text) : undefined
  if (!permit) return undefined
  const { thing, state, event, refused } = permit
  const fact = {
    ...transition(thing, [named(state, lives.get(thing))], event),
    ...(refused ? { guard: 'forbidden' } : {}),
  }
  return { facts: [fact], before: before ?? { section, at, thing } }
}

/** A sentence that the grammar has read by itself says what the next one goes on from. */
function afterKnown({ facts, section }: ReadSentence, at: number, lives: Lives): Before | undefined {
  const last = facts.findLast((fact) => fact.kind === 'transition')
  if (last?.kind !== 'transition' || !lives.get(last.entity)) return undefined
  return {
    section,
    at,
    thing: last.entity,
    ...(last.to ? { state: last.to } : {}),
    ...(last.from[0] ? { from: last.from[0] } : {}),
    lead: 'when',
    event: last.event,
  }
}

/** "Approved requests can no longer be changed" names the state that is "approved" elsewhere. */
function withKnownNames(sentence: ReadSentence, lives: Lives): ReadSentence {
  if (!sentence.facts.some(({ kind }) => kind === 'transition')) return sentence
  const facts = sentence.facts.map((fact) => {
    if (fact.kind !== 'transition') return fact
    const entity = lives.longer(fact.entity) ?? fact.entity
    const life = lives.get(entity)
    if (!life) return fact
    return {
      ...fact,
      entity,
      from: fact.from.map((state) => named(state, life)),
      ...(fact.to ? { to: named(fact.to, life) } : {}),
    }
  })
  return { ...sentence, facts }
}
