import { getGoal } from '../../reports/index.ts'
import { defineSavedStats } from './define-saved.ts'

export const getGoalStats = defineSavedStats(getGoal, { id: 'savedReports.getGoalStats', type: 'goal' })
