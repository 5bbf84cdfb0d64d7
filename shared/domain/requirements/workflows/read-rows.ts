import type { Behaviour, WorkflowPart } from './parts.ts'
import { resultsIn } from './read-results.ts'
import type { StateRow } from './state-tables.ts'
import { namesIn, tell, type Vocabulary } from './vocabulary.ts'

/** The moves that a row of a table tells: from its status, by its button, to the next one, with what is shown then. */
export function rowBehaviours(
  { from = '', button, to = '', text = '' }: StateRow,
  vocabulary: Vocabulary,
): WorkflowPart[] {
  if (button === undefined) return []
  const acts = tell(button, vocabulary)
  const clicked = namesIn(acts, acts.words, 'B')
  const told = tell(from, vocabulary)
  const states = namesIn(told, told.words, '[SP]')
  const next = tell(to, vocabulary)
  const shown = tell(text, vocabulary)
  const [state] = namesIn(next, next.words, '[SP]')
  const results: Behaviour['results'] = [
    ...(state === undefined ? resultsIn(next, next.words) : [{ is: 'state' as const, state }]),
    ...resultsIn(shown, shown.words).filter(({ is }) => is !== 'state'),
  ]
  if (states.length === 0 || results.length === 0) return []
  return clicked.map((click) => ({ part: 'behaviour', from: states, given: {}, act: { click }, results }))
}
