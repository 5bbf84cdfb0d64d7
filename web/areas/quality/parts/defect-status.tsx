import { words } from '../../../texts/en/quality.ts'
import type { Defect } from './types.ts'

const looks: Record<Defect['status'], string> = {
  open: 'bad',
  in_progress: 'running',
  fixed: 'warn',
  verified: 'good',
  closed: 'pending',
  reopened: 'bad',
  deferred: 'pending',
}

/** How a defect stands, by word and colour. */
export const DefectStatus = ({ of }: { of: Defect['status'] }) => (
  <span class={`tag ${looks[of]}`}>{words.defectStatuses[of]}</span>
)
