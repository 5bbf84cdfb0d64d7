import type { Effect } from '../../requirement-model/index.ts'
import { saidBetween } from '../grammar/deed/effect-clause.ts'
import type { Input } from '../grammar/parser.ts'
import type { Reference } from '../tokens.ts'
import type { Of } from './cases.ts'
import type { Part } from './parts.ts'

export type Effects = Effect<Reference>[]

/** What a part shows, and whether it refuses. */
export function shownIn({ islands }: Part, { text }: Of<'quoted'>): Effects {
  const isRefused = islands.some(({ is }) => is === 'refused')
  return [
    ...(isRefused ? [{ kind: 'refused' as const }] : []),
    { kind: 'shows', text: [text], as: 'message' },
  ]
}

/** What comes of it in the words of the text, behind what leads them in. */
export function toldIn(input: Input, { at, end }: Part, lead: string): Effects {
  const from = /^(?:and|but|then)$/i.test(input.tokens[at]?.text ?? '') ? at + 1 : at
  const said = saidBetween(input, from, end)
  return [{ kind: 'said', text: lead === '' ? said : `${lead}: ${said}` }]
}

/** What is shown without anything being wrong is no message. */
export const asTexts = (then: Effects): Effects =>
  then.map((each) => (each.kind === 'shows' ? { ...each, as: 'text' } : each))
