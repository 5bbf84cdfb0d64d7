import { plainMarkdown } from '../markdown.ts'
import type { ProjectFile, ScriptCase } from '../types.ts'

export const versions = {
  java: '17',
  selenium: '4.48.0',
  junit: '5.14.2',
  surefire: '3.5.4',
  compiler: '3.14.1',
  cucumber: '7.34.3',
  platform: '1.14.2',
}

export interface Dependency {
  group: string
  artifact: string
  version: string
  scope?: 'test'
}

export const seleniumAndJUnit: Dependency[] = [
  { group: 'org.seleniumhq.selenium', artifact: 'selenium-java', version: versions.selenium },
  { group: 'org.junit.jupiter', artifact: 'junit-jupiter', version: versions.junit },
]

const xml = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** The manifest of a project for Maven 3.9, by the Maven POM reference, with each version pinned. */
export function pom({
  name,
  artifact,
  dependencies,
}: {
  name: string
  artifact: string
  dependencies: Dependency[]
}): string {
  const of = ({ group, artifact: id, version }: Dependency, element: string, extra: string[] = []) => [
    `<${element}>`,
    `  <groupId>${group}</groupId>`,
    `  <artifactId>${id}</artifactId>`,
    `  <version>${version}</version>`,
    ...extra.map((line) => `  ${line}`),
    `</${element}>`,
  ]
  const plugin = (id: string, version: string) =>
    of({ group: 'org.apache.maven.plugins', artifact: id, version }, 'plugin')
  const lines = [
    `<modelVersion>4.0.0</modelVersion>`,
    `<groupId>com.example</groupId>`,
    `<artifactId>${artifact}</artifactId>`,
    `<version>1.0.0</version>`,
    `<name>${xml(name)}</name>`,
    '',
    '<properties>',
    `  <maven.compiler.release>${versions.java}</maven.compiler.release>`,
    '  <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>',
    '</properties>',
    '',
    '<dependencies>',
    ...dependencies
      .flatMap((one) => of(one, 'dependency', ['<scope>test</scope>']))
      .map((line) => `  ${line}`),
    '</dependencies>',
    '',
    '<build>',
    '  <plugins>',
    ...[
      ...plugin('maven-compiler-plugin', versions.compiler),
      ...plugin('maven-surefire-plugin', versions.surefire),
    ].map((line) => `    ${line}`),
    '  </plugins>',
    '</build>',
  ]
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<project xmlns="http://maven.apache.org/POM/4.0.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
    '         xsi:schemaLocation="http://maven.apache.org/POM/4.0.0 https://maven.apache.org/xsd/maven-4.0.0.xsd">',
    ...lines.map((line) => (line === '' ? '' : `  ${line}`)),
    '</project>',
  ].join('\n')}\n`
}

/** The environment that all projects on Selenium and Java read. */
const environment = [
  '| variable | meaning |',
  '|---|---|',
  '| `BASE_URL` | the site under test |',
  '| `CHROME_BINARY` | another Chrome or Chromium than the one that Selenium Manager finds |',
  '| `SELENIUM_REMOTE_URL` | a Selenium Grid to run the browser on |',
]

interface ReadmeParts {
  name: string
  baseUrl: string
  /** What the project is, in a sentence. */
  what: string
  /** The command that runs the tests of one tag. */
  oneTag: string
  /** What is skipped and why, in Markdown. */
  skipped: string[]
}

/** The page that a reader of the project sees first. */
export function readme({ name, baseUrl, what, oneTag, skipped }: ReadmeParts): string {
  const address = baseUrl.replaceAll(/[`\s]/g, '')
  return `${[
    `# ${plainMarkdown(name) || 'Tests'}`,
    '',
    what,
    '',
    '## Run',
    '',
    `Needs JDK ${versions.java} or newer, Maven 3.9 and Chrome. Selenium Manager finds the browser and its driver.`,
    '',
    '```sh',
    'mvn test',
    'BASE_URL=https://staging.example.com mvn test',
    oneTag,
    '```',
    '',
    `Without \`BASE_URL\` the tests open \`${address}\`. Secrets, written as \`%NAME%\` in the cases, are read from the environment.`,
    '',
    ...environment,
    ...(skipped.length === 0 ? [] : ['', '## Skipped', '', ...skipped]),
  ].join('\n')}\n`
}

/** A line of a README for each case that no script can do. */
export const skippedLines = (cases: ScriptCase[]): string[] =>
  cases
    .filter(({ obstacles }) => obstacles.length > 0)
    .map(({ id, title, obstacles }) => `- ${plainMarkdown(`${id} ${title}: ${obstacles.join(' ')}`)}`)

/** A workflow for GitHub Actions, whose runners have Chrome. */
export const workflow = `name: Tests
on:
  push:
    branches: [main]
  pull_request:
jobs:
  test:
    runs-on: ubuntu-24.04
    timeout-minutes: 30
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-java@v5
        with:
          distribution: temurin
          java-version: '${versions.java}'
          cache: maven
      - run: mvn --batch-mode --no-transfer-progress test
        env:
          BASE_URL: \${{ vars.BASE_URL }}
      - uses: actions/upload-artifact@v4
        if: always()
        with:
          name: reports
          path: target/surefire-reports
`

export const commonFiles: ProjectFile[] = [
  { path: '.gitignore', content: 'target/\n.idea/\n*.iml\n.vscode/\n' },
  { path: '.github/workflows/tests.yml', content: workflow },
]
