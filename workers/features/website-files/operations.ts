import type { Operation } from '../../../shared/kernel/operation.ts'
import { createExport } from './create-export.ts'
import { getExport } from './get-export.ts'
import { importWebsite } from './import-website.route.ts'
import { rebuildWebsite } from './rebuild-website.ts'
import { openExport } from './open-export.route.ts'

export const operations: readonly Operation[] = [
  createExport,
  getExport,
  openExport,
  importWebsite,
  rebuildWebsite,
]
