import type { Prompt } from '../../shared/kernel/prompt.ts'
import { prompts as defects } from './defects/index.ts'
import { prompts as projects } from './projects/index.ts'
import { prompts as publicGenerator } from './public-generator/index.ts'
import { prompts as quality } from './quality/index.ts'
import { prompts as sprints } from './sprints/index.ts'
import { prompts as traceability } from './traceability/index.ts'
import { prompts as websites } from './websites/index.ts'
import { writeAndRunTests } from './write-and-run-tests.ts'

/** The tasks that people may choose in their AI assistant. A feature lists its own here. */
export const prompts: readonly Prompt[] = [
  ...publicGenerator,
  writeAndRunTests,
  ...projects,
  ...quality,
  ...sprints,
  ...defects,
  ...traceability,
  ...websites,
]
