import { defineSavedList } from './define-saved.ts'

export const listFunnels = defineSavedList({ id: 'savedReports.listFunnels', type: 'funnel' })
