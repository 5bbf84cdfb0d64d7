import type { Marks } from '../marking/tags.ts'
import { asSentence, clausesOf, type Clause } from './clauses.ts'
import type { Idea } from './idea.ts'
import { slotsOf } from './slots.ts'

/** Whether the marks of a sentence say that it demands something. */
export const demands = ({ segments }: Marks): boolean => segments.some(({ tag }) => tag !== 'ctx')

/**
 * A case for a person to complete, for a sentence that demands something: its conditions are what must be so, its events what is done, its effects and limits what is to be seen.
 * Words are those of the sentence.
 */
export function outlineOf(sentence: string, marks: Marks): Idea {
  const slots = slotsOf(sentence, marks)
  const { conditions, events, outcomes, short } = slots
  const expected = outcomes.length > 0 ? outcomes.join(' ') : asSentence(sentence)
  return {
    title: short,
    ...(conditions.length > 0 ? { preconditions: conditions.map(asSentence) } : {}),
    steps: [
      {
        action: actionOf(events, clausesOf(sentence, marks), slots.first('F', 'C', 'P', 'E', 'T')),
        expected,
      },
    ],
    technique: 'Use Case Testing',
    type: 'functional',
  }
}

function actionOf(events: readonly string[], clauses: readonly Clause[], noun: string | undefined): string {
  if (events.length > 0) return `Bring this about: ${events.join('; ')}`
  const act = clauses.flatMap((clause) => actsIn(clause))[0]
  if (act !== undefined) return act
  return noun === undefined ? 'Check this in the system' : `Look at this: ${noun}`
}

const permission =
  /\b(?:can|may|shall be able to|should be able to|must be able to|is able to|are able to|want to|wants to|need to|needs to)\s+$/i

/** "Guests can cancel free of charge" as what is done: "As guests: cancel free of charge". */
function actsIn({ tag, text, start, phrases }: Clause): string[] {
  const actor = phrases.find((phrase) => phrase.tag === 'A')
  const verb = phrases.find((phrase) => phrase.tag === 'V')
  if (
    tag !== 'eff' ||
    !actor ||
    !verb ||
    verb.start < actor.end ||
    phrases.some((phrase) => phrase.tag === 'NEG')
  )
    return []
  if (/^(?:I|we|you|they|he|she|it)$/i.test(actor.text)) return []
  return permission.test(text.slice(0, verb.start - start))
    ? [`As ${actor.text}: ${text.slice(verb.start - start)}`]
    : []
}
