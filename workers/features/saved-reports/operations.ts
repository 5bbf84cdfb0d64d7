import type { Operation } from '../../../shared/kernel/operation.ts'
import { createFunnel } from './by-website/create-funnel.ts'
import { createGoal } from './by-website/create-goal.ts'
import { deleteFunnel } from './by-website/delete-funnel.ts'
import { deleteGoal } from './by-website/delete-goal.ts'
import { getFunnel } from './by-website/get-funnel.ts'
import { getFunnelStats } from './by-website/get-funnel-stats.ts'
import { getGoal } from './by-website/get-goal.ts'
import { getGoalStats } from './by-website/get-goal-stats.ts'
import { listFunnels } from './by-website/list-funnels.ts'
import { listGoals } from './by-website/list-goals.ts'
import { updateFunnel } from './by-website/update-funnel.ts'
import { updateGoal } from './by-website/update-goal.ts'
import { createReport } from './create-report.ts'
import { deleteReport } from './delete-report.ts'
import { getReport } from './get-report.ts'
import { listReports } from './list-reports.ts'
import { updateReport } from './update-report.ts'

export const operations: readonly Operation[] = [
  listReports,
  createReport,
  getReport,
  updateReport,
  deleteReport,
  listFunnels,
  createFunnel,
  getFunnel,
  updateFunnel,
  deleteFunnel,
  getFunnelStats,
  listGoals,
  createGoal,
  getGoal,
  updateGoal,
  deleteGoal,
  getGoalStats,
]
