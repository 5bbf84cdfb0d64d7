import type { storyStatuses } from '../../../shared/db/tables/stories.ts'

export type StoryStatus = (typeof storyStatuses)[number]

/** The way of a story that nothing goes wrong with. */
const stages: readonly StoryStatus[] = ['backlog', 'ready', 'in_progress', 'in_review', 'testing', 'done']

/**
 * Whether a story seldom goes from one status to the other. One stage on is usual, back to an earlier one too, and to give up what is not done; a skipped stage, and
 * whatever follows `done`, is not. What was given up usually begins anew.
 */
export function isUnusualMove(from: StoryStatus, to: StoryStatus): boolean {
  if (from === to) return false
  if (from === 'done') return true
  if (to === 'cancelled') return false
  if (from === 'cancelled') return to !== 'backlog'
  return stages.indexOf(to) > stages.indexOf(from) + 1
}
