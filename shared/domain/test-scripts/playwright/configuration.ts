import { plainMarkdown } from '../markdown.ts'
import { stringLiteral } from '../javascript/literals.ts'
import { fileNaming } from '../identifiers.ts'
import type { ProjectFile, ScriptProject } from '../types.ts'
import { tsconfig, workflow } from './shared-files.ts'

/** What the project is installed with, pinned. */
const versions = { '@playwright/test': '1.65.1', '@types/node': '24.19.2', typescript: '5.9.3' }

/** Everything of the project but its code. */
export function configuration(project: ScriptProject): ProjectFile[] {
  const typed = project.language === 'typescript'
  return [
    { path: `playwright.config.${typed ? 'ts' : 'js'}`, content: config(project) },
    { path: 'package.json', content: manifest(project, typed) },
    ...(typed
      ? [{ path: 'tsconfig.json', content: tsconfig(['playwright.config.ts', 'tests', 'pages', 'support']) }]
      : []),
    { path: '.gitignore', content: 'node_modules/\ntest-results/\nplaywright-report/\n' },
    {
      path: '.github/workflows/playwright.yml',
      content: workflow({ name: 'Playwright', report: 'playwright-report', folder: 'playwright-report/' }),
    },
    { path: 'README.md', content: readme(project, typed) },
  ]
}

function config({ baseUrl }: ScriptProject): string {
  return `import { defineConfig, devices } from '@playwright/test'

// A browser of your own, where the one that Playwright installs cannot be had.
const executablePath = process.env.CHROME_BINARY

export default defineConfig({
  testDir: './tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['list'], ['html', { open: 'never' }]] : 'html',
  use: {
    baseURL: process.env.BASE_URL || ${stringLiteral(baseUrl)},
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: { ...devices['Desktop Chrome'], ...(executablePath ? { launchOptions: { executablePath } } : {}) },
    },
  ],
})
`
}

function manifest({ name }: ScriptProject, typed: boolean): string {
  const { typescript, '@types/node': node, ...runner } = versions
  const description = {
    name: fileNaming().name(name, name, { fallback: 'tests' }),
    private: true,
    type: 'module',
    scripts: {
      test: 'playwright test',
      report: 'playwright show-report',
      ...(typed ? { types: 'tsc --noEmit' } : {}),
    },
    devDependencies: { ...runner, ...(typed ? { '@types/node': node, typescript } : {}) },
  }
  return `${JSON.stringify(description, null, 2)}\n`
}

function readme({ name, baseUrl, cases }: ScriptProject, typed: boolean): string {
  const skipped = cases.filter(({ obstacles }) => obstacles.length > 0)
  const list = skipped.map(
    ({ id, title, obstacles }) =>
      `- ${plainMarkdown(`${id} ${title}`)}: ${plainMarkdown(obstacles.join(' '))}`,
  )
  return `# ${plainMarkdown(name)}: browser tests

${cases.length} test cases for [Playwright](https://playwright.dev)${typed ? ', in TypeScript' : ''}.

\`\`\`sh
npm install
npx playwright install chromium
npm test
\`\`\`

The tests run against \`${baseUrl.replaceAll('`', '%60')}\`; set \`BASE_URL\` for another address, and \`CHROME_BINARY\` to use a browser that is installed already.
\`npm run report\` opens the report of the last run; a failed test leaves a trace and a picture in it.

- \`tests/\`: a file for each page or feature. A test is named by the id and title of its case; its tags and requirement are in the report.
- \`pages/\`: where elements are named, when page objects were asked for. \`support/\`: shared functions.

Elements are found by role and name or by label, as people and screen readers find them.
${list.length > 0 ? `\n## Not automated\n\nThese cases are marked \`test.fixme\`, because a script cannot do a part of them:\n\n${list.join('\n')}\n` : ''}`
}
