import { getGoal } from '../get-goal.ts'
import { defineByGet } from './define-by-get.ts'

export const getGoalStats = defineByGet(getGoal, {
  id: 'reports.getGoalStats',
  path: 'goals/stats',
  type: 'goal',
  summary: 'Get how many visitors reach a page or do something, by an address',
})
