import { defineHistory } from '../projects/index.ts'
import { defectNotFound } from './errors.ts'
import { defectOrganization } from './store.ts'

export const listDefectHistory = defineHistory({
  id: 'defects.listHistory',
  route: 'GET /api/qa/defects/{defectId}/history',
  resource: 'defect',
  key: 'defectId',
  organization: defectOrganization,
  notFound: defectNotFound,
})
