import * as attributions from '../../../shared/domain/analytics/reports/attribution.ts'
import * as breakdowns from '../../../shared/domain/analytics/reports/breakdown.ts'
import * as engagements from '../../../shared/domain/analytics/reports/engagement.ts'
import * as funnels from '../../../shared/domain/analytics/reports/funnel.ts'
import * as goals from '../../../shared/domain/analytics/reports/goal.ts'
import * as journeys from '../../../shared/domain/analytics/reports/journey.ts'
import * as errors from '../../../shared/domain/analytics/reports/page-errors.ts'
import * as performances from '../../../shared/domain/analytics/reports/performance.ts'
import * as retentions from '../../../shared/domain/analytics/reports/retention.ts'
import * as earnings from '../../../shared/domain/analytics/reports/revenue-metrics.ts'
import * as revenues from '../../../shared/domain/analytics/reports/revenue.ts'
import * as campaigns from '../../../shared/domain/analytics/reports/utm.ts'
import type { ReportAsked } from '../../../shared/domain/analytics/reports/visitors.ts'
import type { Segment } from '../../../shared/domain/analytics/segment/segment.ts'
import { type Days, segmentsWithin } from './reports.ts'

/** A report that looks at each day once, by what counts it. */
export const over =
  <A extends ReportAsked, T>(count: (segments: Generator<Segment>, asked: A) => T) =>
  (events: Days, asked: A): T =>
    count(segmentsWithin(events, asked.range), asked)

/** What visitors did one after the other. */
export const behaviour = {
  funnel: over(funnels.funnel),
  retention: over(retentions.retention),
  goal: over(goals.goal),
  utm: over(campaigns.utm),
  attribution: over(attributions.attribution),
  revenue: over(revenues.revenue),
  revenueMetrics: over(earnings.revenueMetrics),
  engagement: over(engagements.engagement),
  pageErrors: over(errors.pageErrors),
  performanceStats: over(performances.performanceStats),
  performanceChart: over(performances.performanceChart),
  performanceMetrics: over(performances.performanceMetrics),
  breakdown: over((segments, asked: Parameters<typeof breakdowns.breakdown>[1]) =>
    breakdowns.breakdown(segments, asked),
  ),
  journey: (events: Days, asked: journeys.JourneyAsked) =>
    journeys.journey(() => segmentsWithin(events, asked.range), asked),
}
