import { exportRoute } from '../quality/index.ts'

export const exportTestCases = exportRoute({
  id: 'public.export',
  route: 'POST /api/public/test-cases/export',
  access: 'public',
  limits: [{ name: 'exports', setting: 'EXPORTS_PER_HOUR', key: ({ addressKey }) => addressKey }],
})
