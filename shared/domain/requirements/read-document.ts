import { readBlocks, type Block } from './blocks.ts'
import { readQuantities } from './facts/quantities.ts'
import { maskQuotes } from './facts/mask.ts'
import { readFacts } from './facts/read-facts.ts'
import { cellsOf, isFieldHeader, readRow } from './facts/table-row.ts'
import type { Fact } from './facts/types.ts'
import { whyNotRead } from './language.ts'
import type { Sentence, SentenceKind } from './schema.ts'
import { splitSentences, type Span } from './split-sentences.ts'

/** A sentence with what the grammar found in it. */
export interface ReadSentence extends Sentence {
  facts: Fact[]
  /** Read from a row of a table. */
  table?: boolean
  /** Identifier written before the sentence, such as "FR-12". */
  reference?: string
}

const modal =
  /\b(?:must|shall|should|will|may|can|cannot|can't|needs? to|has to|have to|is required|are required|is (?:not )?allowed|are (?:not )?allowed|is (?:not )?possible)\b/i
const behaviour =
  /^(?:(?:the|a|an|each|every|only|all|any)\s+)?(?:[\w-]+\s){0,3}?(?:system|application|app|page|form|user|users|customer|customers|service|api|site|screen|dialog|list|table|search|button|admin|administrator)s?\s+(?:\w+ly\s+)?(?!is called|are called|lets\b|allows\b|enables\b|helps\b|describes\b|serves\b|has the|have the)[a-z]{2,20}s\b/i
const effect =
  /\b(?:is|are|gets?)\s+(?:then\s+|automatically\s+|not\s+)?(?:shown|displayed|sent|saved|stored|deleted|removed|created|updated|added|rejected|redirected|locked|logged|disabled|enabled|hidden|calculated|charged|refunded|cancelled|notified|recorded)\b/i
const telling = new Set<Fact['kind']>([
  'field',
  'message',
  'success',
  'rule',
  'transition',
  'scenario',
  'threshold',
  'refusal',
])

/** Reads a text into sentences with facts, in source order. Linear in the length of the text. */
export function readDocument(text: string): ReadSentence[] {
  const sentences: ReadSentence[] = []
  let section = 0
  let previous: string[] = []
  let header: string[] | undefined
  let afterMessage = false
  for (const block of readBlocks(text)) {
    if (block.kind === 'heading') section += 1
    const first = block.kind === 'row' && header === undefined
    if (block.kind !== 'row') header = undefined
    else if (first) header = cellsOf(text.slice(block.start, block.end))
    for (const span of spansOf(text, block)) {
      const row = block.kind === 'row' ? { header: header ?? [], first } : undefined
      const sentence = readSentence(text, span, block, {
        section,
        previous,
        afterMessage,
        ...(row ? { row } : {}),
      })
      const labels = sentence.facts.flatMap((fact) => (fact.kind === 'field' ? [fact.label] : []))
      if (labels.length > 0 || block.kind === 'heading') previous = labels
      afterMessage = sentence.facts.some(({ kind }) => kind === 'message')
      sentences.push(sentence)
    }
  }
  return sentences
}

function spansOf(text: string, block: Block): Span[] {
  if (block.kind === 'paragraph' || block.kind === 'item') return splitSentences(text, block.start, block.end)
  return [{ start: block.start, end: block.end }]
}

interface Place {
  section: number
  previous: string[]
  afterMessage: boolean
  /** The header of the table that a row stands in, and whether the row is that header. */
  row?: { header: string[]; first: boolean }
}

function readSentence(
  source: string,
  { start, end }: Span,
  block: Block,
  { section, previous, afterMessage, row }: Place,
): ReadSentence {
  const text = source.slice(start, end)
  const base = { text, start, end, section, ...(block.reference ? { reference: block.reference } : {}) }
  const reason = whyNotRead(text)
  if (reason) return { ...base, kind: 'notRead', reason, facts: [] }
  if (block.kind === 'heading' || block.kind === 'code')
    return { ...base, kind: block.kind === 'code' ? 'example' : 'heading', facts: [] }
  if (row) return { ...base, ...readTableRow(text, row), table: true }
  const facts = readFacts(maskQuotes(text), { previous, afterMessage })
  return { ...base, kind: kindOf(text, facts), facts }
}

/** A table of anything but fields is accounted as context: its cells are no sentences. */
function readTableRow(
  text: string,
  { header, first }: NonNullable<Place['row']>,
): Pick<ReadSentence, 'kind' | 'facts'> {
  const facts = first || !isFieldHeader(header) ? [] : readRow(header, cellsOf(text))
  return { kind: facts.length > 0 ? 'requirement' : 'context', facts }
}

function kindOf(text: string, facts: Fact[]): SentenceKind {
  if (/\?["”)]*$/.test(text)) return 'question'
  if (/^\W*(?:for example|e\.g\.|example:|note:|for instance)/i.test(text)) return 'example'
  const masked = maskQuotes(text).masked
  if (/^\W*(?:pre-?conditions?|post-?conditions?|actors?|goal|trigger|note)s?\s*:/i.test(text))
    return 'context'
  const names = facts.length > 0 && facts.every(({ kind }) => kind === 'button' || kind === 'page')
  if (
    names &&
    /\b(?:called|named|labell?ed|titled|caption|with the button)\b/i.test(masked) &&
    !modal.test(masked)
  )
    return 'context'
  const states =
    facts.some((fact) => telling.has(fact.kind)) ||
    /^\W*(?:user story\W+)?as an?\s.{2,60}\bI (?:want|need|can|would)\b/i.test(masked)
  const measured =
    masked.split(' ').length > 3 &&
    (readQuantities(masked).length > 0 || /\bafter \d+ (?:seconds|minutes|hours|days)\b/i.test(masked))
  return states || measured || modal.test(masked) || behaviour.test(masked) || effect.test(masked)
    ? 'requirement'
    : 'context'
}
