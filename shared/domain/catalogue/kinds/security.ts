import { attacksOnData } from '../attacks-on-data.ts'
import { attacksOnRights } from '../attacks-on-rights.ts'
import type { Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'

/** Attacks, by the terms of the field: each idea needs its own word in the sentence. */
export const security: Kind = {
  kind: 'security',
  ideas: ({ clauses }: Slots) => {
    const words = clauses
      .filter(({ tag }) => tag !== 'ctx')
      .map(({ text }) => text)
      .join(' · ')
    if (/\blinks?\b/i.test(words)) return []
    return [...attacksOnData, ...attacksOnRights]
      .filter(([cue]) => cue.test(words))
      .flatMap(([, ideas]) => ideas)
      .slice(0, 4)
  },
}
