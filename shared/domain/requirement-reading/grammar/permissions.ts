import type { Reference } from '../tokens.ts'
import { capability } from './capability.ts'
import type { Clause } from './clause.ts'
import { basesOf } from './deed/verb-forms.ts'
import { alternative, first, map, words, type Parser } from './parser.ts'
import { reference } from './reference.ts'

const able = words('can be', 'may be', 'can only be', 'may only be', 'is allowed to be', 'are allowed to be')

/** "Only a Draft order can be deleted": in every other state it is refused. */
const onlyIn: Parser<Clause[]> = alternative('permission: only', (input, at) => {
  const only = words('only')(input, at)
  const subject = only && reference(input, only.end)
  const verb = subject?.value.kind === 'named' ? able(input, subject.end) : undefined
  const deed = verb && input.tokens[verb.end]
  if (!verb || !subject || deed?.kind !== 'word' || !deed.participle) return undefined
  const target: Reference = subject.value
  const name =
    deed.lemma === deed.text.toLowerCase()
      ? (basesOf(deed).find(({ base }) => base !== deed.lemma)?.base ?? deed.lemma)
      : deed.lemma
  return {
    value: [
      { kind: 'rule', when: [{ action: 'do', name, target }], then: [{ kind: 'refused' }], unless: true },
    ],
    end: verb.end + 1,
  }
})

/** "A Shipped order cannot be cancelled: "…"", "a Paid booking can be cancelled and is then Cancelled". */
const allowance: Parser<Clause[]> = map(capability, ({ events, effects }): Clause[] | undefined => {
  if (effects.length > 0) return [{ kind: 'rule', when: events, then: effects }]
  const event = events.at(-1)
  return event && [{ kind: 'event', event }]
})

export const permission: Parser<Clause[]> = first(onlyIn, allowance)
