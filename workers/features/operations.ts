import type { Operation } from '../../shared/kernel/operation.ts'
import { operations as accessKeys } from './access-keys/index.ts'
import { operations as ciTriggers } from './ci-triggers/index.ts'
import { operations as crawls } from './crawls/index.ts'
import { operations as drive } from './drive/index.ts'
import { operations as contentPlanning } from './content-planning/index.ts'
import { operations as exams } from './exams/index.ts'
import { operations as defects } from './defects/index.ts'
import { operations as documents } from './documents/index.ts'
import { operations as hostedRuns } from './hosted-runs/index.ts'
import { operations as identity } from './identity/index.ts'
import { operations as local } from './local/index.ts'
import { operations as organizations } from './organizations/index.ts'
import { operations as platform } from './platform/index.ts'
import { operations as knowledgeBases } from './knowledge-bases/index.ts'
import { operations as manuals } from './manuals/index.ts'
import { operations as masterContexts } from './master-contexts/index.ts'
import { operations as preferences } from './preferences/index.ts'
import { operations as projects } from './projects/index.ts'
import { operations as risks } from './risks/index.ts'
import { operations as search } from './search/index.ts'
import { operations as sharing } from './sharing/index.ts'
import { operations as sprints } from './sprints/index.ts'
import { operations as stories } from './stories/index.ts'
import { operations as storyWriting } from './story-writing/index.ts'
import { operations as publicGenerator } from './public-generator/index.ts'
import { operations as qaKnowledge } from './qa-knowledge/index.ts'
import { operations as qaSetup } from './qa-setup/index.ts'
import { operations as quality } from './quality/index.ts'
import { operations as teams } from './teams/index.ts'
import { operations as testCases } from './test-cases/index.ts'
import { operations as testScripts } from './test-scripts/index.ts'
import { operations as testRuns } from './test-runs/index.ts'
import { operations as traceability } from './traceability/index.ts'
import { operations as usage } from './usage/index.ts'
import { operations as webhooks } from './webhooks/index.ts'
import { operations as replays } from './replays/index.ts'
import { operations as heatmaps } from './heatmaps/index.ts'
import { operations as reports } from './reports/index.ts'
import { operations as activity } from './activity/index.ts'
import { operations as websiteFiles } from './website-files/index.ts'
import { operations as properties } from './properties/index.ts'
import { operations as savedReports } from './saved-reports/index.ts'
import { operations as segments } from './segments/index.ts'
import { operations as websites } from './websites/index.ts'
import { operations as analytics } from './analytics/index.ts'

/** The table of all operations. Routes, descriptions, tools and contract tests derive from it. */
export const operations: readonly Operation[] = [
  ...publicGenerator,
  ...hostedRuns,
  ...quality,
  ...testCases,
  ...testRuns,
  ...ciTriggers,
  ...traceability,
  ...testScripts,
  ...qaKnowledge,
  ...qaSetup,
  ...identity,
  ...organizations,
  ...accessKeys,
  ...preferences,
  ...usage,
  ...projects,
  ...stories,
  ...storyWriting,
  ...sprints,
  ...defects,
  ...risks,
  ...manuals,
  ...knowledgeBases,
  ...documents,
  ...crawls,
  ...exams,
  ...drive,
  ...masterContexts,
  ...contentPlanning,
  ...search,
  ...sharing,
  ...webhooks,
  ...teams,
  ...websites,
  ...reports,
  ...properties,
  ...activity,
  ...replays,
  ...heatmaps,
  ...websiteFiles,
  ...savedReports,
  ...segments,
  ...analytics,
  ...platform,
  ...local,
]
