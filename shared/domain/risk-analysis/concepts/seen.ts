import type { Concept } from './lexicon/index.ts'
import type { Spoken } from './conditions.ts'
import type { Statement } from './statements.ts'

/** A statement with what it speaks of, as conditions ask for it. */
export interface Seen {
  statement: Statement
  spoken: Spoken
  /** The same, of what it asks for: nothing where it demands nothing. */
  demanded: Spoken
  /** The same, of what it says there is not: "no age check", "without a password". */
  lacking: Spoken
}

const nothing: Spoken = { own: () => false, around: () => false, anywhere: () => false }

/** The statements of an analysis. */
export function seenIn(statements: readonly Statement[]): Seen[] {
  const all = new Set(
    statements.flatMap(({ concepts }) =>
      [...concepts].flatMap(([concept, { absent, denied }]) => (absent || denied ? [] : [concept])),
    ),
  )
  const anywhere = (concept: Concept) => all.has(concept)
  return statements.map((statement): Seen => {
    const { concepts, over, read, demands } = statement
    const around = (concept: Concept) => over.has(concept)
    const own = (concept: Concept) => {
      const hit = concepts.get(concept)
      return hit ? !hit.absent && !hit.denied : read.has(concept)
    }
    return {
      statement,
      spoken: { own, around, anywhere },
      demanded: demands ? { own, around, anywhere } : nothing,
      lacking: { ...nothing, own: (concept) => concepts.get(concept)?.denied === true },
    }
  })
}
