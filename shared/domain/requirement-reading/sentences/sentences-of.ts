import type { Sentence } from '../sentence.ts'
import type { Block } from './block.ts'
import { blocksOf } from './blocks.ts'
import { splitLines } from './lines.ts'
import { plainOf } from './plain.ts'
import { splitSentences } from './split.ts'

interface Reading {
  plain: string
  sentences: Sentence[]
  /** Levels and counts of the headings above. */
  path: { level: number; count: number }[]
  counts: Map<string, number>
  /** The sentence that leads in what stands below it. */
  lead: number | undefined
  /** Items above the present one, the outermost first. */
  items: { indent: number; sentence: number }[]
  blocks: number
}

/** The statements of a text in their order: each character that is neither blank nor markup lies in exactly one. */
export function sentencesOf(text: string): Sentence[] {
  return readSentences(text).sentences
}

/** With the plain text, in which marks are blanks and every offset is as in the document. */
export function readSentences(text: string): { sentences: Sentence[]; plain: string } {
  const plain = plainOf(text)
  const reading: Reading = {
    plain,
    sentences: [],
    path: [],
    counts: new Map(),
    lead: undefined,
    items: [],
    blocks: 0,
  }
  for (const block of blocksOf(plain, splitLines(plain))) readBlock(reading, block)
  return { sentences: reading.sentences, plain }
}

function readBlock(reading: Reading, block: Block): void {
  if (block.is === 'heading') enter(reading, block.level ?? 1)
  if (block.is !== 'item') reading.items = []
  if (block.is === 'row') readRow(reading, block)
  else if (block.is === 'paragraph' || block.is === 'item' || block.is === 'step') readProse(reading, block)
  else add(reading, { start: block.start, end: block.end, is: block.is })
}

/** A heading counts on where one of its level stands above it; the path names it by the numbers of those around it. */
function enter(reading: Reading, level: number): void {
  while ((reading.path.at(-1)?.level ?? 0) >= level) reading.path.pop()
  const above = reading.path.map(({ count }) => count).join('.')
  const count = (reading.counts.get(above) ?? 0) + 1
  reading.counts.set(above, count)
  reading.path.push({ level, count })
  reading.lead = undefined
}

function readRow(reading: Reading, { start, end, row, table, identifier }: Block): void {
  add(reading, {
    start,
    end,
    is: row?.header ? 'header' : 'row',
    ...(table === undefined ? {} : { table }),
    cells: row?.cells ?? [],
    ...(identifier === undefined ? {} : { identifier }),
    ...(reading.lead === undefined ? {} : { lead: reading.lead }),
  })
}

function readProse(reading: Reading, block: Block): void {
  const above = block.is === 'item' ? leadOfItem(reading, block.indent ?? 0) : undefined
  reading.blocks += 1
  const pieces = splitSentences(reading.plain, block.start, block.end)
  for (const [index, piece] of pieces.entries()) {
    const sentence = add(reading, {
      ...piece,
      block: reading.blocks,
      is: block.is === 'item' ? 'item' : 'sentence',
      ...(block.is === 'item'
        ? { depth: reading.items.length, ...(above === undefined ? {} : { lead: above }) }
        : {}),
      ...(block.mark && index === 0 ? { mark: block.mark } : {}),
      ...(block.identifier ? { identifier: block.identifier } : {}),
    })
    if (index === 0 && block.is === 'item')
      reading.items.push({ indent: block.indent ?? 0, sentence: sentence.number })
    if (block.is === 'item') sentence.depth = reading.items.length - 1
  }
  const last = reading.sentences.at(-1)
  if (block.is !== 'item') reading.lead = last && /:\W{0,3}$/.test(last.text) ? last.number : undefined
}

function leadOfItem(reading: Reading, indent: number): number | undefined {
  while (reading.items.length > 0 && (reading.items.at(-1)?.indent ?? 0) >= indent) reading.items.pop()
  return reading.items.at(-1)?.sentence ?? reading.lead
}

function add(
  reading: Reading,
  { start, end, ...rest }: Omit<Sentence, 'number' | 'text' | 'scope'>,
): Sentence {
  const sentence: Sentence = {
    number: reading.sentences.length,
    start,
    end,
    text: reading.plain.slice(start, end).replace(/\s+/g, ' '),
    scope: reading.path.map(({ count }) => count).join('.'),
    ...rest,
  }
  reading.sentences.push(sentence)
  return sentence
}
