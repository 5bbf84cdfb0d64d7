import type { Output } from '../../../client/call.ts'

export type DriveFolder = Output<'GET /api/knowledge-bases/{id}/drive-folders'>['driveFolders'][number]
export type Choice = Output<'GET /api/organizations/{organizationId}/drive/folders'>['folders'][number]

/** How many files of a folder are settled, and of how many that are known. */
export function doneOf({ files, waiting, skippedCount }: DriveFolder): { done: number; all: number } {
  const done = files + skippedCount
  return { done, all: done + waiting }
}

const patienceSeconds = 60

/** Until a sync that stands still goes on, in whole seconds; a clock that goes wrong says no more than the longest wait. */
export const secondsUntil = (at: string, now = Date.now()): number =>
  Math.min(patienceSeconds, Math.max(1, Math.ceil((Date.parse(at) - now) / 1000)))
