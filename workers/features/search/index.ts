import type { Operation } from '../../../shared/kernel/operation.ts'
import { chatWithProject } from './chat-with-project.route.ts'
import { searchBase } from './search-base.route.ts'
import { searchOrganization } from './search-organization.ts'

export { checkSearch, searchDescription, searchProduces } from './declared.ts'
export { type KnownPassages, passagesFor } from './passages-for.ts'
export type { FoundPassage } from './passages.ts'
export type { Place } from './places.ts'
export { rank } from './rank.ts'
export { requireFilesOf } from './require-files.ts'
export { respond } from './respond.ts'
export { AnswerSource, searchFields } from './schemas.ts'
export { ask, search } from './search.ts'
export { isOfFile, sourceOf } from './source-of.ts'

export const operations: Operation[] = [searchBase, chatWithProject, searchOrganization]
