import { maskQuotes } from '../mask.ts'

const seam =
  /,?\s+and\s+(?=(?:then\s+)?(?:I|he|she|they|the \w+|an? \w+|clicks?|presses|press|enters?|selects?|submits?|checks?|types?|opens?|sees?|see|is|are)\b)/gi

/** "I enter … and I click …" are two steps; "Name and Email" is one phrase. */
export function conjuncts(text: string): string[] {
  const { masked } = maskQuotes(text)
  const parts: string[] = []
  let from = 0
  for (const found of masked.matchAll(seam)) {
    parts.push(text.slice(from, found.index))
    from = found.index + found[0].length
  }
  return [...parts, text.slice(from)]
    .map((part) => part.trim().replace(/[.\s]+$/, ''))
    .filter((part) => part !== '')
}
