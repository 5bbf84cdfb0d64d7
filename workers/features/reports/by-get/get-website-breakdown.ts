import { getBreakdown } from '../get-breakdown.ts'
import { defineByGet } from './define-by-get.ts'

export const getWebsiteBreakdown = defineByGet(getBreakdown, {
  id: 'reports.getWebsiteBreakdown',
  path: 'breakdown',
  type: 'breakdown',
  summary: 'Get figures of each combination of dimensions, by an address',
  lists: ['fields'],
})
