import { readApi, type ReadApi } from './api/read-api.ts'
import { readBlocks, type Block } from './blocks.ts'
import { maskQuotes } from './facts/mask.ts'
import { readFacts } from './facts/read-facts.ts'
import { cellsOf, isFieldHeader, readRow } from './facts/table-row.ts'
import type { Fact } from './facts/types.ts'
import { whyNotRead } from './language.ts'
import type { Sentence } from './schema.ts'
import { kindOf } from './sentence-kind.ts'
import { splitSentences, type Span } from './split-sentences.ts'

/** A sentence with what the grammar found in it. */
export interface ReadSentence extends Sentence {
  facts: Fact[]
  /** Read from a row of a table. */
  table?: boolean
  /** Identifier written before the sentence, such as "FR-12". */
  reference?: string
}

/** Reads a text into sentences with facts, in source order. Linear in the length of the text. */
export function readDocument(text: string): ReadSentence[] {
  const { prose, sentences } = readApi(text)
  return sentences.length === 0 ? readProse(text) : merged(readProse(prose), sentences)
}

/** A description belongs to the section that the prose before it opens. */
function merged(prose: ReadSentence[], described: ReadApi['sentences']): ReadSentence[] {
  const all = [...prose, ...described.map((one) => ({ ...one, section: -1 }))].sort((a, b) => a.start - b.start)
  let section = 0
  return all.map((sentence) => {
    section = Math.max(section, sentence.section)
    return sentence.section < 0 ? { ...sentence, section } : sentence
  })
}

function readProse(text: string): ReadSentence[] {
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
