import type { Clause } from '../grammar/clause.ts'
import { group } from '../grammar/controls.ts'
import { inputOf } from '../grammar/parser.ts'
import type { Statement } from '../resolve/draft.ts'
import type { Token } from '../tokens.ts'

/** Wherever a sentence that was not understood names fields and buttons, they are named: "… the inputs "From" and "To", and a tick box "Return"". */
export function nameControls(statement: Statement): void {
  const { left, clauses } = statement
  if (left.length === 0 || clauses.length > 0) return
  const input = inputOf(left)
  const found: Clause[] = []
  const kept: Token[] = []
  for (let at = 0; at < left.length;) {
    const match = group(input, at)
    if (match) found.push(...match.value)
    else kept.push(...left.slice(at, at + 1))
    at = match?.end ?? at + 1
  }
  if (found.length === 0) return
  statement.clauses = found
  statement.left = kept
}
