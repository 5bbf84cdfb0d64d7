import type { SearchFilter } from '../../../durable-objects/knowledge-index/types.ts'
import { type FollowedUp, type Reading, followUp } from '../../../shared/domain/answering/index.ts'
import { formatOf } from '../../../shared/domain/file-formats/document-formats.ts'
import { readExclusions } from '../../../shared/domain/retrieval/exclusions/read-exclusions.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { answerQuestion, mostAnswering } from './answer-question.ts'
import { type PlacedHit, findHits } from './find-hits.ts'
import { passagesOf } from './passages.ts'
import type { Place } from './places.ts'
import { rerank } from './rerank.ts'
import type { SearchAnswer, SearchInput } from './schemas.ts'
import { resultOf } from './views.ts'
import { webPassages } from './web-passages.ts'

interface Searched {
  places: readonly Place[]
  /** Of the base, project or organization. */
  name: string
}

/** Finds what some places say to a question, and answers it by the best of that. */
export async function search(
  context: Context,
  { places, name }: Searched,
  { isAnswered = true, ...input }: SearchInput & { isAnswered?: boolean },
): Promise<SearchAnswer> {
  const { conversationHistory: history, page, limit } = input
  const perPage = input.perPage ?? limit
  const { searched, readings } = withoutExclusions(followUp({ question: input.question, history }))
  const filter = filterOf(input, searched)
  const [{ question }] = readings
  const [found, web] = await Promise.all([
    findHits(context, places, { question: searched.question, filter }),
    webPassages(context, { question, enableWebSearch: input.enableWebSearch, without: searched.without }),
  ])
  const ordered = await rerank(context, found.hits, { question, perPage, isWanted: isAnswered })
  const top = ordered.hits.slice(0, Math.min(limit, mostAnswering))
  const shown = ordered.hits.slice((page - 1) * perPage, page * perPage)
  const passages = await passagesOf(context, [...new Set([...top, ...shown])])
  const ofHits = (hits: readonly PlacedHit[]) => {
    const wanted = new Set(hits)
    return passages.filter(({ hit }) => wanted.has(hit))
  }
  const about = { readings, history, web: web.passages, statistics: found.statistics }
  const answered = isAnswered
    ? await answerQuestion(context, { ...about, passages: ofHits(top) })
    : unanswered
  const total = ordered.hits.length
  return {
    results: ofHits(shown).map((passage) => resultOf(passage, input.explain === '1')),
    totalResults: total,
    ...answered,
    question: input.question,
    kbName: name,
    excluded: searched.excluded,
    warnings: [...found.warnings, ...ordered.warnings, ...web.warnings, ...answered.warnings],
    pagination: { page, perPage, total, hasMore: page * perPage < total },
  }
}

/** What is left to look for and to answer, in each reading of a question. */
function withoutExclusions({ searched, readings: [first, ...others] }: FollowedUp) {
  const left = ({ question, named, ...rest }: Reading): Reading => ({
    ...rest,
    question: readExclusions(question).question,
    ...(named !== undefined && { named: readExclusions(named).question }),
  })
  const readings: FollowedUp['readings'] = [left(first), ...others.map(left)]
  return { searched: readExclusions(searched), readings }
}

/** Where only what was found is wanted. */
const unanswered = {
  answer: '',
  answerReason: null,
  sources: [],
  conflicts: [],
  entities: [],
  relationships: [],
  warnings: [],
}

const unasked = {
  conversationHistory: [],
  enableWebSearch: false,
  stream: false,
  page: 1,
  limit: 10,
  explain: '0' as const,
}

/** The same for a question that comes alone. */
export const ask = (
  context: Context,
  searched: Searched,
  asked: Pick<SearchInput, 'question'> & Partial<Pick<SearchInput, 'limit'>> & { isAnswered?: boolean },
): Promise<SearchAnswer> => search(context, searched, { ...unasked, ...asked })

interface Left {
  without: string[]
  from?: number
  to?: number
}

/** Which pieces count, by the fields of a search and by what its question leaves out. */
export function filterOf(
  { fileIds, fileTypes, updatedFrom, updatedTo }: Partial<SearchInput>,
  { without, ...left }: Left,
): SearchFilter {
  const from = latest(left.from, updatedFrom)
  const to = earliest(left.to, updatedTo)
  return {
    ...(fileIds && { fileIds }),
    ...(fileTypes && { fileTypes: fileTypes.map(typeOf) }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(without.length > 0 && { without }),
  }
}

/** A type as files have it, however it was written: `PDF` and `.pdf` are pdf, `jpeg` is jpg. */
function typeOf(given: string): string {
  const ending = given.trim().toLowerCase().replace(/^\./, '')
  return formatOf(`file.${ending}`)?.fileType ?? ending
}

const timesOf = (one: number | undefined, other: string | undefined) =>
  [one, other === undefined ? undefined : Date.parse(other)].filter((at) => at !== undefined)

function latest(one: number | undefined, other: string | undefined): number | undefined {
  const times = timesOf(one, other)
  return times.length > 0 ? Math.max(...times) : undefined
}

function earliest(one: number | undefined, other: string | undefined): number | undefined {
  const times = timesOf(one, other)
  return times.length > 0 ? Math.min(...times) : undefined
}
