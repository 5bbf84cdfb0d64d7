import type { ReadSentence } from '../read-sentence.ts'
import { withBackground } from './background.ts'
import { withPairs } from './pairs.ts'
import { LineStarts } from './marks.ts'
import { flowLabel } from './headings.ts'
import { FlowReader } from './flow-reader.ts'

/**
 * Finds the use cases of a text: every sentence of a main, alternative or exception flow, and every pre- and postcondition gets a
 * `flow` fact that says where it belongs. Other facts of such a sentence would be read out of their place (the message of a branch is no
 * answer of a form), so only what names inputs and buttons stays. Linear; a text without such headings comes back as it is.
 */
export function placeFlows(source: string, sentences: ReadSentence[]): ReadSentence[] {
  const starts = new LineStarts(source)
  const reader = new FlowReader()
  const told = withPairs(source, withBackground(sentences))
  const placed = told.map((sentence) => reader.read(sentence, () => starts.before(sentence.start)))
  // "Description" above the sentences of a ticket opens no use case.
  const flows = placed.some(({ facts }) =>
    facts.some((fact) => fact.kind === 'flow' && fact.part !== 'other'),
  )
  return flows
    ? placed
    : told.map((sentence, at) => (flowLabel(sentence.text) ? (placed[at] ?? sentence) : sentence))
}
