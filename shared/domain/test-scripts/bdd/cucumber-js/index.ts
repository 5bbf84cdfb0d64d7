import { fileNaming } from '../../identifiers.ts'
import { stringLiteral } from '../../javascript/literals.ts'
import { helperCode } from '../../javascript/helpers.ts'
import { joined } from '../../javascript/layout.ts'
import { helpers as shared } from '../../playwright/helpers.ts'
import { plainMarkdown } from '../../markdown.ts'
import { tsconfig, workflow } from '../../playwright/shared-files.ts'
import type { ProjectFile } from '../../types.ts'
import type { BddFramework, BddProject } from '../types.ts'
import { stepsCode } from './steps.ts'

/** What the project is installed with, pinned. */
const versions = {
  '@cucumber/cucumber': '13.3.0',
  '@playwright/test': '1.65.1',
  '@types/node': '24.19.2',
  tsx: '4.23.15',
  typescript: '5.9.3',
}

export const cucumberJs: BddFramework = {
  featureFolder: 'features',
  write: writeCucumberJs,
}

/** A project of Cucumber.js that drives the browser by Playwright. */
function writeCucumberJs(project: BddProject): ProjectFile[] {
  const typed = project.language === 'typescript'
  const extension = typed ? 'ts' : 'js'
  const { code, helpers, cucumber, usesExpect } = stepsCode(project.definitions, typed)
  const support = helperCode(shared, helpers, { typed, roles: [] })
  const imports = [
    `import { ${[...cucumber].toSorted().join(', ')} } from '@cucumber/cucumber'`,
    ...(usesExpect ? [`import { expect } from '@playwright/test'`] : []),
    ...(helpers.size > 0
      ? [`import { ${[...helpers].toSorted().join(', ')} } from '../support/helpers.js'`]
      : []),
    ...(typed ? [`import type { BrowserWorld } from '../support/world.js'`] : []),
  ]
  return [
    { path: `features/step_definitions/steps.${extension}`, content: `${imports.join('\n')}\n\n${code}\n` },
    ...(helpers.size > 0
      ? [
          {
            path: `features/support/helpers.${extension}`,
            content: joined([support.imports.join('\n'), support.code]),
          },
        ]
      : []),
    { path: `features/support/world.${extension}`, content: world(project, typed) },
    { path: 'cucumber.json', content: configuration(extension) },
    { path: 'package.json', content: manifest(project, typed) },
    ...(typed ? [{ path: 'tsconfig.json', content: tsconfig(['features']) }] : []),
    { path: '.gitignore', content: 'node_modules/\nreports/\n' },
    {
      path: '.github/workflows/cucumber.yml',
      content: workflow({ name: 'Cucumber', report: 'cucumber-report', folder: 'reports/' }),
    },
    { path: 'README.md', content: readme(project, typed) },
  ]
}

function world({ baseUrl }: BddProject, typed: boolean): string {
  const t = (annotation: string) => (typed ? annotation : '')
  return `import { After, AfterAll, Before, BeforeAll, World, setDefaultTimeout, setWorldConstructor } from '@cucumber/cucumber'
import { ${typed ? 'type Browser, type BrowserContext, type Page, ' : ''}chromium } from '@playwright/test'

/** What a scenario works with: a page in a browser context of its own. */
export class BrowserWorld extends World {
  ${typed ? 'context!: BrowserContext\n  page!: Page' : 'context\n  page'}
}

setWorldConstructor(BrowserWorld)
setDefaultTimeout(30_000)

let browser${t(': Browser')}

BeforeAll(async () => {
  // A browser of your own, where the one that Playwright installs cannot be had.
  const executablePath = process.env.CHROME_BINARY
  browser = await chromium.launch(executablePath ? { executablePath } : {})
})

Before(async function (${t('this: BrowserWorld')}) {
  this.context = await browser.newContext({ baseURL: process.env.BASE_URL || ${stringLiteral(baseUrl)} })
  this.page = await this.context.newPage()
})

After(async function (${t('this: BrowserWorld, ')}{ result }) {
  if (result?.status === 'FAILED') this.attach(await this.page.screenshot(), 'image/png')
  await this.context.close()
})

AfterAll(async () => {
  await browser.close()
})
`
}

function configuration(extension: string): string {
  const profile = {
    import: [`features/**/*.${extension}`],
    format: ['progress', 'html:reports/cucumber.html'],
  }
  return `${JSON.stringify({ default: profile }, null, 2)}\n`
}

function manifest({ name }: BddProject, typed: boolean): string {
  const { tsx, typescript, '@types/node': node, ...runner } = versions
  const description = {
    name: fileNaming().name(name, name, { fallback: 'features' }),
    private: true,
    type: 'module',
    engines: { node: '>=22' },
    scripts: {
      test: typed ? 'node --import tsx node_modules/@cucumber/cucumber/bin/cucumber.js' : 'cucumber-js',
      ...(typed ? { types: 'tsc --noEmit' } : {}),
    },
    devDependencies: { ...runner, ...(typed ? { '@types/node': node, tsx, typescript } : {}) },
  }
  return `${JSON.stringify(description, null, 2)}\n`
}

function readme({ name, baseUrl, features }: BddProject, typed: boolean): string {
  return `# ${plainMarkdown(name)}: features

${features.length === 1 ? 'One feature' : `${features.length} features`} for [Cucumber.js](https://github.com/cucumber/cucumber-js)${typed ? ', in TypeScript' : ''}; [Playwright](https://playwright.dev) drives the browser.

\`\`\`sh
npm install
npx playwright install chromium
npm test
\`\`\`

The scenarios run against \`${baseUrl.replaceAll('`', '%60')}\`; set \`BASE_URL\` for another address, and \`CHROME_BINARY\` to use a browser that is installed already.
The report is \`reports/cucumber.html\`, with a picture of each failure.

- \`features/*.feature\`: the scenarios. Tags are the id of the case, its requirement and its own tags.
- \`features/step_definitions/\`: each wording once. \`features/support/\`: the browser, and shared functions.

Scenarios tagged \`@manual\` are for a person: their first step skips them and says why.
`
}
