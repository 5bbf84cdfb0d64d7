import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProjectFile } from '../../../shared/domain/test-scripts/types.ts'
import { type Ran, type Verdicts, run, writeProject } from './commands.ts'
import { verdictsIn } from './pytest-report.ts'

const python = '/usr/bin/python3'
const browser = { CHROME_BINARY: '/usr/bin/chromium', CHROMEDRIVER: '/usr/bin/chromedriver' }

/** Debian's packages by the modules that they bring. */
const packages: Record<string, string> = {
  selenium: 'python3-selenium',
  pytest: 'python3-pytest',
  pytest_bdd: 'python3-pytest-bdd',
  behave: 'python3-behave',
}

/**
 * Runs a project of pytest with the Python and the Chromium of the system, which Debian gets where this is root. Where they are missing,
 * the project is byte-compiled. Throws when it does not compile, and when pytest itself fails.
 */
export async function runPytest(
  files: readonly ProjectFile[],
  baseUrl: string,
  modules: string[] = ['pytest', 'selenium'],
): Promise<Verdicts> {
  return await runPython(files, baseUrl, modules, ['-m', 'pytest', '-q', '--junitxml=report.xml'])
}

/** Writes a project and runs `python3` with `parameters` in it, which must leave a JUnit report in `report.xml`. */
async function runPython(
  files: readonly ProjectFile[],
  baseUrl: string,
  modules: string[],
  parameters: string[],
): Promise<Verdicts> {
  const folder = await writeProject(files)
  const missing = await installed(modules)
  if (missing !== undefined) {
    await compile(folder, files)
    return { missing }
  }
  const env = { ...browser, BASE_URL: baseUrl }
  const { code, output } = await run(python, parameters, { cwd: folder, env, timeoutMs: 900_000 })
  // 0: all passed; 1: some failed; everything else: the tests did not run.
  if (code < 0 || code > 1) throw new Error(`The project ended with ${code}:\n${output}`)
  return { verdicts: verdictsIn(await readFile(join(folder, 'report.xml'), 'utf8')), output }
}

/** Why projects that need some modules cannot run here, after what can be installed was installed; undefined when they can. */
async function installed(modules: string[]): Promise<string | undefined> {
  if (await isReady(modules)) return undefined
  const wanted = [...modules.map((module) => packages[module] ?? module), 'chromium-driver']
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return `Python projects need ${wanted.join(', ')} of Debian, which only root may install`
  await apt('update', '-q')
  const { code, output } = await apt('install', '-y', '-q', '--no-install-recommends', ...wanted)
  if (code === 0 && (await isReady(modules))) return undefined
  return `apt-get could not install ${wanted.join(', ')}: ${output.trim().slice(-500)}`
}

const apt = (...parameters: string[]): Promise<Ran> =>
  run('apt-get', parameters, { cwd: '/', env: { DEBIAN_FRONTEND: 'noninteractive' } })

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
