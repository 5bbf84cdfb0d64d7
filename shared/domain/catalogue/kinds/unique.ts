import type { Kind } from '../idea.ts'
import { historyIdeas } from '../passwords.ts'
import { nounsIn, refusalOf } from '../plain-nouns.ts'
import { sameKeyIdeas } from '../same-keys.ts'

/** What may not come twice. Cues: words that say unique, in the clause of a field; a condition that the same exists already; the last N passwords. */
export const unique: Kind = {
  kind: 'unique',
  ideas: (slots) => {
    const exact = [...historyIdeas(slots), ...sameKeyIdeas(slots)]
    if (exact.length > 0) return exact
    return slots.clauses
      .filter(({ tag, phrases }) => tag !== 'ctx' && phrases.some((phrase) => phrase.tag === 'UNI'))
      .flatMap((clause) => {
        const noun = nounsIn(clause, 'F')[0] ?? nounsIn(clause, 'T')[0]
        if (noun === undefined) return []
        if (/(?:\bids?|identifiers?|uuids?|guids?|numbers?|keys?|codes?|tokens?)$/i.test(noun))
          return [
            {
              title: `Two entries never share the ${noun}`,
              steps: [
                { action: 'Make one entry, and another', expected: `Each has its own ${noun}` },
                { action: `Try to give the second one the ${noun} of the first`, expected: refusalOf(slots) },
              ],
              technique: 'Equivalence Partitioning' as const,
              type: 'negative' as const,
            },
          ]
        return ['', ' in capitals and with a blank behind it'].map((change) => ({
          title: `The same ${noun}${change} is refused`,
          steps: [
            { action: `Save an entry, and note its ${noun}`, expected: 'It is accepted' },
            { action: `Save another one with the same ${noun}${change}`, expected: refusalOf(slots) },
          ],
          technique: 'Equivalence Partitioning' as const,
          type: 'negative' as const,
        }))
      })
      .slice(0, 3)
  },
}
