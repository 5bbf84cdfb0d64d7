/** A sentence of a block: as written, and with its quoted texts as `Q0`, `Q1` … */
export interface ToldSentence {
  text: string
  /** Dashes and quoted texts made plain. */
  words: string
  quotes: { value: string; at: number }[]
  /** Where it begins in the whole text. */
  start: number
}

const quoted = /"([^"]{0,300})"|“([^”]{0,300})”|„([^“”]{0,300})[“”]/g
const end = /(?:[.!?][)*]*|(?<=[.!?]_{0,300}~)\)?)\s+(?=[\p{Lu}~*])/gu

/** Cuts a block into sentences; a quoted text that ends in a full stop ends a sentence only before a new one. Linear. */
export function toldSentences(block: string, start: number): ToldSentence[] {
  const masked = block.replace(
    quoted,
    (whole) =>
      `~${(/[.!?]["”“]$/.test(whole) ? '.' : '_').padEnd(whole.length - 2, '_').slice(0, Math.max(0, whole.length - 2))}~`,
  )
  const cuts = [...masked.matchAll(end)].map((found) => found.index + found[0].length)
  const starts = [0, ...cuts]
  return starts.map((from, index) =>
    sentenceOf(block.slice(from, starts[index + 1] ?? block.length), start + from),
  )
}

function sentenceOf(text: string, start: number): ToldSentence {
  const quotes: ToldSentence['quotes'] = []
  const words = text
    .replace(quoted, (_whole: string, a?: string, b?: string, c?: string, at?: number) => {
      quotes.push({ value: (a ?? b ?? c ?? '').replace(/\s+/g, ' ').trim(), at: start + Number(at ?? 0) })
      return `Q${quotes.length - 1}`
    })
    .replace(/[‐‑–—−]/g, '-')
    .replace(/[*`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return { text, words, quotes, start }
}
