import type { Operation } from '../../shared/kernel/operation.ts'
import { operations as hostedRuns } from './hosted-runs/index.ts'
import { operations as identity } from './identity/index.ts'
import { operations as local } from './local/index.ts'
import { operations as organizations } from './organizations/index.ts'
import { operations as platform } from './platform/index.ts'
import { operations as publicGenerator } from './public-generator/index.ts'
import { operations as quality } from './quality/index.ts'
import { operations as testScripts } from './test-scripts/index.ts'
import { operations as websites } from './websites/index.ts'
import { operations as analytics } from './analytics/index.ts'

/** The table of all operations. Routes, descriptions, tools and contract tests derive from it. */
export const operations: readonly Operation[] = [
  ...publicGenerator,
  ...hostedRuns,
  ...quality,
  ...testScripts,
  ...identity,
  ...organizations,
  ...websites,
  ...analytics,
  ...platform,
  ...local,
]
