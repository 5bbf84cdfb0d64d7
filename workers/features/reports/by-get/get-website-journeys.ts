import { getJourneys } from '../get-journeys.ts'
import { defineByGet } from './define-by-get.ts'

export const getWebsiteJourneys = defineByGet(getJourneys, {
  id: 'reports.getWebsiteJourneys',
  path: 'journeys',
  type: 'journey',
  summary: 'Get the ways that most visits take, by an address',
})
