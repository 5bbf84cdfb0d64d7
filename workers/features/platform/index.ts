import { getHealth } from './get-health.ts'

export const operations = [getHealth]
