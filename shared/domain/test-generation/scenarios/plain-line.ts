import { headKind, isStep, languagesOfHead, type Keywords } from './keywords.ts'

const mark = /^(?:#{1,6}|[-+*•]|\d{1,3}[.)])\s+/
const emphasis = /^(\*\*|__)([^*_]{1,300})\1(:?)/
const capitals = /^(?:GIVEN|WHEN|THEN|AND|BUT)(?=\s)/

/** A line as Gherkin writes it: without the marks of lists, headings and emphasis that documents put around its keywords. */
export function plainLine(text: string, keywords?: Keywords): string {
  const own = text.trim()
  const bare = withoutMarks(own)
  return bare !== own && isKeyword(bare, keywords) ? bare : own
}

function withoutMarks(text: string): string {
  const plain = text
    .replace(mark, '')
    .replace(emphasis, (_all, _mark, words: string, colon: string) => `${words}${colon}`)
  return plain.replace(capitals, (word) => `${word.charAt(0)}${word.slice(1).toLowerCase()}`)
}

const isKeyword = (line: string, keywords: Keywords | undefined): boolean =>
  keywords
    ? headKind(line, keywords) !== undefined || isStep(line, keywords)
    : languagesOfHead(line).length > 0
