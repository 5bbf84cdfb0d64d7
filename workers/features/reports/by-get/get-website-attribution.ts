import { getAttribution } from '../get-attribution.ts'
import { defineByGet } from './define-by-get.ts'

export const getWebsiteAttribution = defineByGet(getAttribution, {
  id: 'reports.getWebsiteAttribution',
  path: 'attribution',
  type: 'attribution',
  summary: 'Get what brought visitors who do something, by an address',
})
