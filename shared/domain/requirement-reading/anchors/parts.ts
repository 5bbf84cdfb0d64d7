import type { Token } from '../tokens.ts'
import type { Island } from './islands.ts'

/** A stretch of a sentence between two marks or joining words, with what was understood in it. */
export interface Part {
  at: number
  end: number
  islands: Island[]
  /** The mark before it. */
  mark: string
  /** A quoted text stands behind its colon or arrow. */
  isAnswered: boolean
  /** The word that opens it: "if", "and", "otherwise". */
  opens: string
}

const marks = new Set([',', ';', ':', '.', '(', ')', '→', '->', '=>', '⇒', '–', '—', '-', '!', '?'])
const supposing = new Set('if when whenever where once while unless until provided given in assuming because since which who whoever that'.split(' ')) // prettier-ignore
const joining = new Set(['and', 'but', 'or', 'also', 'then', 'while', 'whereas'])

/** Cuts at marks outside of islands, before a word that opens a condition, and where "and" joins two that both say something. */
export function partsOf(tokens: readonly Token[], islands: readonly Island[]): Part[] {
  const parts: Part[] = []
  let at = 0
  let mark = ''
  let next = 0
  const close = (end: number): void => {
    const own = islands.filter((one) => one.at >= at && one.end <= end)
    if (end > at)
      parts.push({
        at,
        end,
        islands: own,
        mark,
        isAnswered: isAnswer(tokens, end),
        opens: opensWith(tokens, at, end),
      })
  }
  while (next < tokens.length) {
    const inside = islands.find((one) => one.at === next)
    const text = tokens[next]?.text.toLowerCase() ?? ''
    if (inside && !(inside.is === 'rest' && next > at)) {
      next = Math.max(inside.end, next + 1)
      continue
    }
    if (tokens[next]?.kind === 'mark' && marks.has(text)) {
      close(next)
      mark = text
      at = next + 1
    } else if (next > at && cuts(tokens, islands, at, next)) {
      close(next)
      mark = ''
      at = next
    }
    next = inside ? Math.max(inside.end, next + 1) : next + 1
  }
  close(tokens.length)
  return parts
}

const isAnswer = (tokens: readonly Token[], at: number): boolean =>
  /^(?::|→|->|=>|⇒)$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.kind === 'quoted'

const opensWith = (tokens: readonly Token[], at: number, end: number): string => {
  let from = at
  let word = ''
  // "Should a speed below this range be entered, …".
  if (at === 0 && tokens[0]?.text.toLowerCase() === 'should') return 'if'
  while (from < end && from < at + 3) {
    const text = tokens[from]?.text.toLowerCase() ?? ''
    if (supposing.has(text)) return text
    if (!joining.has(text)) break
    word = text
    from += 1
  }
  return word
}

/** "… if it is empty", "… and the page shows "X"" behind something that was said whole. */
function cuts(tokens: readonly Token[], islands: readonly Island[], at: number, next: number): boolean {
  const text = tokens[next]?.text.toLowerCase() ?? ''
  if (/^(?:if|when|whenever|unless|because|otherwise|else)$/.test(text)) return !joining.has(tokens[next - 1]?.text.toLowerCase() ?? '') || next - 1 > at // prettier-ignore
  if (text !== 'and' && text !== 'but') return false
  const before = islands.filter((one) => one.at >= at && one.end <= next)
  // "… shows "X" and no price".
  if (before.at(-1)?.is === 'quoted' && islands.some((one) => one.at === next + 1 && one.is === 'turn')) return true // prettier-ignore
  // "Anything below 0 is nonsense and earns "X"": what is shown is still said of the bound.
  const isFound = before.at(-1)?.is === 'limits' && before.every(({ is }) => is === 'limits' || is === 'term') && !isDemand(before) // prettier-ignore
  const more = tokens[next + 1]
  if (isFound && more && isVerb(more) && islands.find((one) => one.at > next)?.is === 'quoted') return false
  const isDone = before.some(
    ({ is }) => is === 'quoted' || is === 'limits' || is === 'options' || is === 'option',
  )
  return isDone && islands.some((one) => one.at > next && ['quoted', 'term', 'limits', 'rest', 'empty', 'beyond'].includes(one.is)) // prettier-ignore
}

/** A word that says that something is or is done. */
export const isVerb = (token: Token): boolean =>
  token.kind === 'word' && /^(?:verb|auxiliary)$/.test(token.classes[0] ?? '') && !token.participle

export const isDemand = (islands: readonly Island[]): boolean =>
  islands.some((one) => one.is === 'limits' && one.said.group.isDemand)
