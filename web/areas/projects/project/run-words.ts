import type { AgentRun } from '../acts/project.ts'

/** How the state of a run is marked; the words stand beside it. */
export const marks: Readonly<Record<AgentRun['status'], string>> = {
  running: 'running',
  completed: 'good',
  failed: 'bad',
  cancelled: 'cancelled',
}
