import { getFunnel } from '../../reports/index.ts'
import { defineSavedStats } from './define-saved.ts'

export const getFunnelStats = defineSavedStats(getFunnel, {
  id: 'savedReports.getFunnelStats',
  type: 'funnel',
})
