import type { Context } from '../../../shared/kernel/context.ts'
import { sweepOld } from '../../../shared/services/sweep-old.ts'

/** Deletes evidence older than `EVIDENCE_RETENTION_DAYS`. Returns how many files went. */
export const sweepEvidence = ({ services: { files, settings }, now }: Context): Promise<number> => {
  const olderThan = { now: now(), days: settings.EVIDENCE_RETENTION_DAYS }
  return sweepOld(files, { prefix: 'evidence/', olderThan, marks: files, marker: 'sweeps/evidence' })
}
