import type { Operation } from '../../../shared/kernel/operation.ts'
import { generateStories } from './generate-stories.ts'

export const operations: readonly Operation[] = [generateStories]
