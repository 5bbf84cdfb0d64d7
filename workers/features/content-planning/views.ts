import { iso } from '../../../shared/schemas/time.ts'
import type { AnalysisRow } from './store.ts'

export const analysisView = ({
  jobId,
  status,
  files,
  filesRead,
  error,
  createdAt,
  updatedAt,
}: AnalysisRow) => ({
  jobId,
  status,
  files,
  filesRead,
  error,
  createdAt: iso(createdAt),
  updatedAt: iso(updatedAt),
})
