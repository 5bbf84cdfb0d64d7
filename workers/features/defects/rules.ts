import type {
  defectPriorities,
  defectSeverities,
  defectSources,
  defectStatuses,
} from '../../../shared/db/tables/defects.ts'

export type DefectStatus = (typeof defectStatuses)[number]
export type DefectSeverity = (typeof defectSeverities)[number]
type DefectPriority = (typeof defectPriorities)[number]
type DefectSource = (typeof defectSources)[number]

/** The status that a run speaks for, until somebody decides. */
export interface Proposal {
  status: DefectStatus
  executionId: string
}

/** How a defect is judged: what it is, what is proposed, and up to when that takes in what runs saw. */
export interface Judgement {
  status: DefectStatus
  proposal: Proposal | null
  judgedAt: number
}

const usual: Record<DefectStatus, readonly DefectStatus[]> = {
  open: ['in_progress', 'deferred'],
  in_progress: ['open', 'fixed', 'deferred'],
  fixed: ['in_progress', 'verified', 'reopened'],
  verified: ['closed', 'reopened'],
  closed: ['reopened'],
  reopened: ['in_progress', 'deferred'],
  deferred: ['open', 'in_progress', 'reopened'],
}

/** Whether a defect seldom goes from one status to the other: a stage is skipped, or what is settled comes back by another way than `reopened`. What is proposed is usual. */
export const isUnusualMove = (
  from: DefectStatus,
  to: DefectStatus,
  proposal: Proposal | null = null,
): boolean => from !== to && to !== proposal?.status && !usual[from].includes(to)

const open: readonly DefectStatus[] = ['open', 'in_progress', 'fixed', 'reopened']
const settled: readonly DefectStatus[] = ['fixed', 'verified', 'closed']

/** What a failure that a known defect explains does to it. An old one, told late, does nothing. */
export function afterFailure(before: Judgement, at: number): Judgement {
  if (at <= before.judgedAt) return before
  const status = settled.includes(before.status) ? 'reopened' : before.status
  return { status, proposal: null, judgedAt: at }
}

interface Pass {
  executionId: string
  at: number
}

/**
 * What it does to a defect that its case passes. What people reported need not be what the case checks: only once they call it fixed does a pass speak for it.
 */
export function afterPass(
  before: Judgement & { source: DefectSource },
  { executionId, at }: Pass,
): Judgement {
  const { status, source, proposal, judgedAt } = before
  const concerns = source === 'run' ? open.includes(status) : status === 'fixed'
  if (!concerns || proposal || at <= judgedAt) return before
  return { status, proposal: { status: 'verified', executionId }, judgedAt: at }
}

const severities: Record<DefectPriority, Record<'failed' | 'error', DefectSeverity>> = {
  critical: { failed: 'critical', error: 'major' },
  high: { failed: 'major', error: 'minor' },
  medium: { failed: 'minor', error: 'trivial' },
  low: { failed: 'trivial', error: 'trivial' },
}

/** How severe a failure is: as its case is important, and one less where nothing was found to be wrong because nothing could be checked. */
export const severityOf = (priority: DefectPriority, verdict: 'failed' | 'error'): DefectSeverity =>
  severities[priority][verdict]
