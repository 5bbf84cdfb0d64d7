import type { Token } from '../tokens.ts'

/** Words that belong together, with the mark or the word that parted them from those before. */
type Part = Token[] & { before?: Token }

/**
 * Parted at commas, brackets, stops and joining words. A dash parts only between blanks ("3–100" is a range), a colon only
 * before a quoted text.
 */
export function partsOf(tokens: readonly Token[], marks = joining): Part[] {
  const parts: Part[] = []
  let open: Part = []
  for (const [index, token] of tokens.entries()) {
    if (!parting(tokens, index, marks)) {
      open.push(token)
      continue
    }
    if (open.length > 0) parts.push(open)
    open = Object.assign([] as Token[], /^[().]$/.test(token.text) ? {} : { before: token })
  }
  if (open.length > 0) parts.push(open)
  return parts
}

const joining = /^(?:[,;.()]|and|with|but)$/i

function parting(tokens: readonly Token[], at: number, marks: RegExp): boolean {
  const [before, own, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!own || own.kind === 'quoted') return false
  if (marks.test(own.text)) return true
  // "(required): 2 to 40 characters" says two things.
  if (before?.text === ')' && /^(?:[-–—:→]|->)$/.test(own.text)) return true
  if (/^(?::|→|->)$/.test(own.text)) return next?.kind === 'quoted'
  const isSet = before?.end !== own.start && next?.start !== own.end
  return /^[-–—]$/.test(own.text) && isSet && (before?.kind === 'word' || before?.kind === 'quoted')
}

/** Parts as they stood, with what stood between them. */
export function slice(parts: readonly Part[], from: number, to: number): Token[] {
  return parts
    .slice(from, to)
    .flatMap((part, index) => (index > 0 && part.before ? [part.before, ...part] : part))
}
