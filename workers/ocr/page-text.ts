import { leastConfidence } from './limits.ts'

interface Line {
  /** Of which paragraph of which block. */
  paragraph: string
  words: { text: string; confidence: number }[]
}

export interface PageText {
  /** Lines end in one line feed, paragraphs in two. */
  text: string
  /** From 0 to 1; 0 without words. */
  confidence: number
  /** Words that were seen, and how many of them stand in the text. */
  seen: number
  kept: number
}

const wordLevel = '5'

/**
 * Text of a page out of Tesseract's table of words, without the lines that it is not sure of and those without a letter or a digit: what it sees in
 * pictures, noise and folds.
 * Source: https://tesseract-ocr.github.io/tessdoc (TSV: level, page, block, paragraph, line, word, left, top, width, height, confidence in percent, text).
 */
export function pageText(table: string): PageText {
  const lines = linesOf(table)
  const sure = lines.filter((line) => isText(line) && confidenceOf(line.words) >= leastConfidence)
  const words = sure.flatMap((line) => line.words)
  const seen = lines.reduce((sum, line) => sum + line.words.length, 0)
  const text = sure
    .map((line, at) => {
      const before = sure[at - 1]
      const gap = before === undefined ? '' : before.paragraph === line.paragraph ? '\n' : '\n\n'
      return gap + line.words.map((word) => word.text).join(' ')
    })
    .join('')
  return { text, confidence: confidenceOf(words), seen, kept: words.length }
}

function linesOf(table: string): Line[] {
  const lines = new Map<string, Line>()
  for (const row of table.split('\n')) {
    const [level, page, block, paragraph, line, , , , , , percent, text = ''] = row.split('\t')
    if (level !== wordLevel || text.trim() === '') continue
    const of = [page, block, paragraph].join(' ')
    const key = `${of} ${line}`
    const known = lines.get(key) ?? { paragraph: of, words: [] }
    known.words.push({ text: text.trim(), confidence: Number(percent) / 100 })
    lines.set(key, known)
  }
  return [...lines.values()]
}

const isText = ({ words }: Line) => words.some(({ text }) => /[\p{L}\p{N}]/u.test(text))

const confidenceOf = (words: Line['words']): number =>
  words.length === 0 ? 0 : words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length
