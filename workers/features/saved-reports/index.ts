import type { Operation } from '../../../shared/kernel/operation.ts'
import { createReport } from './create-report.ts'
import { deleteReport } from './delete-report.ts'
import { getReport } from './get-report.ts'
import { listReports } from './list-reports.ts'
import { updateReport } from './update-report.ts'

export const operations: Operation[] = [listReports, createReport, getReport, updateReport, deleteReport]
