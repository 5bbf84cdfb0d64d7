import { getRetention } from '../get-retention.ts'
import { defineByGet } from './define-by-get.ts'

export const getWebsiteRetention = defineByGet(getRetention, {
  id: 'reports.getWebsiteRetention',
  path: 'retention',
  type: 'retention',
  summary: 'Get how many visitors come again, by an address',
})
