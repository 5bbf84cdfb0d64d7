import type { Prompt } from '../../shared/kernel/prompt.ts'
import { prompts as projects } from './projects/index.ts'
import { prompts as publicGenerator } from './public-generator/index.ts'

/** The tasks that people may choose in their AI assistant. A feature lists its own here. */
export const prompts: readonly Prompt[] = [...publicGenerator, ...projects]
