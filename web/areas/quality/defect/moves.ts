import type { Defect } from '../parts/types.ts'
import { defectStatuses } from '../parts/types.ts'

type Status = Defect['status']

/** Where a defect usually goes from a status; the service lets it go anywhere, and its history marks what is unusual. */
export const usualMoves: Readonly<Record<Status, readonly Status[]>> = {
  open: ['in_progress', 'deferred'],
  in_progress: ['fixed', 'open', 'deferred'],
  fixed: ['verified', 'reopened', 'in_progress'],
  verified: ['closed', 'reopened'],
  closed: ['reopened'],
  reopened: ['in_progress', 'deferred'],
  deferred: ['open', 'in_progress', 'reopened'],
}

/** The other statuses that it can be moved to. */
export const unusualMoves = (from: Status): Status[] =>
  defectStatuses.filter((to) => to !== from && !usualMoves[from].includes(to))
