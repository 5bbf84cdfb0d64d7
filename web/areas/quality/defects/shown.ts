import type { Defect } from '../parts/types.ts'

export const shows = ['', 'unsettled', 'proposed', 'orphan'] as const
export type Show = (typeof shows)[number]

const unsettled: readonly Defect['status'][] = ['open', 'in_progress', 'fixed', 'reopened']

/** Whether a defect is of those that somebody wants to see. Not settled is what nobody has verified, as the figures count it. */
export function isShown(
  { status, proposal, testCaseId }: Pick<Defect, 'status' | 'proposal' | 'testCaseId'>,
  show: Show,
): boolean {
  if (show === 'unsettled') return unsettled.includes(status)
  if (show === 'proposed') return proposal !== null
  return show !== 'orphan' || testCaseId === null
}
