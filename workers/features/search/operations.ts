import type { Operation } from '../../../shared/kernel/operation.ts'
import { chatWithProject } from './chat-with-project.route.ts'
import { searchBase } from './search-base.route.ts'
import { searchOrganization } from './search-organization.ts'

export const operations: readonly Operation[] = [searchBase, chatWithProject, searchOrganization]
