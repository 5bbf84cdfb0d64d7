import type { Placed } from './parts.ts'
import { countsSeveral, singleOf } from './success-samples.ts'
import { toldSentences } from './told-sentences.ts'
import type { Unit } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'

const single =
  /\b(?:a|one|the|only one|for) (?:single|one)\b|\b(?:a single|with one|for one|only one|just one|if (?:it|there) is one)\b/i

/** A success that counts what was entered holds for several; "a single one reads …" gives the text for one. */
export function withSingle(placed: Placed[], units: Unit[], { inputs }: Vocabulary): Placed[] {
  return placed.map((one) => {
    const { part } = one
    if (part.part !== 'success') return one
    const several = countsSeveral(part)
    if (several === undefined) return one
    const texts = units.flatMap(({ text, start }) =>
      toldSentences(text, start).flatMap(({ words, quotes }) =>
        single.test(words) ? quotes.map(({ value }) => value) : [],
      ),
    )
    const found = texts.flatMap((text) => singleOf(part, text, inputs) ?? [])
    const [first] = found
    return { ...one, part: { ...part, several, ...(first?.label === several ? { single: first } : {}) } }
  })
}
