import type { Operation } from '../../../shared/kernel/operation.ts'
import { getEventSeries } from './get-event-series.ts'
import { getRealtime } from './get-realtime.ts'
import { getSessionActivity } from './get-session-activity.ts'
import { getSessionProperties } from './get-session-properties.ts'
import { getSessionStats } from './get-session-stats.ts'
import { getSession } from './get-session.ts'
import { getSessionsWeekly } from './get-sessions-weekly.ts'
import { listEvents } from './list-events.ts'
import { listRevenueSessions } from './list-revenue-sessions.ts'
import { listSessions } from './list-sessions.ts'
import { listValues } from './list-values.ts'

export const operations: readonly Operation[] = [
  getRealtime,
  listEvents,
  getEventSeries,
  listSessions,
  listRevenueSessions,
  getSessionStats,
  getSessionsWeekly,
  getSession,
  getSessionActivity,
  getSessionProperties,
  listValues,
]
