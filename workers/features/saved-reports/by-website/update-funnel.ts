import { defineSavedUpdate } from './define-saved.ts'

export const updateFunnel = defineSavedUpdate({ id: 'savedReports.updateFunnel', type: 'funnel' })
