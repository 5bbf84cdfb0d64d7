import { folded, wordsOf } from '../../parts/words.ts'

interface Findable {
  text: string
  /** Other words for it. */
  also?: readonly string[] | undefined
}

/**
 * The places that contain every word that was typed: first those that begin with it, then those of which a word does, then those that contain it, and last those that have another
 * word for it; otherwise in their order.
 */
export function found<P extends Findable>(places: readonly P[], typed: string, most = 30): P[] {
  const words = wordsOf(typed)
  if (words.length === 0) return places.slice(0, most)
  const whole = words.join(' ')
  return places
    .map((place) => ({ place, rank: rankOf(place, words, whole) }))
    .filter(({ rank }) => rank < none)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ place }) => place)
}

const none = 4

function rankOf({ text, also = [] }: Findable, words: readonly string[], whole: string): number {
  const name = folded(text)
  const begins = (all: readonly string[]) =>
    words.every((word) => all.some((start) => start.startsWith(word)))
  if (name.startsWith(whole)) return 0
  if (begins(parted(name))) return 1
  if (words.every((word) => name.includes(word))) return 2
  return begins([name, ...also.map(folded)].flatMap(parted)) ? 3 : none
}

const parted = (text: string) => text.split(/[^\p{L}\p{N}]+/u)

/** Where the arrow keys lead in a list of so many; round at its ends. */
export function moved(at: number, key: string, count: number): number | undefined {
  if (count === 0) return undefined
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[key]
  return to === undefined ? undefined : (to + count) % count
}
