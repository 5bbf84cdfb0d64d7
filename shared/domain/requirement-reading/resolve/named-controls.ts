import type { Clause } from '../grammar/clause.ts'
import { group } from '../grammar/controls.ts'
import { inputOf } from '../grammar/parser.ts'
import type { Statement } from './draft.ts'
import type { TaggedSentence } from '../sentence.ts'

/** Wherever a sentence that was not understood names fields and buttons, they are named: "… the inputs "From" and "To", and a tick box "Return"". */
export function nameControls(statement: Statement): void {
  const { left, clauses, sentence } = statement
  if (left.length === 0 || clauses.length > 0) return
  // What is left has no commas, without which "A", "B" and "C" are no list.
  const tokens = (sentence as TaggedSentence).tokens ?? left
  const input = inputOf(tokens)
  const found: Clause[] = []
  const named = new Set<number>()
  for (let at = 0; at < tokens.length;) {
    const match = group(input, at)
    for (const { start } of tokens.slice(at, match?.end ?? at)) named.add(start)
    if (match) found.push(...match.value)
    at = match?.end ?? at + 1
  }
  if (found.length === 0) return
  statement.clauses = found
  statement.left = left.filter(({ start }) => !named.has(start))
}
