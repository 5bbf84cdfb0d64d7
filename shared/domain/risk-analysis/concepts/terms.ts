import type { Word } from './words.ts'

/** One word of a term: any of `exact`, or one that begins with any of `begins`. */
interface Slot {
  exact: ReadonlySet<string>
  begins: readonly string[]
  as: 'verb' | 'noun' | undefined
  /** Other words of the same clause may stand before it. */
  gap: boolean
}

export type Term = readonly Slot[]

/** How many other words a gap of a term may hold. */
const widest = 6

/** Passed over between the words of a term: "delete the account" is "delete account". */
const small = new Set(
  'a an the this that these those their its his her our your my any all each every of'.split(' '),
)

/**
 * Reads the terms of a concept: separated by commas, words by blanks. `a|b` is either word, `word*` whatever begins so, `word/v` and
 * `word/n` it as a verb or a noun, ` .. ` up to six other words, `#` a number and `#kg` one with that unit.
 */
export function termsIn(written: string): Term[] {
  return written.split(',').flatMap((one) => {
    const pieces = one.trim().toLowerCase().split(/\s+/)
    if (pieces[0] === '') return []
    return [
      pieces.flatMap((piece, index) => (piece === '..' ? [] : [slotOf(piece, pieces[index - 1] === '..')])),
    ]
  })
}

function slotOf(piece: string, gap: boolean): Slot {
  const [, words = '', as] = /^(.+?)(?:\/([vn]))?$/.exec(piece) ?? []
  const all = words.split('|')
  return {
    exact: new Set(all.filter((word) => !word.endsWith('*'))),
    begins: all.flatMap((word) => (word.endsWith('*') ? [word.slice(0, -1)] : [])),
    as: as === 'v' ? 'verb' : as === 'n' ? 'noun' : undefined,
    gap,
  }
}

/** Where a term that begins at `at` ends (exclusive); undefined where it does not stand there. */
export function termAt(term: Term, words: readonly Word[], at: number): number | undefined {
  let next = at
  for (const [index, slot] of term.entries()) {
    const found = index === 0 ? (fits(slot, words[at]) ? at : undefined) : following(slot, words, next)
    if (found === undefined) return undefined
    next = found + 1
  }
  return next
}

function following(slot: Slot, words: readonly Word[], from: number): number | undefined {
  let passed = 0
  for (let at = from; at < words.length; at += 1) {
    const word = words[at]
    if (!word || word.ends || (word.apart && !slot.gap)) return undefined
    if (fits(slot, word)) return at
    const isSmall = isSmallWord(word)
    if (!slot.gap && !isSmall) return undefined
    passed += 1
    if (passed > widest) return undefined
  }
  return undefined
}

const isSmallWord = ({ forms }: Word): boolean => [...forms].some((form) => small.has(form))

function fits({ exact, begins, as }: Slot, word: Word | undefined): boolean {
  if (!word || (as === 'verb' && !word.isVerb) || (as === 'noun' && !word.isNoun)) return false
  for (const form of word.forms)
    if (exact.has(form) || begins.some((begin) => form.startsWith(begin))) return true
  return false
}
