import { folded, wordsOf } from '../../parts/words.ts'

/** The places that contain every word that was typed: first those that begin with it, then those of which a word does; otherwise in their order. */
export function found<P extends { text: string }>(places: readonly P[], typed: string, most = 12): P[] {
  const words = wordsOf(typed)
  if (words.length === 0) return places.slice(0, most)
  const whole = words.join(' ')
  return places
    .map((place) => ({ place, rank: rankOf(folded(place.text), words, whole) }))
    .filter(({ rank }) => rank < none)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ place }) => place)
}

const none = 3

function rankOf(text: string, words: readonly string[], whole: string): number {
  if (!words.every((word) => text.includes(word))) return none
  if (text.startsWith(whole)) return 0
  const starts = text.split(/[^\p{L}\p{N}]+/u)
  return words.every((word) => starts.some((start) => start.startsWith(word))) ? 1 : 2
}

/** Where the arrow keys lead in a list of so many; round at its ends. */
export function moved(at: number, key: string, count: number): number | undefined {
  if (count === 0) return undefined
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[key]
  return to === undefined ? undefined : (to + count) % count
}
