import type { Idea, Kind } from '../idea.ts'
import { nounsIn, refusalOf } from '../plain-nouns.ts'

/** What must be given, and what may stay empty. Cue: words that say so in the clause of a field. */
export const required: Kind = {
  kind: 'required',
  ideas: (slots) => {
    const ideas: Idea[] = []
    for (const clause of slots.clauses) {
      if (clause.tag === 'ctx' || clause.tag === 'cond') continue
      const has = (tag: string) => clause.phrases.some((phrase) => phrase.tag === tag)
      const [isNeeded, isOptional] = [has('REQ'), has('OPT')]
      if (isNeeded === isOptional) continue
      for (const noun of nounsIn(clause, 'F').slice(0, 3)) {
        if (isOptional) {
          ideas.push({
            title: `The ${noun} may stay empty`,
            steps: [
              { action: `Fill in everything but the ${noun}, and save`, expected: 'It is accepted' },
              { action: 'Open what was saved', expected: `The ${noun} is empty` },
            ],
            technique: 'Equivalence Partitioning',
            type: 'functional',
          })
          continue
        }
        ideas.push(
          missing(
            `An entry without the ${noun} is refused`,
            `Fill in everything but the ${noun}, and save`,
            refusalOf(slots),
          ),
        )
        if (ideas.length < 2)
          ideas.push(
            missing(
              `Blanks alone are refused as the ${noun}`,
              `Type three blanks as the ${noun}, and save`,
              refusalOf(slots),
            ),
          )
      }
    }
    return ideas.slice(0, 4)
  },
}

const missing = (title: string, action: string, expected: string): Idea => ({
  title,
  steps: [{ action, expected }],
  technique: 'Equivalence Partitioning',
  type: 'negative',
})
