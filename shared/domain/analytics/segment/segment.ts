import type { TextColumn } from '../event.ts'

/** Texts of a column: each row names one in `values` by its place there, of which the first is ''. */
export interface Column {
  values: string[]
  codes: Uint8Array | Uint16Array | Uint32Array
}

/**
 * The events of one UTC day in columns, ordered by visitor and then by time, so that the hits of a visit stand together. `visitors` holds names as 64 bits, the first of them for
 * all who could not be told apart; `lasting` says of each whether it is the same on other days. `visitor` is the place there of a row's; `at` its milliseconds since the day began.
 */
export interface Segment {
  day: number
  rows: number
  visitors: BigUint64Array
  lasting: Uint8Array
  visitor: Uint32Array
  at: Uint32Array
  kind: Uint8Array
  value: Float64Array
  columns: Partial<Record<TextColumn, Column>>
}

export const dayMs = 86_400_000

/** Days since the epoch, UTC. */
export const dayOf = (at: number): number => Math.floor(at / dayMs)
