import type { SourceSentence } from './read-text.ts'

const placed =
  /\b(?:page|form|app|application|site|website|screen|shop|system)\b[^.]{0,60}?\b(?:is|are|runs?|lives|opens?|available|found|reached|served|hosted)\b[^.]{0,30}?\b(?:at|on|under|from)\s+["'`<(]?(https?:\/\/[^\s"'`<>)]+|\/[a-z0-9][\w/-]*)/i

/** The address of the page to test, where the texts say where it is, and say one only; an address that is merely cited is none. */
export function pageAddress(sentences: readonly SourceSentence[]): string | undefined {
  const found = sentences
    .filter(({ kind, facts }) => kind !== 'notRead' && facts.length === 0)
    .flatMap(({ text }) => (text.length > 2000 ? [] : (placed.exec(text)?.[1] ?? [])))
    .map((address) => address.replace(/[.,;:!?]+$/, ''))
  const [first, other] = new Set(found)
  return other === undefined ? first : undefined
}
