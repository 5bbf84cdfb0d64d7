import { defineSavedCreate } from './define-saved.ts'

export const createGoal = defineSavedCreate({ id: 'savedReports.createGoal', type: 'goal' })
