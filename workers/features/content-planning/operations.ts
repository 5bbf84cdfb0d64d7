import type { Operation } from '../../../shared/kernel/operation.ts'
import { analyzeContentTypes } from './analyze-content-types.ts'
import { getAnalysis } from './get-analysis.ts'
import { getContentTypeConfig } from './get-content-type-config.ts'
import { getNavigationStrategy } from './get-navigation-strategy.ts'
import { getPageMigrationConfig } from './get-page-migration-config.ts'
import { listAnalyses } from './list-analyses.ts'
import { listPlannedFiles } from './list-planned-files.ts'
import { previewTransformation } from './preview-transformation.ts'
import { saveContentTypeConfig } from './save-content-type-config.ts'
import { saveNavigationStrategy } from './save-navigation-strategy.ts'
import { savePageMigrationConfig } from './save-page-migration-config.ts'

export const operations: readonly Operation[] = [
  listPlannedFiles,
  analyzeContentTypes,
  listAnalyses,
  getAnalysis,
  getContentTypeConfig,
  saveContentTypeConfig,
  previewTransformation,
  getPageMigrationConfig,
  savePageMigrationConfig,
  getNavigationStrategy,
  saveNavigationStrategy,
]
