import type { Operation } from '../../../shared/kernel/operation.ts'
import { getEventDataEvents } from './get-event-data-events.ts'
import { getEventDataFields } from './get-event-data-fields.ts'
import { getEventDataProperties } from './get-event-data-properties.ts'
import { getEventDataStats } from './get-event-data-stats.ts'
import { getEventDataValues } from './get-event-data-values.ts'
import { getEventData } from './get-event-data.ts'
import { getEventStats } from './get-event-stats.ts'
import { getSessionDataProperties } from './get-session-data-properties.ts'
import { getSessionDataStats } from './get-session-data-stats.ts'
import { getSessionDataValues } from './get-session-data-values.ts'
import { listEventData } from './list-event-data.ts'

export const operations: readonly Operation[] = [
  getEventStats,
  listEventData,
  getEventDataEvents,
  getEventDataFields,
  getEventDataProperties,
  getEventDataStats,
  getEventDataValues,
  getEventData,
  getSessionDataProperties,
  getSessionDataValues,
  getSessionDataStats,
]
