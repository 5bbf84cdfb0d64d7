/** What rrweb tells of a page (packages/types), as far as it is looked into. */
export interface Recorded {
  type: number
  timestamp: number
  data: unknown
}
