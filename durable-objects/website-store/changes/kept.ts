import type { Events } from '../ingest/events.ts'

/** What a website keeps, for whoever changes it within a transaction. */
export interface Kept {
  sql: SqlStorage
  events: Events
}
