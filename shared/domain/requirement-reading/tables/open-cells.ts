import type { Effect } from '../../requirement-model/index.ts'
import type { Statement } from '../resolve/draft.ts'
import type { TaggedSentence } from '../sentence.ts'
import type { Reference } from '../tokens.ts'
import type { Table } from './columns.ts'

const unlisted =
  /^(?:(?:an? |the )?(?:empty|blank|dashed) cells?\b|cells? (?:that is|that are|with|without)\b|(?:an? |the )?(?:dash|hyphen)\b|(?:anything|everything|whatever|what)(?: that)?(?: is)? not (?:listed|in the table|mentioned|shown|named|given|there)\b|(?:everything|anything|all) else\b)/i
const refusing =
  /\b(?:refus|reject|den(?:y|ied)|declin|forbid|impossible|invalid|not (?:possible|allowed|permitted|available|accepted))/i
const open = /\b(?:if|unless|except|when|any value|no difference|irrelevant|does not matter)\b/i

/** "A dash means that the action is refused", "Anything not listed gets "Not possible"": what a table of moves leaves open is answered by a sentence behind it. */
export function takeOpenCells(moves: readonly Table[], statements: readonly Statement[]): void {
  if (moves.length === 0) return
  const scopes = new Set(moves.map(({ header, rows }) => (header ?? rows[0])?.scope))
  const first = Math.min(...moves.map(({ header, rows }) => (header ?? rows[0])?.number ?? Infinity))
  for (const statement of statements) {
    const { sentence } = statement
    if (sentence.number < first && !scopes.has(sentence.scope)) continue
    if (!unlisted.test(sentence.text) || open.test(sentence.text)) continue
    if (sentence.is !== 'sentence' && sentence.is !== 'item') continue
    const texts = ((sentence as TaggedSentence).tokens ?? []).flatMap((one) =>
      one.kind === 'quoted' && /\s|\p{L}{3}/u.test(one.value) ? [one.value] : [],
    )
    if (!refusing.test(sentence.text) && texts.length === 0) continue
    const then: Effect<Reference>[] = [
      { kind: 'refused' },
      ...texts.map((text): Effect<Reference> => ({ kind: 'shows', text: [text], as: 'message' })),
    ]
    statement.clauses = [{ kind: 'rule', when: [], closes: true, then }]
    statement.left = []
  }
}
