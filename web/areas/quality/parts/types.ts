import type { Output } from '../../../client/call.ts'
import type { StoredCase } from '../../../parts/run/start/stored-case.ts'

export type { StoredCase }

export type CaseStep = StoredCase['steps'][number]
export type TestRun = Output<'GET /api/qa/test-execution'>['executions'][number]
export type RunResults = Output<'GET /api/qa/test-execution/{executionId}/results'>
export type Defect = Output<'GET /api/qa/defects'>['defects'][number]
export type Story = Output<'GET /api/pm/stories'>['stories'][number]
export type Sprint = Output<'GET /api/pm/sprints'>['sprints'][number]
export type Member = Output<'GET /api/organizations/{organizationId}/team'>['members'][number]
export type Traceability = Output<'GET /api/qa/traceability'>
export type RecordChange = Output<'GET /api/qa/defects/{defectId}/history'>['changes'][number]
export type Verdict = NonNullable<StoredCase['lastStatus']>

export const casePriorities = [
  'critical',
  'high',
  'medium',
  'low',
] as const satisfies readonly StoredCase['priority'][]
export const caseTypes = [
  'functional',
  'regression',
  'integration',
  'e2e',
  'accessibility',
  'security',
  'performance',
  'boundary',
  'negative',
  'smoke',
  'usability',
  'api',
] as const satisfies readonly StoredCase['type'][]
export const testLevels = ['unit', 'integration', 'system', 'acceptance'] as const
export const runStatuses = [
  'queued',
  'running',
  'completed',
  'failed',
  'cancelled',
] as const satisfies readonly TestRun['status'][]
export const severities = [
  'critical',
  'major',
  'minor',
  'trivial',
] as const satisfies readonly Defect['severity'][]
export const defectStatuses = [
  'open',
  'in_progress',
  'fixed',
  'verified',
  'closed',
  'reopened',
  'deferred',
] as const satisfies readonly Defect['status'][]

/** Which of some names an address or a list names; undefined for none. */
export const oneOf = <T extends string>(names: readonly T[], name: string | undefined): T | undefined =>
  names.find((one) => one === name)
