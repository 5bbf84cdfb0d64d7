import type { NumberedSentence, OpenQuestion } from '../types.ts'

const longestSentence = 600
const longestPart = 120
const mostParts = 5

/** The one question to the author of the text whose answer would let a sentence be covered: it quotes the sentence, and the parts that no case tries. */
export function questionFor({ id, text }: NumberedSentence, unused: readonly string[]): OpenQuestion {
  const parts = unused.slice(0, mostParts).map((part) => `“${cut(part, longestPart)}”`)
  const about = parts.length === 0 ? '' : ` for ${parts.join(', ')}`
  return {
    text: `What does a person enter or do, and what is then to be seen${about}? The text says: “${cut(text, longestSentence)}”`,
    sentences: [id],
  }
}

const cut = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text
