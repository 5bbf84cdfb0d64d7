import { defineSavedDelete } from './define-saved.ts'

export const deleteFunnel = defineSavedDelete({ id: 'savedReports.deleteFunnel', type: 'funnel' })
