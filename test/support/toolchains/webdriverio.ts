import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProjectFile } from '../../../shared/domain/test-scripts/types.ts'
import { type Verdict, type Verdicts, checkTypes, takePackages, run, writeProject } from './commands.ts'
import { systemChrome } from './system-chrome.ts'

/** A reporter that writes a line for each test, and the project's own configuration with it. */
const reporter = `import { appendFileSync } from 'node:fs'
import WDIOReporter from '@wdio/reporter'

export default class Verdicts extends WDIOReporter {
  constructor(options) {
    super({ ...options, stdout: true })
  }
  #say = (verdict, { title }) => appendFileSync('verdicts.txt', verdict + ' ' + title + '\\n')
  onTestPass = (test) => this.#say('passed', test)
  onTestFail = (test) => this.#say('failed', test)
  onTestSkip = (test) => this.#say('skipped', test)
}
`
const configuration = (extension: string) => `import { config as own } from './wdio.conf.${extension}'
import Verdicts from './verdicts-reporter.mjs'

export const config = { ...own, maxInstances: 2, reporters: ['spec', Verdicts] }
`

/** Installs a project of WebdriverIO, checks its types where it has some, and runs it with the browser and driver of the system. */
export async function runWebdriverio(files: readonly ProjectFile[], baseUrl: string): Promise<Verdicts> {
  const chrome = systemChrome()
  if ('missing' in chrome) return chrome
  const typed = files.some(({ path }) => path === 'tsconfig.json')
  const folder = await writeProject(files)
  const refused = await takePackages(folder)
  if (refused) return { missing: refused }
  await checkTypes(folder, files)
  await writeFile(join(folder, 'verdicts-reporter.mjs'), reporter)
  await writeFile(join(folder, 'verdicts.conf.mjs'), configuration(typed ? 'ts' : 'js'))
  const env = { ...chrome, BASE_URL: baseUrl }
  const { output } = await run('npx', ['wdio', 'run', 'verdicts.conf.mjs'], {
    cwd: folder,
    env,
    timeoutMs: 900_000,
  })
  const lines = await readFile(join(folder, 'verdicts.txt'), 'utf8').catch(() => '')
  if (lines === '') throw new Error(`WebdriverIO ran no test:\n${output}`)
  return { verdicts: new Map(lines.trim().split('\n').map(verdictOf)), output }
}

function verdictOf(line: string): [string, Verdict] {
  const [verdict = '', id = ''] = line.split(' ')
  return [id, verdict as Verdict]
}
