import { isStory } from '../../requirement-reading/capabilities/story.ts'
import type { Sources } from '../requirements/read-sources.ts'
import type { Sentence } from '../../requirement-reading/requirement-schema.ts'
import type { SentenceFate, Summary } from '../schema.ts'
import { unreadInWords } from './unread.ts'

/**
 * Puts every sentence into exactly one class: tested, designed, outlined, gap, untestable, context or not read. `tested` are the ids of
 * requirements that a case rests on; `lower` says of what basis the cases are where no proved case uses all of a sentence.
 */
export function fatesOf(
  { sentences, read }: Sources,
  tested: ReadonlySet<string>,
  lower: ReadonlyMap<string, 'designed' | 'outlined' | 'gap'> = new Map(),
): SentenceFate[] {
  const low = new Set(
    read.flatMap(({ requirement: { id, testability } }) => (testability === 'low' ? [id] : [])),
  )
  const statusOf = ({ kind, requirementId }: Sentence): SentenceFate['status'] => {
    if (kind === 'notRead') return 'not_read'
    if (kind !== 'requirement' || requirementId === undefined) return 'context'
    const lowerStatus = lower.get(requirementId)
    if (lowerStatus) return lowerStatus
    if (tested.has(requirementId)) return 'tested'
    return low.has(requirementId) ? 'untestable' : 'gap'
  }
  return sentences.map((sentence) => ({
    source: sentence.source,
    start: sentence.start,
    end: sentence.end,
    status: statusOf(sentence),
    requirementRef: sentence.requirementId ?? null,
    ...(sentence.reason ? { reason: unreadInWords(sentence.reason, sentence.text) } : {}),
  }))
}

/** Two letters between full stops are a sentence: a text of them would make an answer many times its size. */
const mostTold = 10_000

/** The sentences that a result names one by one. */
export const told = (fates: readonly SentenceFate[]): SentenceFate[] => fates.slice(0, mostTold)

/** How many sentences there are of each class. */
export function account(fates: readonly SentenceFate[]): Summary['requirements'] {
  const count = (status: SentenceFate['status']) => fates.filter((one) => one.status === status).length
  return {
    sentences: fates.length,
    tested: count('tested'),
    partly: count('partly'),
    designed: count('designed'),
    outlined: count('outlined'),
    gaps: count('gap'),
    untestable: count('untestable'),
    context: count('context'),
    notRead: count('not_read'),
  }
}

/** A user story is tested by its acceptance criteria: the requirements that follow it up to the next story. */
export function withStories({ read }: Sources, tested: ReadonlySet<string>): Set<string> {
  const all = new Set(tested)
  let open: string | undefined
  for (const { requirement } of read) {
    if (isStory(requirement.statement)) open = requirement.id
    else if (open !== undefined && tested.has(requirement.id)) all.add(open)
  }
  return all
}
