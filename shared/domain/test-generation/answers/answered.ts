import { demands } from '../../catalogue/demands.ts'
import type { Marks } from '../../marking/tags.ts'
import type { Unnumbered } from '../parts/part.ts'
import type { Sources } from '../requirements/read-sources.ts'
import { textSources } from '../requirements/text-sources.ts'
import type { DesignRequest } from '../schema.ts'
import { statementsToMark } from '../tiers/marked-text.ts'
import { answerPlaces, overlaps, type AnswerPlace } from './places.ts'

type Asked = Pick<DesignRequest, 'requirements' | 'answers'>

/** What answers come to among the requirements of a text. */
export interface Answered {
  /** Requirements of which nothing is asked any more: those that were asked about, and the answers themselves. */
  closed: ReadonlySet<string>
  /** What was asked about, by the requirement that answers it; only where it still stands in the text. */
  questioned: ReadonlyMap<string, string>
}

export const nothingAnswered: Answered = { closed: new Set(), questioned: new Map() }

export function answeredIn({ requirements, answers = [] }: Asked, { sentences, read }: Sources): Answered {
  const places = answerPlaces(requirements, answers)
  if (places.length === 0) return nothingAnswered
  const own = sentences.filter(({ source, requirementId }) => source === 'requirements' && requirementId)
  const idsAt = (range: AnswerPlace['asked']) =>
    range ? own.flatMap((one) => (overlaps(one, range) ? [one.requirementId ?? ''] : [])) : []
  const statements = new Map(read.map(({ requirement: { id, statement } }) => [id, statement]))
  const answering = places.map(({ answer, asked }) => ({ ids: idsAt(answer), about: idsAt(asked) }))
  return {
    closed: new Set(answering.flatMap(({ ids, about }) => [...ids, ...about])),
    questioned: new Map(
      answering.flatMap(({ ids, about: [first = ''] }) => {
        const statement = statements.get(first)
        return statement === undefined || ids.includes(first)
          ? []
          : ids.map((id): [string, string] => [id, statement])
      }),
    ),
  }
}

/** Gaps without those of requirements of which nothing is asked any more. */
export const stillAsked = (gaps: readonly Unnumbered[], { closed }: Answered): Unnumbered[] =>
  gaps.filter(({ requirementRef }) => !closed.has(requirementRef))

/**
 * The request with marks that have each answer demand something: whoever answers a question says what is to be so, also where nothing of it is understood. As an outline needs no more than that,
 * such marks hold one clause and no roles.
 */
export function withAnswersMarked(request: DesignRequest): DesignRequest {
  const { marks, answers = [] } = request
  if (!marks || answers.length === 0) return request
  const claimed = textSources(request).flatMap(({ is, text }) => {
    if (is !== 'requirements') return []
    const places = answerPlaces(text, answers)
    if (places.length === 0) return []
    return statementsToMark(text).flatMap(([statement, plain]): [string, Marks][] => {
      const own = marks.get(plain)
      const isClaimed = own && !demands(own) && places.some(({ answer }) => overlaps(statement, answer))
      return isClaimed ? [[plain, demanding(plain)]] : []
    })
  })
  return claimed.length === 0 ? request : { ...request, marks: new Map([...marks, ...claimed]) }
}

const demanding = (text: string): Marks => ({
  segments: [{ tag: 'eff', start: 0, end: text.length, confidence: 0 }],
  roles: [],
  kinds: [],
})
