import { referencesOfCondition } from '../../requirement-model/references.ts'
import type { Condition, Effect, Event, Expression, Rule } from '../../requirement-model/index.ts'
import type { Clause } from '../grammar/clause.ts'
import { inputOf } from '../grammar/parser.ts'
import { reference } from '../grammar/reference.ts'
import type { TaggedSentence } from '../sentence.ts'
import type { Reference } from '../tokens.ts'
import type { Draft, Statement } from './draft.ts'
import { Unresolved } from './mapping.ts'
import { mention } from './memory.ts'
import type { Where } from './resolver.ts'
import { subjectOf } from './subjects.ts'

/** "A Repaired report is checked by the patrol. If the light is on, …": the state of what a sentence begins with is the one that it goes on from. */
export function goOnFrom(draft: Draft, { sentence }: Statement): void {
  const tokens = 'tokens' in sentence ? (sentence as TaggedSentence).tokens : []
  const found = reference(inputOf(tokens, 200), 0)
  if (!found?.value.states) return
  const where = draft.where(sentence, false)
  try {
    subjectOf(found.value, where)
  } catch (error) {
    if (!(error instanceof Unresolved)) throw error
  }
  const [is] = where.stated
  if (is) draft.memory.begun = { is, block: sentence.block }
}

export const movesState = ({ when, then }: Rule, draft: Draft): boolean =>
  when !== undefined && then.some((effect) => effect.kind === 'set' && isState(effect.subject, draft))

/** The state that a thing begins in is the one that the next sentences of the paragraph speak of. */
export function begin(draft: Draft, { value: is }: Extract<Clause, { kind: 'initial' }>, where: Where): void {
  const text = is.kind === 'value' && is.value.type === 'text' ? is.value.value : undefined
  const state = text === undefined ? undefined : where.vocabulary.withOption(text, 'state')
  if (!state || text === undefined) return
  const values = [{ type: 'text' as const, value: text }]
  draft.memory.begun = {
    is: { kind: 'one-of', subject: state.id, values },
    block: draft.memory.sentence?.block,
  }
}

/** A demand that was not understood speaks of what it begins with all the same: "it" in the next is no older thing. */
export function isSpokenOf(draft: Draft, { sentence }: Statement): void {
  const tokens = 'tokens' in sentence ? (sentence as TaggedSentence).tokens : []
  const verb = tokens.findIndex(({ text }) => /^(?:must|shall|should|may|can|has|have|needs?)$/i.test(text))
  const [head] = tokens
  const last = tokens[verb - 1]
  if (!head || !last || verb > 5 || tokens.slice(0, verb).some(({ kind }) => kind !== 'word')) return
  const read = reference(inputOf(tokens, 200), 0)
  if (read?.value.kind === 'spoken-of') return
  const from = /^(?:the|an?|each|every|any)$/i.test(head.text) ? 1 : 0
  const words = tokens
    .slice(from, verb)
    .map(({ text }) => text)
    .join(' ')
  const known = draft.vocabulary.find(words)
  if (known) {
    mention(draft.memory, known)
    return
  }
  draft.memory.subjects = []
  draft.memory.pending = { kind: 'named', words, quoted: false, start: head.start, end: last.end }
}

export const aboutState = (one: Condition, draft: Draft): boolean =>
  referencesOfCondition(one).some((id) => isState(id, draft))

export const setsState = (then: readonly Effect<Reference>[], { vocabulary }: Where): boolean =>
  then.some(
    (effect) =>
      effect.kind === 'set' &&
      effect.to.kind === 'value' &&
      effect.to.value.type === 'text' &&
      vocabulary.withOption(effect.to.value.value, 'state') !== undefined,
  )

/** "… the page says "X" and the report stays New": beside a message it adds nothing. */
export function stayAsTheyAre(then: Effect[], { stated }: Where): void {
  const staying = (effect: Effect): number =>
    effect.kind === 'set' ? stated.findIndex((one) => says(one, effect.to)) : -1
  for (let at = then.length - 1; at >= 0 && then.length > 1; at -= 1) {
    const own = then[at]
    const index = own ? staying(own) : -1
    if (index < 0) continue
    then.splice(at, 1)
    stated.splice(index, 1)
  }
}

/** "A report starts as New. The dispatcher accepts it, which makes it Accepted": it is New before, or what the sentence made of it. */
export function begunFor(
  draft: Draft,
  when: Event | undefined,
  told: Condition | undefined,
  then: readonly Effect[],
  made: readonly Rule[],
): Condition | undefined {
  const { begun, sentence } = draft.memory
  const moved = then.find((effect) => effect.kind === 'set' && isState(effect.subject, draft))
  if (!when || moved?.kind !== 'set' || (told && aboutState(told, draft))) return undefined
  const isHere = begun && begun.block === sentence?.block
  if (isHere && !says(begun.is, moved.to)) return begun.is
  // "It is then Hidden, and "Show again" brings it back".
  const goesOn = sentence !== undefined && /\b(?:again|back)\b/i.test(sentence.text)
  const last = goesOn ? made.at(-1) : undefined
  const before = last?.then.find((effect) => effect.kind === 'set' && effect.subject === moved.subject)
  const value = before?.kind === 'set' && before.to.kind === 'value' ? before.to.value : undefined
  return value && { kind: 'one-of', subject: moved.subject, values: [value] }
}

export const isState = (id: string, { vocabulary }: Draft): boolean =>
  vocabulary.subjects.find((own) => own.id === id)?.kind === 'state'

const says = (is: Condition, to: Expression): boolean =>
  is.kind === 'one-of' && to.kind === 'value' && JSON.stringify(is.values) === JSON.stringify([to.value])
