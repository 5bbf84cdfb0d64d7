import type { Token } from '../../tokens.ts'
import { isCapital, wordsOf } from '../names.ts'

const longest = 4
const fewest = 3

const reaching = new Set("is are be becomes become to into as stays remains now then 's → -> =>".split(' '))

/**
 * States that a text writes as it writes the others: where some that stand in one kind of emphasis ("*Packed*") are states, by their
 * sentences, and something comes into seven of ten, the others that something comes into are, too. `known`: those; `text`: where the marks stand.
 */
export function emphasisedAlike(
  sentences: readonly (readonly Token[])[],
  known: readonly string[],
  text: string,
): string[] {
  const reached = new Set<string>()
  const byStyle = new Map<string, Set<string>>()
  for (const tokens of sentences)
    for (let at = 0; at < tokens.length; at += 1) {
      const found = spanAt(tokens, at, text)
      if (found && reaching.has(tokens[at - 1]?.text.toLowerCase() ?? '')) reached.add(found.name)
      if (found) byStyle.set(found.style, (byStyle.get(found.style) ?? new Set()).add(found.name))
    }
  const states = new Set(known)
  return [...byStyle.values()].flatMap((names) => {
    const own = [...names].filter((name) => states.has(name)).length
    const alike = [...names].filter((name) => states.has(name) || reached.has(name)).length
    return own >= fewest && alike * 10 >= names.size * 7
      ? [...names].filter((name) => !states.has(name) && reached.has(name))
      : []
  })
}

function spanAt(
  tokens: readonly Token[],
  at: number,
  text: string,
): { style: string; name: string } | undefined {
  const head = tokens[at]
  const style = head && isCapital(head) ? markBefore(text, head.start) : ''
  if (style === '') return undefined
  for (let end = at; end < Math.min(tokens.length, at + longest); end += 1) {
    const last = tokens[end]
    if (last?.kind !== 'word') return undefined
    if (text.startsWith(style, last.end)) return { style, name: wordsOf(tokens.slice(at, end + 1)) }
  }
  return undefined
}

/** The marks that stand at this place: "*", "**", "_". */
function markBefore(text: string, at: number): string {
  let from = at
  while (from > 0 && at - from < 3 && /[*_]/.test(text[from - 1] ?? '')) from -= 1
  return text.slice(from, at)
}
