import type { Entry, Library, Name } from './new-library.ts'
import type { Word } from './words.ts'

export interface Named {
  entry: Entry
  /** Which words, from and up to. */
  from: number
  to: number
  /** How much the words of the name tell. */
  worth: number
  /** Word by word, idle ones included. */
  isWhole: boolean
}

/** The articles whose title or alias stands in a text, in their order there. A name within a longer one does not count; idle words may differ. */
export function namesIn(library: Library, words: readonly Word[]): Named[] {
  const telling = words.flatMap((word, index) => (word.idle ? [] : [{ ...word, index }]))
  const whole = runsIn(library.names, words).map((run) => namedOf(library, run, true))
  const roughly = runsIn(library.tellingNames, telling).map(({ name, from, to }) => {
    const [first, last] = [telling[from]?.index ?? 0, telling[to - 1]?.index ?? 0]
    return namedOf(library, { name, from: first, to: last + 1 }, false)
  })
  return longest([...whole, ...roughly]).toSorted((one, other) => one.from - other.from)
}

interface Run {
  name: Name
  from: number
  to: number
}

function runsIn(names: ReadonlyMap<string, readonly Name[]>, words: readonly Word[]): Run[] {
  return words.flatMap(({ stem: first }, from) =>
    (names.get(first) ?? [])
      .filter((name) => name.words.every(({ stem }, index) => words[from + index]?.stem === stem))
      .map((name) => ({ name, from, to: from + name.words.length })),
  )
}

const namedOf = (library: Library, { name, from, to }: Run, isWhole: boolean): Named => ({
  entry: name.entry,
  from,
  to,
  worth: name.words.reduce((sum, { stem }) => sum + library.rarity(stem), 0),
  isWhole,
})

/** Longer names first, whole ones before others: each takes its words away from those behind it. */
function longest(found: readonly Named[]): Named[] {
  const taken = new Map<number, Named>()
  const sizeOf = ({ from, to, isWhole }: Named) => to - from + (isWhole ? 0.5 : 0)
  return found
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .filter((named) => {
      const before = [taken.get(named.from), taken.get(named.to - 1)].filter((each) => each !== undefined)
      if (before.some((each) => sizeOf(each) > sizeOf(named))) return false
      for (let index = named.from; index < named.to; index++) taken.set(index, named)
      return true
    })
}
