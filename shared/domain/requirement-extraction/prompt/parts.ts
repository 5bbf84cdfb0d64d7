import type { Sentence } from '../../requirement-reading/sentence.ts'

/** Sentences that a model is asked about at once, and those that it only sees because they depend on them. */
export interface Part {
  sentences: Sentence[]
  /** Headings above, and the header of a table that goes on. */
  above: Sentence[]
}

const longestSentence = 2000

/** A character of text costs four to ten of an answer, so a part has about `size` of them. It ends with a section where it can. */
export function partsOf(sentences: readonly Sentence[], size = 3000): Part[] {
  const parts: Part[] = []
  for (const group of groupsOf(sentences.filter(({ text }) => text.length <= longestSentence))) {
    const last = parts.at(-1)
    const length = lengthOf(group)
    if (last && lengthOf(last.sentences) + length <= size) last.sentences.push(...group)
    else if (length <= size) parts.push({ sentences: [...group], above: [] })
    else for (const piece of piecesOf(group, size)) parts.push({ sentences: piece, above: [] })
  }
  for (const part of parts) part.above = aboveOf(part.sentences, sentences)
  return parts.filter((part) => part.sentences.some(isRead))
}

export const isRead = ({ is }: Sentence): boolean =>
  is !== 'heading' && is !== 'header' && is !== 'code' && is !== 'link'

const lengthOf = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { text }) => sum + text.length + 8, 0)

/** The sentences of each section; a heading begins one. */
function groupsOf(sentences: readonly Sentence[]): Sentence[][] {
  const groups: Sentence[][] = []
  for (const sentence of sentences) {
    const last = groups.at(-1)
    if (last && sentence.is !== 'heading') last.push(sentence)
    else groups.push([sentence])
  }
  return groups
}

/** A section that is too long, cut between paragraphs, or at least between sentences. */
function piecesOf(group: readonly Sentence[], size: number): Sentence[][] {
  const pieces: Sentence[][] = [[]]
  let length = 0
  for (const [index, sentence] of group.entries()) {
    const own = sentence.text.length + 8
    const opens = sentence.block !== group[index - 1]?.block || sentence.table !== group[index - 1]?.table
    if (length > 0 && (length + own > size || (opens && length > 0.8 * size))) {
      pieces.push([])
      length = 0
    }
    pieces.at(-1)?.push(sentence)
    length += own
  }
  return pieces
}

function aboveOf(part: readonly Sentence[], all: readonly Sentence[]): Sentence[] {
  const [first] = part
  if (!first) return []
  const own = new Set(part.map(({ number }) => number))
  const tables = new Set(part.map(({ table }) => table))
  return all.filter(
    (one) =>
      !own.has(one.number) &&
      one.number < first.number &&
      ((one.is === 'heading' && `${first.scope}.`.startsWith(`${one.scope}.`)) ||
        (one.is === 'header' && one.table !== undefined && tables.has(one.table)) ||
        part.some(({ lead }) => lead === one.number)),
  )
}
