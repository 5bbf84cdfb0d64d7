import type { Framework } from '../framework.ts'
import { suiteFiles } from '../javascript/suite.ts'
import { configuration } from './configuration.ts'
import { cypressDialect } from './dialect.ts'

/** Projects of Cypress 15 with the queries of Testing Library. */
export const cypress: Framework = {
  write: (project) => [...suiteFiles(project, cypressDialect), ...configuration(project)],
}
