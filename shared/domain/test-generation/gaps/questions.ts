import { questionsOf } from '../../catalogue/questions/questions-of.ts'
import type { Unnumbered } from '../parts/part.ts'
import type { PlacedSentence } from '../requirements/read-sources.ts'
import type { ReadRequirement } from '../requirements/read-text.ts'
import { about } from './gaps.ts'

/** Whoever has answered a question twice knows what the other sentences lack; those are asked about once these are answered. */
const mostOfOne = 2

/**
 * What is asked of marked sentences that lack a piece which their kind needs: at most one question each, with what would answer it.
 * `sentences` are all of the texts, in their order: what a question offers may already stand behind its sentence.
 */
export function questionGaps(
  read: readonly ReadRequirement[],
  sentences: readonly PlacedSentence[],
): Unnumbered[] {
  const behind = nextOf(sentences)
  const timesAsked = new Map<string, number>()
  const isNew = (question: string): boolean => {
    const times = timesAsked.get(question) ?? 0
    timesAsked.set(question, times + 1)
    return times < mostOfOne
  }
  return read.flatMap(({ requirement: { id, statement, priority }, sentence, marked }) =>
    marked === undefined
      ? []
      : questionsOf(marked.text, marked.marks)
          .filter(({ completions }) => !isAnswered(completions, behind.get(placeOf(sentence))))
          .filter(({ question }) => isNew(question))
          .map(({ kind, question, completions }) => ({
            requirementRef: id,
            technique: 'Requirement',
            coverageItem: `${id}/${kind}`,
            description: about(statement, question),
            priority,
            completions,
          })),
  )
}

type Placed = Pick<PlacedSentence, 'text' | 'start'>

const placeOf = ({ start, text }: Placed): string => `${start} ${text}`

/** The text of the sentence that follows, by the place of a sentence. */
const nextOf = (sentences: readonly Placed[]): Map<string, string> =>
  new Map(
    sentences.flatMap((sentence, at): [string, string][] => {
      const next = sentences[at + 1]
      return next && next.start > sentence.start ? [[placeOf(sentence), next.text]] : []
    }),
  )

/** Values of a completion are examples: its author writes others in their place, with a unit of their own. */
const withoutValues = (text: string): string =>
  text
    .toLowerCase()
    .replace(/"[^"]*"|\d[\d.,:]*(?<=\d)(?: \w+)?/g, '#')
    .replace(/[\s.]+$/, '')

const isAnswered = (completions: readonly string[], next: string | undefined): boolean =>
  next !== undefined && completions.map(withoutValues).includes(withoutValues(next))
