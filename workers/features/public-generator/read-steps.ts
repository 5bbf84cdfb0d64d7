import { stepReading } from '../quality/index.ts'

export const readSteps = stepReading({
  id: 'public.readSteps',
  route: 'POST /api/public/test-cases/steps/read',
  access: 'public',
  limits: [{ name: 'step readings', setting: 'UPLOADS_PER_HOUR', key: ({ addressKey }) => addressKey }],
  mcp: 'listed',
})
