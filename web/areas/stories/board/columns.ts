import { type Sprint, type Status, type Story, priorities, statuses } from '../parts/story.ts'

/** The sprint that a board shows at first: the one that goes on, else the newest that is planned; null for the stories in none. */
export const firstSprint = (sprints: readonly Sprint[]): Sprint | null =>
  sprints.find(({ status }) => status === 'active') ??
  sprints.find(({ status }) => status === 'planning') ??
  null

/** Where a card is shown while it is carried. */
export interface Lifted {
  storyId: string
  at: Status
}

/**
 * The stories of each status: in the order of their sprint, and outside of one by priority and number. The one that is carried stands where it is
 * carried to.
 */
export function columnsOf(
  stories: readonly Story[],
  { order = [], lifted = null }: { order?: readonly string[]; lifted?: Lifted | null },
): Partial<Record<Status, readonly Story[]>> {
  const places = new Map(order.map((storyId, place) => [storyId, place]))
  const placeOf = ({ storyId }: Story) => places.get(storyId) ?? places.size
  const sorted = stories.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      priorities.indexOf(one.priority) - priorities.indexOf(other.priority) ||
      one.number - other.number,
  )
  return Object.groupBy(sorted, (story) => (story.storyId === lifted?.storyId ? lifted.at : story.status))
}

/** The status where an arrow carries a card from one; it stays at the outermost. */
export function carried(from: Status, key: string): Status | undefined {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key]
  if (by === undefined) return undefined
  const at = statuses.indexOf(from) + by
  return statuses[Math.min(Math.max(at, 0), statuses.length - 1)]
}

export const pointsIn = (stories: readonly Story[] = []): number =>
  stories.reduce((sum, { storyPoints }) => sum + (storyPoints ?? 0), 0)
