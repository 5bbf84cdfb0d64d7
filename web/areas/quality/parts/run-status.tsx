import { words } from '../../../texts/en/quality.ts'
import type { TestRun } from './types.ts'

const looks: Record<TestRun['status'], string> = {
  queued: 'pending',
  running: 'running',
  completed: 'good',
  failed: 'warn',
  cancelled: 'cancelled',
}

/** How far a run is, or how it ended. */
export const RunStatus = ({ of }: { of: TestRun['status'] }) => (
  <span class={`tag ${looks[of]}`}>{words.runStatuses[of]}</span>
)
