import { defineSavedList } from './define-saved.ts'

export const listGoals = defineSavedList({ id: 'savedReports.listGoals', type: 'goal' })
