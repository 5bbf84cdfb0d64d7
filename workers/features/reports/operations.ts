import type { Operation } from '../../../shared/kernel/operation.ts'
import { getFunnelStats } from './by-get/get-funnel-stats.ts'
import { getGoalStats } from './by-get/get-goal-stats.ts'
import { getRevenueChart } from './by-get/get-revenue-chart.ts'
import { getRevenueMetrics } from './by-get/get-revenue-metrics.ts'
import { getRevenueStats } from './by-get/get-revenue-stats.ts'
import { getUtmMetrics } from './by-get/get-utm-metrics.ts'
import { getWebsiteAttribution } from './by-get/get-website-attribution.ts'
import { getWebsiteBreakdown } from './by-get/get-website-breakdown.ts'
import { getWebsiteJourneys } from './by-get/get-website-journeys.ts'
import { getWebsiteRetention } from './by-get/get-website-retention.ts'
import { getActiveVisitors } from './get-active-visitors.ts'
import { getAttribution } from './get-attribution.ts'
import { getBreakdown } from './get-breakdown.ts'
import { getCampaigns } from './get-campaigns.ts'
import { getFunnel } from './get-funnel.ts'
import { getGoal } from './get-goal.ts'
import { getJourneys } from './get-journeys.ts'
import { getRetention } from './get-retention.ts'
import { getRevenue } from './get-revenue.ts'
import { getDateRange } from './get-date-range.ts'
import { getEngagement } from './get-engagement.ts'
import { getErrors } from './get-errors.ts'
import { getExpandedMetrics } from './get-expanded-metrics.ts'
import { getMetrics } from './get-metrics.ts'
import { getPageviews } from './get-pageviews.ts'
import { getPerformanceChart } from './get-performance-chart.ts'
import { getPerformanceMetrics } from './get-performance-metrics.ts'
import { getPerformanceStats } from './get-performance-stats.ts'
import { getPerformance } from './get-performance.ts'
import { getStats } from './get-stats.ts'

export const operations: readonly Operation[] = [
  getStats,
  getPageviews,
  getMetrics,
  getExpandedMetrics,
  getActiveVisitors,
  getDateRange,
  getFunnel,
  getRetention,
  getGoal,
  getJourneys,
  getCampaigns,
  getAttribution,
  getRevenue,
  getBreakdown,
  getPerformance,
  getPerformanceStats,
  getPerformanceChart,
  getPerformanceMetrics,
  getEngagement,
  getErrors,
  getFunnelStats,
  getGoalStats,
  getWebsiteJourneys,
  getWebsiteRetention,
  getWebsiteAttribution,
  getWebsiteBreakdown,
  getUtmMetrics,
  getRevenueStats,
  getRevenueChart,
  getRevenueMetrics,
]
