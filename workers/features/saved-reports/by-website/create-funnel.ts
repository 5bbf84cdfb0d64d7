import { defineSavedCreate } from './define-saved.ts'

export const createFunnel = defineSavedCreate({ id: 'savedReports.createFunnel', type: 'funnel' })
