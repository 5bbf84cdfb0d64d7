import type { Input, Output } from '../../../client/call.ts'

export const reportTypes = [
  'funnel',
  'retention',
  'goal',
  'journey',
  'utm',
  'attribution',
  'revenue',
  'breakdown',
  'performance',
  'engagement',
  'errors',
] as const
export type ReportType = (typeof reportTypes)[number]

export const typeOf = (text: string | undefined): ReportType =>
  reportTypes.find((one) => one === text) ?? 'funnel'

export type SavedReport = Output<'GET /api/reports/{reportId}'> & { type: ReportType }

/** A page that was opened before the service learnt another kind does not know how to show it. */
export const isShown = (report: Output<'GET /api/reports/{reportId}'>): report is SavedReport =>
  reportTypes.some((type) => type === report.type)
export type Answer<T extends ReportType> = Output<`POST /api/reports/${T}`>
export type Parameters = Readonly<Record<string, unknown>>
export type Asking<T extends ReportType> = Input<`POST /api/reports/${T}`>

/** A report as it was worked out. */
export type Worked = { [T in ReportType]: { type: T; parameters: Parameters; answer: Answer<T> } }[ReportType]
