import type { Resource } from '../../shared/kernel/resource.ts'
import { resources as projects } from './projects/index.ts'
import { resources as publicGenerator } from './public-generator/index.ts'

/** What AI assistants may read at an address. A feature lists its own here. */
export const resources: readonly Resource[] = [...projects, ...publicGenerator]
