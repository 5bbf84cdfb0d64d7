import { defineSavedGet } from './define-saved.ts'

export const getFunnel = defineSavedGet({ id: 'savedReports.getFunnel', type: 'funnel' })
