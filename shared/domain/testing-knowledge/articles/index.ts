import agileAndDevops from './agile-and-devops.json' with { type: 'json' }
import automation from './automation.json' with { type: 'json' }
import blackBoxTechniques from './black-box-techniques.json' with { type: 'json' }
import defects from './defects.json' with { type: 'json' }
import experienceBased from './experience-based.json' with { type: 'json' }
import foundations from './foundations.json' with { type: 'json' }
import peopleAndPlatforms from './people-and-platforms.json' with { type: 'json' }
import performance from './performance.json' with { type: 'json' }
import security from './security.json' with { type: 'json' }
import standards from './standards.json' with { type: 'json' }
import testLevels from './test-levels.json' with { type: 'json' }
import testManagement from './test-management.json' with { type: 'json' }
import tools from './tools.json' with { type: 'json' }
import whiteBoxTechniques from './white-box-techniques.json' with { type: 'json' }
import type { Article } from '../types.ts'

/** All articles, by topic. Imported when the first question comes. */
export const articles = [
  ...agileAndDevops,
  ...automation,
  ...blackBoxTechniques,
  ...defects,
  ...experienceBased,
  ...foundations,
  ...peopleAndPlatforms,
  ...performance,
  ...security,
  ...standards,
  ...testLevels,
  ...testManagement,
  ...tools,
  ...whiteBoxTechniques,
] as Article[]
