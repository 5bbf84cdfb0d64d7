import type { Atom } from './atom.ts'
import { breaches, type Breach } from './breaches.ts'
import { chooseCharacters } from './choose-characters.ts'
import { groupsOf } from './groups.ts'
import type { CounterSample } from './types.ts'

interface Samples {
  typical: Atom[] | undefined
  longest: Atom[] | undefined
  shortest: Atom[] | undefined
  test: (text: string) => boolean
}

/**
 * Changes one thing in a matching text, for each kind of breach and each part of the pattern, and keeps what `test` refuses.
 * One of each kind comes first, then the second of each kind, and so on; no text and no reason comes twice.
 */
export function counterSamples(
  { typical, longest, shortest, test }: Samples,
  limit: number,
): CounterSample[] {
  const found = breaches.map((breach) => {
    const from =
      breach.from === 'typical' ? [typical] : breach.from === 'shortest' ? [shortest] : [longest, typical]
    return from.flatMap((path) => (path ? refused(path, breach, test) : []))
  })
  const longestList = Math.max(0, ...found.map((list) => list.length))
  const samples: CounterSample[] = []
  const seen = new Set<string>()
  for (let rank = 0; rank < longestList; rank += 1)
    for (const list of found) {
      const sample = list[rank]
      if (!sample || seen.has(sample.text) || seen.has(sample.reason)) continue
      seen.add(sample.text)
      seen.add(sample.reason)
      if (samples.length < limit) samples.push(sample)
    }
  return samples
}

function refused(path: Atom[], breach: Breach, test: (text: string) => boolean): CounterSample[] {
  const characters = chooseCharacters(path)
  if (!characters) return []
  return groupsOf(path, characters)
    .flatMap((group) => breach.apply({ characters, group }))
    .map(({ changed, reason }) => ({ text: changed.join(''), reason: changed.length > 0 ? reason : 'empty' }))
    .filter(({ text }) => !test(text))
}
