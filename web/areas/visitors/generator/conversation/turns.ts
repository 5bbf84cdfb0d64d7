import type { SessionView } from '../session.ts'

export type Turn = SessionView['conversation'][number]

/** What a message did to the cases, by their ids. */
export interface Changes {
  added: readonly string[]
  updated: readonly string[]
  removed: readonly string[]
}

const ids = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

/** What the latest run changed, where the service still tells it; null before the first message. */
export function latestChanges({
  events,
  conversation,
}: Pick<SessionView, 'events' | 'conversation'>): Changes | null {
  const result = events.findLast(({ type }) => type === 'result')
  // The first answer is that of the generation, whose cases are all new.
  if (!result || conversation.filter(({ role }) => role === 'assistant').length < 2) return null
  return { added: ids(result['added']), updated: ids(result['updated']), removed: ids(result['removed']) }
}

export const isNothing = ({ added, updated, removed }: Changes): boolean =>
  added.length + updated.length + removed.length === 0

const long = 360

/** The beginning of a long message, and whether there is more. */
export function beginningOf(content: string): { text: string; isCut: boolean } {
  if (content.length <= long) return { text: content, isCut: false }
  const blank = content.lastIndexOf(' ', long)
  return { text: `${content.slice(0, blank > long / 2 ? blank : long)}…`, isCut: true }
}
