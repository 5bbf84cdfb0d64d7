import { defineSavedGet } from './define-saved.ts'

export const getGoal = defineSavedGet({ id: 'savedReports.getGoal', type: 'goal' })
