import type { ComponentChildren } from 'preact'
import type { Key } from './arranged.ts'

export interface Column<T> {
  name: string
  cell: (item: T) => ComponentChildren
  /** What the rows are ordered by in it; without this it offers no order. */
  by?: (item: T) => Key
  isNumber?: boolean
  /** Names the row for who hears it cell by cell. */
  isHead?: boolean
}
