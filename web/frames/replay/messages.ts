/** An event of rrweb, as far as it is looked into here. */
export interface RecordedEvent {
  type: number
  /** Milliseconds since the epoch. */
  timestamp: number
  data?: unknown
}

/** What the page tells the player. Times are milliseconds since the first event. */
export type Order =
  | { kind: 'events'; events: readonly RecordedEvent[] }
  /** All events have come. */
  | { kind: 'begin'; at: number }
  | { kind: 'play'; at: number }
  | { kind: 'pause'; at: number }
  | { kind: 'speed'; times: number }
  | { kind: 'skip'; isOn: boolean }

/** What the player tells the page. */
export type Told =
  | { kind: 'ready'; startedAt: number; totalMs: number }
  | { kind: 'at'; ms: number }
  | { kind: 'skipping'; isOn: boolean }
  | { kind: 'end' }
  | { kind: 'failed' }
