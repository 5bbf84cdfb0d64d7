import { asks } from '../../requirement-model/asks.ts'
import { once } from '../../once.ts'
import { Work } from '../../work.ts'
import { withOnlyMoved, withoutFillers, withoutSamples } from '../grammar/asides.ts'
import type { Draft, Statement } from '../resolve/draft.ts'
import { take } from '../resolve/take.ts'
import type { TaggedSentence } from '../sentence.ts'
import type { Token } from '../tokens.ts'
import { readByAnchors, type ReadByAnchors } from './read-anchors.ts'
import type { Terms } from './terms.ts'

/** How many tokens of one text are read by their anchors: those of some 90,000 characters that the grammars left over. */
const mostTokens = 16_000

/** Takes up what sentences say; those of which the grammars left something over are read by their anchors. */
export function takerByAnchors(
  draft: Draft,
  statements: readonly Statement[],
  terms: Terms,
): (statement: Statement) => void {
  const byNumber = new Map(statements.map(({ sentence }) => [sentence.number, sentence]))
  const leadOf = ({ sentence }: Statement): string => {
    const lead =
      sentence.is === 'item' && sentence.lead !== undefined ? byNumber.get(sentence.lead) : undefined
    return lead && lead.text.length < 120 ? lead.text.replace(/[.:]$/, '') : ''
  }
  const work = new Work(mostTokens)
  const read = (statement: Statement): ReadByAnchors | undefined => {
    const { tokens, samples } = partsOf(statement)
    if (!tokens.some(isAnchor) || !work.take(tokens.length)) return undefined
    const { scope } = draft.where(statement.sentence)
    const found = readByAnchors(tokens, terms.within(scope), leadOf(statement))
    return found && { ...found, clauses: [...found.clauses, ...samples] }
  }
  return (statement) => {
    const reading = once(() => read(statement))
    const reread = (isBetter: (found: ReadByAnchors) => boolean): boolean => {
      const anchored = reading()
      if (!anchored || !isBetter(anchored)) return false
      statement.clauses = anchored.clauses
      statement.left = anchored.left
      statement.unknown = []
      return true
    }
    const { clauses, left } = statement
    // What the grammars understood in part is read anew only as a whole, and where more comes of it.
    const isBetter = (found: ReadByAnchors): boolean =>
      clauses.length === 0 || (found.left.length === 0 && found.clauses.length > clauses.length)
    const isOpen = clauses.length === 0 ? left.some(isAnchor) : left.some(({ kind }) => kind === 'quoted')
    const isReread = isOpen && reread(isBetter)
    take(draft, statement)
    const isSecond = statement.taken === 0 && !isReread && reread(() => true)
    if (isSecond) take(draft, statement)
    // "Otherwise" and "in this case" may speak of what was passed over.
    if ((isReread || isSecond) && statement.left.length > 0) draft.memory.before = []
    if (statement.taken > 0) return
    goOnWith(draft, statement, terms)
    if (work.isOver && partsOf(statement).tokens.some(isAnchor)) statement.unknown = [asks.notReadClosely]
  }
}

/** A sentence that was not understood speaks of the term that it begins with: "it" in the next is no older thing. */
function goOnWith(draft: Draft, statement: Statement, terms: Terms): void {
  const { tokens } = partsOf(statement)
  const at = tokens[0]?.kind === 'word' && tokens[0].classes[0] === 'determiner' ? 1 : 0
  const found = terms.within(draft.where(statement.sentence).scope).at(tokens, at)
  if (!found || found.option !== undefined) return
  const { start = 0 } = tokens[at] ?? {}
  draft.memory.subjects = []
  draft.memory.pending = { kind: 'named', words: found.words, quoted: true, start, end: tokens[found.end - 1]?.end ?? start } // prettier-ignore
}

function partsOf({ sentence }: Statement): ReturnType<typeof withoutSamples> {
  const tokens = 'tokens' in sentence ? (sentence as TaggedSentence).tokens : []
  return withoutSamples(withOnlyMoved(withoutFillers(tokens)))
}

/** Without a number, a quoted text or a choice nothing holds a sentence together. */
const isAnchor = ({ kind, text }: Token): boolean =>
  kind === 'number' || kind === 'quoted' || (kind === 'word' && /^\p{Lu}/u.test(text))
