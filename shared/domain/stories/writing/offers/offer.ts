import type { Criterion } from '../types.ts'

/** A story that somebody offers for some of the numbered sentences. Empty texts say that there is no such part. */
export interface Offer {
  /** Their numbers; the story line says the first of them. */
  sentences: readonly number[]
  title: string
  role: string
  want: string
  benefit: string
  criteria: readonly OfferedCriterion[]
}

export type OfferedCriterion = Criterion & { sentence: number }

const mostSentences = 10
const mostCriteria = 40
const longest = { title: 80, role: 80, want: 400, benefit: 300, given: 1000, when: 1000, then: 1000 }

/** Whether something has the form of an offer, with no part that is longer than one may be. */
export function isOffer(given: unknown): given is Offer {
  const { sentences, criteria, ...said } = (given ?? {}) as Record<string, unknown>
  return (
    Array.isArray(sentences) &&
    sentences.length <= mostSentences &&
    Array.isArray(criteria) &&
    criteria.length <= mostCriteria &&
    criteria.every(isCriterion) &&
    areTexts(said, ['title', 'role', 'want', 'benefit'])
  )
}

function isCriterion(given: unknown): boolean {
  const said = (given ?? {}) as Record<string, unknown>
  return Number.isInteger(said['sentence']) && areTexts(said, ['given', 'when', 'then'])
}

const areTexts = (said: Record<string, unknown>, names: readonly (keyof typeof longest)[]): boolean =>
  names.every((name) => {
    const text = said[name]
    return typeof text === 'string' && text.length <= longest[name]
  })
