import type { Context } from '../../../shared/kernel/context.ts'
import { sweepOld } from '../../../shared/services/sweep-old.ts'

/** Deletes what was recorded longer ago than `RECORDING_RETENTION_DAYS`, and so also what nobody ever heard of. Returns how many chunks went. */
export const sweepRecordings = ({ services, now }: Context): Promise<number> => {
  const { recordings, files, settings } = services
  const olderThan = { now: now(), days: settings.RECORDING_RETENTION_DAYS }
  return sweepOld(recordings, { prefix: '', olderThan, marks: files, marker: 'sweeps/recordings' })
}
