import { type Piece, piecesOf, unquoted } from './content.ts'

/** The kinds of words that deny or limit, each with what people write for it. */
export const restricting: readonly (readonly [string, RegExp])[] = [
  ['not', /\b(?:not|cannot|\w+n['’]t)\b/gi],
  ['no', /\b(?:no(?! (?:more|less|fewer|later|earlier) than)|none|nobody|nothing|never|neither|nor)\b/gi],
  ['without', /\bwithout\b/gi],
  ['unless', /\bunless\b/gi],
  ['only', /\bonly\b/gi],
  ['except', /\bexcept\b/gi],
  ['until', /\buntil\b/gi],
  ['least', /\b(?:at least|no less than|minimum)\b/gi],
  ['most', /\b(?:at most|up to|maximum|no more than)\b/gi],
  ['more', /\b(?:(?<!no )more than|longer than|larger than|above|over|exceed\w*)\b/gi],
  ['less', /\b(?:(?<!no )less than|fewer than|shorter than|below|under)\b/gi],
]

/** A word that denies or limits, with what it is said of. */
interface Restriction {
  kind: string
  /** The word or figure right behind it. */
  first: string
  /** What it may still be about. */
  reach: readonly string[]
}

/** "No guest of the hotel sees …" still denies the seeing; a limit is of what follows it. */
const farthest = 3
const denials = new Set(['not', 'no', 'without', 'only'])

/**
 * Whether a text denies and limits what its source does, and nothing else: each of its denials is said of the same word there, and what the source denies or limits is not spoken of without that.
 */
export function keepsRestrictions(said: string, source: string, idle?: ReadonlySet<string>): boolean {
  const [own, given] = [restrictionsOf(said, idle), restrictionsOf(source, idle)]
  const spoken = new Set(piecesOf(said, idle).map(({ base }) => base))
  return (
    own.every((one) => isAmong(one, given)) &&
    given.every((one) => isAmong(one, own) || !one.reach.some((base) => spoken.has(base)))
  )
}

/** Whether each denial and limit of a source is in a text. */
export const hasRestrictions = (said: string, source: string): boolean => {
  const own = restrictionsOf(said)
  return restrictionsOf(source).every((one) => isAmong(one, own))
}

const isAmong = ({ kind, first }: Restriction, some: readonly Restriction[]): boolean =>
  some.some((one) => one.kind === kind && one.first === first)

function restrictionsOf(text: string, idle?: ReadonlySet<string>): Restriction[] {
  const plain = unquoted(text)
  const pieces = piecesOf(text, idle)
  return restricting.flatMap(([kind, pattern]) =>
    [...plain.matchAll(pattern)].map(({ 0: word, index }): Restriction => {
      const behind = piecesBehind(plain, pieces, index + word.length)
      return { kind, first: behind[0] ?? '', reach: behind.slice(0, denials.has(kind) ? farthest : 1) }
    }),
  )
}

/** What stands behind a place in its sentence. */
function piecesBehind(plain: string, pieces: readonly Piece[], from: number): string[] {
  const stop = /[.;!?](?=\s|$)/g
  stop.lastIndex = from
  const end = stop.exec(plain)?.index ?? plain.length
  const at = firstAt(pieces, from)
  return pieces
    .slice(at, at + farthest)
    .filter(({ start }) => start < end)
    .map(({ base }) => base)
}

/** Pieces stand in order, so the first one behind a place is found by halves. */
function firstAt(pieces: readonly Piece[], from: number): number {
  let [low, high] = [0, pieces.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((pieces[middle]?.start ?? 0) < from) low = middle + 1
    else high = middle
  }
  return low
}
