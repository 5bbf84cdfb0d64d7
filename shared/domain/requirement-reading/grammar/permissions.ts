import type { Reference } from '../tokens.ts'
import type { Clause } from './clause.ts'
import { basesOf } from './deed/verb-forms.ts'
import { alternative, words, type Parser } from './parser.ts'
import { reference } from './reference.ts'

const able = words('can be', 'may be', 'can only be', 'may only be', 'is allowed to be')
const unable = words('can not be', 'cannot be', 'may not be', 'must not be', 'shall not be', 'can never be', 'may never be', 'must never be')

/** "Only a Draft order can be deleted", "a Shipped order cannot be cancelled": an event that a state allows or refuses. */
export const permission: Parser<Clause[]> = alternative('permission', (input, at) => {
  const only = words('only')(input, at)
  const subject = reference(input, only?.end ?? at)
  if (!subject || subject.value.kind !== 'named') return undefined
  const verb = only ? able(input, subject.end) : unable(input, subject.end)
  const deed = verb && input.tokens[verb.end]
  if (!verb || deed?.kind !== 'word' || !deed.participle) return undefined
  const target: Reference = subject.value
  const name = deed.lemma === deed.text.toLowerCase() ? (basesOf(deed).find(({ base }) => base !== deed.lemma)?.base ?? deed.lemma) : deed.lemma
  return {
    value: [{ kind: 'rule', when: [{ action: 'do', name, target }], then: [{ kind: 'refused' }], ...(only ? { unless: true as const } : {}) }],
    end: verb.end + 1,
  }
})
