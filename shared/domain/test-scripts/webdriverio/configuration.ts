import { fileNaming } from '../identifiers.ts'
import { stringLiteral } from '../javascript/literals.ts'
import { readme } from '../javascript/readme.ts'
import type { ProjectFile, ScriptProject } from '../types.ts'

/** What the project is installed with, pinned. */
const versions = {
  '@wdio/cli': '9.32.0',
  '@wdio/globals': '9.31.3',
  '@wdio/local-runner': '9.32.0',
  '@wdio/mocha-framework': '9.32.0',
  '@wdio/spec-reporter': '9.32.0',
  webdriverio: '9.32.0',
}

const typescriptVersions = { '@types/node': '24.19.2', typescript: '5.9.3' }

const about = {
  product: '[WebdriverIO](https://webdriver.io)',
  commands: ['npm install', 'npm test'],
  settings:
    'WebdriverIO finds or downloads Chrome and its driver; set `CHROME_BINARY` and `CHROMEDRIVER` to use those that are installed already.',
  folders: { tests: 'tests', pages: 'pages', support: 'support' },
}

/** Everything of the project but its code. */
export function configuration(project: ScriptProject): ProjectFile[] {
  const typed = project.language === 'typescript'
  return [
    { path: `wdio.conf.${typed ? 'ts' : 'js'}`, content: config(project, typed) },
    { path: 'package.json', content: manifest(project, typed) },
    ...(typed ? [{ path: 'tsconfig.json', content: tsconfig }] : []),
    { path: '.gitignore', content: 'node_modules/\nlogs/\n' },
    { path: '.github/workflows/webdriverio.yml', content: workflow },
    { path: 'README.md', content: readme(project, about) },
  ]
}

function config({ baseUrl }: ScriptProject, typed: boolean): string {
  const extension = typed ? 'ts' : 'js'
  const comment = typed ? '' : "/** @type {import('@wdio/types').Options.Testrunner} */\n"
  return `${typed ? '/// <reference types="@wdio/globals/types" />\n/// <reference types="@wdio/mocha-framework" />\n\n' : ''}import { browser } from '@wdio/globals'

// A browser and a driver of your own, where WebdriverIO need not download them.
const { BASE_URL, CHROME_BINARY, CHROMEDRIVER } = process.env

${comment}export const config${typed ? ': WebdriverIO.Config' : ''} = {
  runner: 'local',
  specs: ['./tests/**/*.spec.${extension}'],
  maxInstances: 4,
  capabilities: [
    {
      browserName: 'chrome',
      'goog:chromeOptions': {
        args: [
          '--headless=new',
          '--window-size=1280,720',
          // Chromium's sandbox does not start for root, as in containers.
          ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        ],
        ...(CHROME_BINARY ? { binary: CHROME_BINARY } : {}),
      },
      ...(CHROMEDRIVER ? { 'wdio:chromedriverOptions': { binary: CHROMEDRIVER } } : {}),
    },
  ],
  logLevel: 'warn',
  baseUrl: BASE_URL || ${stringLiteral(baseUrl)},
  waitforTimeout: 5000,
  framework: 'mocha',
  reporters: ['spec'],
  mochaOpts: { ui: 'bdd', timeout: 60_000 },
  // Each test starts as a new visitor does. A page that cannot store anything has nothing to forget.
  afterTest: async () => {
    await browser.deleteCookies()
    const forget = () => [localStorage, sessionStorage].forEach((storage) => storage.clear())
    await browser.execute(forget).catch(() => {})
  },
}
`
}

function manifest({ name }: ScriptProject, typed: boolean): string {
  const description = {
    name: fileNaming().name(name, name, { fallback: 'tests' }),
    private: true,
    type: 'module',
    scripts: {
      test: `wdio run wdio.conf.${typed ? 'ts' : 'js'}`,
      ...(typed ? { types: 'tsc --noEmit' } : {}),
    },
    devDependencies: { ...(typed ? typescriptVersions : {}), ...versions },
  }
  return `${JSON.stringify(description, null, 2)}\n`
}

const tsconfig = `{
  "compilerOptions": {
    "target": "es2023",
    "lib": ["es2023", "dom", "dom.iterable"],
    "module": "esnext",
    "moduleResolution": "bundler",
    "strict": true,
    "noEmit": true,
    "skipLibCheck": true,
    "types": ["node", "@wdio/globals/types", "@wdio/mocha-framework"]
  },
  "include": ["wdio.conf.ts", "tests", "pages", "support"]
}
`

const workflow = `name: WebdriverIO
on: [push, pull_request, workflow_dispatch]
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: lts/*
      - run: npm install
      - run: npm test
        env:
          BASE_URL: \${{ vars.BASE_URL }}
`
