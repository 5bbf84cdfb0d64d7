import { tokensOf } from '../../shared/domain/answering/tokens.ts'
import type { AnswerPassage, Rarity } from '../../shared/domain/answering/types.ts'

interface Document {
  fileName: string
  text: string
  updatedAt?: number
}

const longest = 1_600

/** A search for measuring answers without an index: passages along headings and paragraphs, ranked by BM25 over their words, headings and file names. */
export function plainSearch(documents: readonly Document[]) {
  const passages = documents.flatMap(passagesOf)
  const bags = passages.map(({ text, headings, fileName }) =>
    countsOf(`${text}\n${headings.join('\n')}\n${fileName.replace(/[_.-]/g, ' ')}`),
  )
  const lengths = bags.map((bag) => [...bag.values()].reduce((sum, count) => sum + count, 0))
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
  const frequencies: Record<string, number> = {}
  for (const bag of bags) for (const stem of bag.keys()) frequencies[stem] = (frequencies[stem] ?? 0) + 1
  const rarity: Rarity = { chunks: passages.length, frequencies }
  return (question: string, limit: number) => {
    const asked = [...countsOf(question).keys()]
    const scoreOf = (at: number) =>
      asked.reduce((sum, stem) => {
        const count = bags[at]?.get(stem) ?? 0
        const held = frequencies[stem] ?? 0
        const rare = Math.log(1 + (passages.length - held + 0.5) / (held + 0.5))
        return sum + (rare * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * (lengths[at] ?? 0)) / mean))
      }, 0)
    const ranked = passages
      .map((passage, at) => ({ passage, score: scoreOf(at) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .slice(0, limit)
    return { rarity, passages: ranked.map(({ passage }, at) => ({ ...passage, n: at + 1 })) }
  }
}

const countsOf = (text: string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { stem, isIdle } of tokensOf(text)) if (!isIdle) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

/** Along headings, and along paragraphs where a section is long. */
function passagesOf({ fileName, text, updatedAt = 0 }: Document): AnswerPassage[] {
  const headings: string[] = []
  const passages: AnswerPassage[] = []
  let begun = 0
  const close = (end: number) => {
    const piece = text.slice(begun, end)
    const start = begun + (piece.length - piece.trimStart().length)
    if (piece.trim() !== '')
      passages.push({
        n: 0,
        text: piece.trim(),
        headings: [...headings].filter(Boolean),
        fileName,
        updatedAt,
        start,
      })
    begun = end
  }
  for (let at = 0; at < text.length;) {
    const found = text.indexOf('\n', at)
    const end = found < 0 ? text.length : found + 1
    const line = text.slice(at, end)
    const heading = /^(#{1,6})\s+(.+)/.exec(line)
    if (heading) {
      close(at)
      headings.splice((heading[1] ?? '').length - 1)
      headings[(heading[1] ?? '').length - 1] = (heading[2] ?? '').trim()
      begun = end
    } else if (line.trim() === '' && at - begun > longest) close(at)
    at = end
  }
  close(text.length)
  return passages
}
