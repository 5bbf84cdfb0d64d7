import type { Effect } from '../../requirement-model/index.ts'
import { inputOf } from '../grammar/parser.ts'
import { reference } from '../grammar/reference.ts'
import type { TaggedSentence } from '../sentence.ts'
import type { Reference } from '../tokens.ts'
import type { Draft, Statement } from './draft.ts'
import { mention } from './memory.ts'
import type { Where } from './resolver.ts'

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

export const setsState = (then: readonly Effect<Reference>[], { vocabulary }: Where): boolean =>
  then.some(
    (effect) =>
      effect.kind === 'set' &&
      effect.to.kind === 'value' &&
      effect.to.value.type === 'text' &&
      vocabulary.withOption(effect.to.value.value, 'state') !== undefined,
  )
