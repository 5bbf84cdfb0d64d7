import { fileNaming } from '../identifiers.ts'
import { propertyName, stringLiteral } from '../javascript/literals.ts'
import { readme } from '../javascript/readme.ts'
import { textParts } from '../text-parts.ts'
import type { ProjectFile, ScriptProject } from '../types.ts'

/** What the project is installed with, pinned. */
const versions = { '@testing-library/cypress': '10.1.3', '@testing-library/dom': '10.4.2', cypress: '15.3.0' }

const typescriptVersions = { '@types/node': '24.19.2', typescript: '5.9.3' }

const about = {
  product:
    '[Cypress](https://www.cypress.io) with the queries of [Testing Library](https://testing-library.com/docs/cypress-testing-library/intro)',
  commands: ['npm install', 'npm test'],
  settings: '`npm run open` opens the tests in the window of Cypress.',
  folders: { tests: 'cypress/e2e', pages: 'cypress/pages', support: 'cypress/support' },
}

/** Everything of the project but its code. */
export function configuration(project: ScriptProject): ProjectFile[] {
  const typed = project.language === 'typescript'
  const extension = typed ? 'ts' : 'js'
  return [
    { path: `cypress.config.${extension}`, content: config(project) },
    { path: `cypress/support/e2e.${extension}`, content: "import '@testing-library/cypress/add-commands'\n" },
    { path: 'package.json', content: manifest(project, typed) },
    ...(typed ? [{ path: 'tsconfig.json', content: tsconfig }] : []),
    {
      path: '.gitignore',
      content: 'node_modules/\ncypress/downloads/\ncypress/screenshots/\ncypress/videos/\n',
    },
    { path: '.github/workflows/cypress.yml', content: workflow },
    { path: 'README.md', content: readme(project, about) },
  ]
}

function config(project: ScriptProject): string {
  const secrets = secretsOf(project)
  const env = secrets.map((name) => `      ${propertyName(name)}: process.env[${stringLiteral(name)}],`)
  return `import { defineConfig } from 'cypress'

export default defineConfig({
  e2e: {
    // Paths are visited below the origin; Cypress would put them behind the path of an address.
    baseUrl: new URL(process.env.BASE_URL || ${stringLiteral(project.baseUrl)}).origin,
    viewportWidth: 1280,
    viewportHeight: 720,
${env.length > 0 ? `    env: {\n${env.join('\n')}\n    },\n` : ''}  },
})
`
}

/** The names of the secrets that tests use: Cypress hands on only what it is told. */
function secretsOf({ cases }: ScriptProject): string[] {
  const names = new Set<string>()
  const add = (value: unknown): void => {
    if (typeof value === 'string')
      for (const part of textParts(value))
        if (typeof part !== 'string' && 'secret' in part) names.add(part.secret)
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(add)
  }
  add(cases.flatMap(({ steps }) => steps.map(({ actions, expectations }) => [actions, expectations])))
  return [...names].toSorted()
}

function manifest({ name }: ScriptProject, typed: boolean): string {
  const description = {
    name: fileNaming().name(name, name, { fallback: 'tests' }),
    private: true,
    type: 'module',
    scripts: {
      test: 'cypress run',
      open: 'cypress open',
      ...(typed ? { types: 'tsc --noEmit' } : {}),
    },
    devDependencies: { ...versions, ...(typed ? typescriptVersions : {}) },
  }
  return `${JSON.stringify(description, null, 2)}\n`
}

const tsconfig = `{
  "compilerOptions": {
    "target": "es2023",
    "lib": ["es2023", "dom", "dom.iterable"],
    "module": "esnext",
    "moduleResolution": "bundler",
    "moduleDetection": "force",
    "strict": true,
    "noEmit": true,
    "skipLibCheck": true,
    "types": ["cypress", "@testing-library/cypress", "node"]
  },
  "include": ["cypress.config.ts", "cypress"]
}
`

const workflow = `name: Cypress
on: [push, pull_request, workflow_dispatch]
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: actions/checkout@v4
      - uses: cypress-io/github-action@v6
        env:
          BASE_URL: \${{ vars.BASE_URL }}
      - uses: actions/upload-artifact@v4
        if: failure()
        with:
          name: cypress-screenshots
          path: cypress/screenshots
          if-no-files-found: ignore
`
