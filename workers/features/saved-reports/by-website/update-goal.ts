import { defineSavedUpdate } from './define-saved.ts'

export const updateGoal = defineSavedUpdate({ id: 'savedReports.updateGoal', type: 'goal' })
