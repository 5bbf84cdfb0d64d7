import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProjectFile } from '../../../shared/domain/test-scripts/types.ts'
import { type Verdict, type Verdicts, run, writeProject } from './commands.ts'
import { isCase, verdictsIn } from './pytest-report.ts'

const python = '/usr/bin/python3'
const browser = { CHROME_BINARY: '/usr/bin/chromium', CHROMEDRIVER: '/usr/bin/chromedriver' }

/**
 * Runs a project of pytest with the Python and the Chromium of Debian. Where they are missing, the project is byte-compiled. Throws when it does not compile, and when pytest itself fails.
 */
export function runPytest(files: readonly ProjectFile[], baseUrl: string): Promise<Verdicts> {
  return runPython(files, baseUrl, ['pytest', 'selenium'], {
    parameters: ['-m', 'pytest', '-q', '--junitxml=report'],
    read: verdictsIn,
  })
}

/** Runs a project of pytest-bdd as `runPytest` does. */
export function runPytestBdd(files: readonly ProjectFile[], baseUrl: string): Promise<Verdicts> {
  return runPython(
    [...files.map(withoutDescriptions), columnsOfDebian],
    baseUrl,
    ['pytest', 'pytest_bdd', 'selenium'],
    {
      parameters: ['-m', 'pytest', '-q', '--junitxml=report', '-p', 'unused_columns'],
      read: verdictsIn,
    },
  )
}

/** Runs a project of behave as `runPytest` does. */
export function runBehave(files: readonly ProjectFile[], baseUrl: string): Promise<Verdicts> {
  return runPython(files, baseUrl, ['behave', 'selenium'], {
    parameters: ['-m', 'behave', '--no-color', '-f', 'json', '-o', 'report', '-f', 'progress'],
    read: behaveVerdicts,
  })
}

/** Debian 12 has pytest-bdd 5, which takes the lines below the title of a scenario for scenarios. */
const withoutDescriptions = ({ path, content }: ProjectFile): ProjectFile => ({
  path,
  content: path.endsWith('.feature') ? content.replace(/^ +(?:Before|Do|Expect): .*\n/gm, '') : content,
})

/** It also refuses examples with columns that only the title uses; 6 and later take them. */
const columnsOfDebian: ProjectFile = {
  path: 'unused_columns.py',
  content: `import pytest_bdd.parser

if hasattr(pytest_bdd.parser.ScenarioTemplate, "validate"):
    pytest_bdd.parser.ScenarioTemplate.validate = lambda self: None
`,
}

interface BehaveFeature {
  elements: { type: string; name: string; tags: string[]; status: string }[]
}

/** The id of a case is a tag of its scenario, or stands behind the title of a row of examples. */
function behaveVerdicts(report: string): Map<string, Verdict> {
  const scenarios = (JSON.parse(report) as BehaveFeature[])
    .flatMap(({ elements }) => elements)
    .filter(({ type }) => type === 'scenario')
  return new Map(
    scenarios.map(({ name, tags, status }): [string, Verdict] => {
      const id = /\((TC-\d+)\) -- @/.exec(name)?.[1] ?? tags.find((tag) => isCase.test(tag))
      return [id ?? name, status === 'passed' || status === 'skipped' ? status : 'failed']
    }),
  )
}

/** Writes a project and runs `python3` with `parameters` in it, which leaves a report in `report`. */
async function runPython(
  files: readonly ProjectFile[],
  baseUrl: string,
  modules: string[],
  { parameters, read }: { parameters: string[]; read: (report: string) => Map<string, Verdict> },
): Promise<Verdicts> {
  const folder = await writeProject(files)
  if (!(await isReady(modules))) {
    await compile(folder, files)
    return { missing: `Python projects need ${modules.join(', ')}, chromium and chromium-driver of Debian` }
  }
  const env = { ...browser, BASE_URL: baseUrl }
  const { code, output } = await run(python, parameters, { cwd: folder, env, timeoutMs: 900_000 })
  // 0: all passed; 1: some failed; everything else: the tests did not run.
  if (code < 0 || code > 1) throw new Error(`The project ended with ${code}:\n${output}`)
  return { verdicts: read(await readFile(join(folder, 'report'), 'utf8')), output }
}

async function isReady(modules: string[]): Promise<boolean> {
  if (![python, ...Object.values(browser)].every((path) => existsSync(path))) return false
  return (await run(python, ['-c', `import ${modules.join(', ')}`], { cwd: '/' })).code === 0
}

/** Throws unless every source of a project compiles; without any Python there is nothing to ask. */
async function compile(folder: string, files: readonly ProjectFile[]): Promise<void> {
  const sources = files.map(({ path }) => path).filter((path) => path.endsWith('.py'))
  const { code, output } = await run('python3', ['-m', 'py_compile', ...sources], { cwd: folder })
  if (code > 0) throw new Error(`The project does not compile:\n${output}`)
}
