import type { StoredCase } from '../parts/types.ts'
import type { Marks } from './marks.ts'

export const shows = ['', 'failing', 'passed', 'never', 'stale', 'flaky', 'orphan'] as const
export type Show = (typeof shows)[number]

/** Whether a case is of those that somebody wants to see. */
export function isShown(
  { id, lastStatus, storyId }: Pick<StoredCase, 'id' | 'lastStatus' | 'storyId'>,
  show: Show,
  { flips, stale }: Marks,
): boolean {
  switch (show) {
    case 'failing':
      return lastStatus !== null && lastStatus !== 'passed'
    case 'passed':
      return lastStatus === 'passed'
    case 'never':
      return lastStatus === null
    case 'stale':
      return stale.has(id)
    case 'flaky':
      return flips.has(id)
    case 'orphan':
      return storyId === null
    default:
      return true
  }
}
