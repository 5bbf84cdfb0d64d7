import type { Atom } from './atom.ts'
import { breaches, type Breach } from './breaches.ts'
import { chooseCharacters } from './choose-characters.ts'
import { groupsOf } from './groups.ts'
import type { CounterSample } from './types.ts'

/** States times characters of all tries: a hundred thousand tries with a usual pattern, ten with a monstrous one. */
const maximumWork = 20_000_000

interface Samples {
  typical: (Atom[] | undefined)[]
  longest: (Atom[] | undefined)[]
  shortest: (Atom[] | undefined)[]
  /** The number of states that `test` follows. */
  states: number
  test: (text: string) => boolean
}

/**
 * Changes one thing in a matching text, for each kind of breach and each part of the pattern, and keeps what `test` refuses.
 * One of each kind comes first, then the second of each kind, and so on; no text and no reason comes twice.
 */
export function counterSamples(
  { typical, longest, shortest, states, test }: Samples,
  limit: number,
): CounterSample[] {
  const sources = { typical, shortest: [...shortest, ...typical], longest: [...longest, ...typical] }
  let work = 0
  const refuses = (text: string) => {
    work += (text.length + 1) * states
    return work <= maximumWork && !test(text)
  }
  let kinds = breaches.map((breach) => refused(sources[breach.from], breach, refuses))
  const samples: CounterSample[] = []
  const seen = new Set<string>()
  while (kinds.length > 0 && samples.length < limit)
    kinds = kinds.filter((kind) => {
      const { value } = kind.next()
      if (!value) return false
      if (samples.length < limit && !seen.has(value.text) && !seen.has(value.reason)) samples.push(value)
      seen.add(value.text)
      seen.add(value.reason)
      return true
    })
  return samples
}

/** One by one, since each try costs a match and few are wanted. */
function* refused(
  paths: (Atom[] | undefined)[],
  breach: Breach,
  refuses: (text: string) => boolean,
): Generator<CounterSample, undefined> {
  for (const path of paths) {
    const characters = path && chooseCharacters(path)
    if (!path || !characters) continue
    for (const group of groupsOf(path, characters))
      for (const { changed, reason } of breach.apply({ characters, group })) {
        const text = changed.join('')
        if (refuses(text)) yield { text, reason: changed.length > 0 ? reason : 'empty' }
      }
  }
}
