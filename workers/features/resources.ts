import type { Resource } from '../../shared/kernel/resource.ts'
import { resources as defects } from './defects/index.ts'
import { resources as projects } from './projects/index.ts'
import { resources as publicGenerator } from './public-generator/index.ts'
import { resources as sprints } from './sprints/index.ts'
import { resources as stories } from './stories/index.ts'
import { resources as testCases } from './test-cases/index.ts'
import { resources as testRuns } from './test-runs/index.ts'
import { resources as traceability } from './traceability/index.ts'
import { resources as websites } from './websites/index.ts'

/** What AI assistants may read at an address. A feature lists its own here. */
export const resources: readonly Resource[] = [
  ...projects,
  ...publicGenerator,
  ...stories,
  ...sprints,
  ...testCases,
  ...testRuns,
  ...defects,
  ...traceability,
  ...websites,
]
