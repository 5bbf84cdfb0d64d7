import { getFunnel } from '../get-funnel.ts'
import { defineByGet } from './define-by-get.ts'

export const getFunnelStats = defineByGet(getFunnel, {
  id: 'reports.getFunnelStats',
  path: 'funnels/stats',
  type: 'funnel',
  summary: 'Get how many visitors go through pages and events, by an address',
  lists: ['steps'],
})
