import { withArticle } from '../../english/articles.ts'
import type { Kind } from '../idea.ts'
import { nounsIn } from '../plain-nouns.ts'
import { unquoted } from '../slots.ts'

/** A choice from a list. Cue: a field with two or more options in a clause that declares or limits. */
export const options: Kind = {
  kind: 'options',
  ideas: ({ clauses, isNegated }) =>
    isNegated
      ? []
      : clauses
          .flatMap((clause) => {
            const noun = nounsIn(clause, 'F')[0]
            const all = [
              ...new Set(clause.phrases.filter(({ tag }) => tag === 'O').map(({ text }) => unquoted(text))),
            ]
            if (noun === undefined || all.length < 2 || !/^(?:def|lim)$/.test(clause.tag)) return []
            if (all.some((option) => option.length > 40)) return []
            const first = all.slice(0, 4)
            return [
              {
                title: `Each choice of ${noun} is kept: ${first.map((option) => `"${option}"`).join(', ')}`,
                steps: first.map((option) => ({
                  action: `Choose "${option}" as ${noun}, and save`,
                  expected: `After a reload, ${noun} is "${option}"`,
                })),
                technique: 'Equivalence Partitioning' as const,
                type: 'functional' as const,
              },
              {
                title: `No other ${noun} is accepted`,
                steps: [
                  {
                    action: `Look at what can be chosen as ${noun}`,
                    expected: `There is nothing but what is listed: ${all.length > 6 ? `${all.length} choices` : all.map((option) => `"${option}"`).join(', ')}`,
                  },
                  {
                    action: `Send ${withArticle(noun)} that is not on the list, past the page`,
                    expected: 'It is refused',
                  },
                ],
                technique: 'Equivalence Partitioning' as const,
                type: 'negative' as const,
              },
            ]
          })
          .slice(0, 4),
}
