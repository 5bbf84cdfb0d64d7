import type { Token } from '../../tokens.ts'
import { isCapital, wordsOf } from '../names.ts'
import { isAuxiliary, isVerb, wordOf } from './tokens.ts'

const nouns = new Set(['state', 'states', 'status', 'statuses', 'stage', 'stages', 'phase', 'phases'])
const ends = new Set([':', '–', '—', '-', '(', '.', ';'])
const longest = 4

export const isAboutStates = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => nouns.has(wordOf(token)))

/** "Exactly one status in the log: Empty, Full, On hire or Scrapped": names with capitals, one after the other, behind that noun. */
export function listedBehindNoun(tokens: readonly Token[]): string[] {
  const noun = tokens.findIndex((token) => nouns.has(wordOf(token)))
  if (noun < 0) return []
  let best: string[] = []
  for (let at = noun + 1; at < tokens.length;) {
    const { names, end } = runAt(tokens, at)
    if (names.length > best.length) best = names
    at = Math.max(end, at + 1)
  }
  return best.length > 2 ? best : []
}

/** "An order is New, Paid, Shipped or Cancelled": most of these tell what was done; colours and countries do not. */
export function listedAsBeing(tokens: readonly Token[]): string[] {
  const be = tokens.findIndex((token) => /^(?:is|be|are)$/.test(wordOf(token)))
  const { names, end } = runAt(tokens, be + 1)
  const isDone = (name: string): boolean =>
    tokens.some((token) => token.kind === 'word' && token.text === name && (token.participle ?? token.gerund))
  const isWhole = be > 0 && (tokens[end] === undefined || ends.has(wordOf(tokens[end])))
  return isWhole && names.length > 2 && names.filter(isDone).length * 2 >= names.length ? names : []
}

/** The name that an item of a list of states begins with. */
export function headOfItem(tokens: readonly Token[]): string[] {
  const end = tokens.findIndex((token) => ends.has(wordOf(token)))
  const own = tokens.slice(0, end < 0 ? tokens.length : end)
  const [head] = own
  const isName =
    head &&
    (isCapital(head) || head.kind === 'quoted') &&
    own.length <= longest &&
    !own.some((token) => token.kind !== 'word' && token.kind !== 'quoted')
  return isName ? [head.kind === 'quoted' ? head.value : wordsOf(own)] : []
}

function runAt(tokens: readonly Token[], from: number): { names: string[]; end: number } {
  const names: string[] = []
  let at = from
  for (;;) {
    const name = nameAt(tokens, at)
    if (!name) return { names: [], end: at }
    names.push(name.value)
    at = name.end
    const joint = pastJoint(tokens, at)
    if (joint === undefined) return { names, end: at }
    at = joint
  }
}

function nameAt(tokens: readonly Token[], at: number): { value: string; end: number } | undefined {
  const head = tokens[at]
  if (head?.kind === 'quoted') return { value: head.value, end: at + 1 }
  if (!head || !isCapital(head) || isAuxiliary(head)) return undefined
  let end = at + 1
  while (end < at + longest && tokens[end]?.kind === 'word' && !/^(?:and|or)$/.test(wordOf(tokens[end])))
    end += 1
  const words = tokens.slice(at, end)
  const isPhrase = words
    .slice(1)
    .every(
      (token) => isCapital(token) || !isVerb(token) || (token.kind === 'word' && token.classes.length > 1),
    )
  return isPhrase ? { value: wordsOf(words), end } : undefined
}

/** Behind ",", "or", ", and". */
function pastJoint(tokens: readonly Token[], at: number): number | undefined {
  let end = at
  if (wordOf(tokens[end]) === ',') end += 1
  if (/^(?:and|or)$/.test(wordOf(tokens[end]))) end += 1
  while (/^(?:finally|lastly|then)$/.test(wordOf(tokens[end]))) end += 1
  return end > at ? end : undefined
}
