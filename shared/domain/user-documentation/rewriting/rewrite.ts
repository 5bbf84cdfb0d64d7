import { type Ask, entriesOf, inParts, silence } from '../../restating/asking.ts'
import type { Block, Draft, SourceNote, Statement } from '../types.ts'
import { promptOf } from './prompt.ts'
import { type Offered, holds } from './verify.ts'

const atOnce = { length: 30, most: 10 }
const longestStatement = 600
/** A model that gives more than that is talking nonsense. */
const mostSentences = 100

/**
 * A draft in the English of a model: each sentence of it that says what its statement says stands in its place, every other statement stays as it is. What people wrote themselves is
 * never asked about.
 */
export async function rewrite(draft: Draft, ask: Ask): Promise<Draft> {
  const quotes = new Map(draft.sources.map(({ n, quote }) => [n, quote]))
  const statements = toReword(draft)
  const parts = inParts(statements, atOnce)
  if (parts.length === 0) return draft
  const answers = await Promise.all(parts.map((part) => offersOf(part, quotes, ask)))
  const reworded = new Map<string, string>()
  parts.forEach((part, at) =>
    answers[at]?.forEach(({ statement, ...offered }) => {
      const own = part[statement]
      if (own && !reworded.has(keyOf(own)) && holds(offered, own, quotes))
        reworded.set(keyOf(own), offered.text.trim())
    }),
  )
  const isHeard = answers.some((answer) => answer !== undefined)
  return {
    ...draft,
    sections: draft.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => withWords(block, reworded)),
    })),
    warnings: [...draft.warnings, isHeard ? countOf(reworded.size, statements.length) : silence],
  }
}

const countOf = (reworded: number, all: number) =>
  `A model worded ${reworded} of ${all} statements; the others stand as the embedded engine wrote them.`

const keyOf = ({ text, sources }: Statement): string => JSON.stringify([text, sources])

/** Each statement once that rests on stories alone and is a whole sentence: what stands in a list behind its beginning is none. */
function toReword({ sections, sources }: Draft): Statement[] {
  const kinds = new Map(sources.map(({ n, kind }) => [n, kind]))
  const isOurs = (kind: SourceNote['kind'] | undefined) => kind === 'story' || kind === 'criterion'
  const found = new Map<string, Statement>()
  for (const statement of sections.flatMap(({ blocks }) => blocks.flatMap(sentencesOf)))
    if (statement.text.length <= longestStatement && statement.sources.every((n) => isOurs(kinds.get(n))))
      found.set(keyOf(statement), statement)
  return [...found.values()]
}

const sentencesOf = (block: Block): Statement[] => {
  if (block.is === 'paragraph') return block.statements
  return block.is === 'list' && block.intro === undefined
    ? block.items.filter(({ text }) => /[.!?]["”]?$/.test(text))
    : []
}

async function offersOf(
  part: readonly Statement[],
  quotes: ReadonlyMap<number, string>,
  ask: Ask,
): Promise<(Offered & { statement: number })[] | undefined> {
  const asked = part.map(({ text, sources }) => ({
    text,
    sources: sources.map((n) => ({ n, quote: quotes.get(n) ?? '' })),
  }))
  return entriesOf(await ask(promptOf(asked)), 'sentences', { isOne: isOffer, most: mostSentences })
}

function isOffer(given: unknown): given is Offered & { statement: number } {
  const { statement, text, sources } = (given ?? {}) as Record<string, unknown>
  return (
    Number.isInteger(statement) && typeof text === 'string' && text.length <= 2000 && Array.isArray(sources)
  )
}

const withWords = (block: Block, reworded: ReadonlyMap<string, string>): Block => {
  const word = (statement: Statement): Statement => {
    const text = reworded.get(keyOf(statement))
    return text === undefined ? statement : { ...statement, text }
  }
  if (block.is === 'paragraph') return { ...block, statements: block.statements.map(word) }
  return block.is === 'list' && block.intro === undefined ? { ...block, items: block.items.map(word) } : block
}
