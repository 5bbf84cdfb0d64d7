import type { Framework } from '../framework.ts'
import { suiteFiles } from '../javascript/suite.ts'
import { configuration } from './configuration.ts'
import { webdriverioDialect } from './dialect.ts'

/** Projects of WebdriverIO 9 with Mocha. */
export const webdriverio: Framework = {
  write: (project) => [...suiteFiles(project, webdriverioDialect), ...configuration(project)],
}
