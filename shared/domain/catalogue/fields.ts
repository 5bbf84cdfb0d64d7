import type { Slots } from './slots.ts'
import { thingOf, type Thing } from './things.ts'

/** The fields of a sentence that read as plain nouns, at most `most`. */
export const fieldsOf = ({ all }: Slots, most = 3): Thing[] => {
  const fields = all('F').flatMap((text) => thingOf(text) ?? [])
  return fields
    .filter(({ noun }, at) => fields.findIndex((other) => other.noun === noun) === at)
    .slice(0, most)
}

/** What a sentence is about: its first field, thing or object that reads as a plain noun. */
export function subjectIn({ clauses }: Slots): Thing | undefined {
  const phrases = clauses.flatMap((clause) => clause.phrases)
  for (const tag of ['F', 'E', 'T'] as const)
    for (const phrase of phrases) {
      const thing = phrase.tag === tag ? thingOf(phrase.text) : undefined
      if (thing) return thing
    }
  return undefined
}
