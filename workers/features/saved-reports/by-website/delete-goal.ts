import { defineSavedDelete } from './define-saved.ts'

export const deleteGoal = defineSavedDelete({ id: 'savedReports.deleteGoal', type: 'goal' })
