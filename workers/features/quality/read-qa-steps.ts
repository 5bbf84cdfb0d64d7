import { readingLimits } from './access.ts'
import { stepReading } from './step-reading.ts'

export const readQaSteps = stepReading({
  id: 'quality.readSteps',
  route: 'POST /api/qa/test-cases/steps/read',
  access: 'user',
  limits: readingLimits,
})
