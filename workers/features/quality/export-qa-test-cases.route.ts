import { exportLimits } from './access.ts'
import { exportRoute } from './export-route.ts'

export const exportQaTestCases = exportRoute({
  id: 'quality.exportTestCases',
  route: 'POST /api/qa/test-cases/export',
  access: 'user',
  limits: exportLimits,
  mcp: 'listed',
})
