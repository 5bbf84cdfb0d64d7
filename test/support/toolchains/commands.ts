import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ProjectFile } from '../../../shared/domain/test-scripts/types.ts'

export interface Ran {
  code: number
  output: string
}

const binaries = fileURLToPath(new URL('../../../node_modules/.bin', import.meta.url))

/** Runs a command to its end, with the Node of this repository first in the path; one that takes too long is killed. */
export function run(
  command: string,
  parameters: string[],
  { cwd, env = {}, timeoutMs = 300_000 }: { cwd: string; env?: Record<string, string>; timeoutMs?: number },
): Promise<Ran> {
  const { promise, resolve } = Promise.withResolvers<Ran>()
  const path = `${binaries}${delimiter}${process.env.PATH ?? ''}`
  const child = spawn(command, parameters, {
    cwd,
    env: { ...process.env, ...env, PATH: path, CI: '1', FORCE_COLOR: '0' },
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.on('error', (error) => resolve({ code: -1, output: output + error.message }))
  child.on('close', (code) => resolve({ code: code ?? -1, output }))
  return promise
}

/** Writes a project into a folder of its own, below `parent`, and answers its path. */
export async function writeProject(files: readonly ProjectFile[], parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, 'tracewright-project-'))
  for (const { path, content } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return folder
}

/** Installs the packages of a project; the reason when the registry cannot be reached. Throws when the project itself is at fault. */
export async function installPackages(folder: string): Promise<string | undefined> {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
  const env = { CYPRESS_INSTALL_BINARY: '0', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
  const { code, output } = await run('npm', ['install', ...quiet], { cwd: folder, env })
  if (code === 0) return undefined
  const told = output.trim().slice(-500)
  if (!/ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH/.test(output))
    throw new Error(`The packages of the project cannot be installed: ${told}`)
  return `npm cannot reach its registry: ${told}`
}

/** Installs the packages of a project as `installPackages` does, or takes those that were installed in this run for another one that asks for the very same. */
export async function takePackages(folder: string): Promise<string | undefined> {
  const asked = await readFile(join(folder, 'package.json'))
  const hash = createHash('sha256').update(asked).digest('hex').slice(0, 16)
  const own = join(folder, 'node_modules')
  // In a folder of any other name packages would not find each other.
  const taken = join(tmpdir(), 'tracewright-packages', hash, 'node_modules')
  if (!existsSync(taken)) {
    const refused = await installPackages(folder)
    if (refused !== undefined) return refused
    await mkdir(dirname(taken), { recursive: true })
    // Another file may have been first.
    await rename(own, taken).catch(() => undefined)
  }
  if (!existsSync(own)) await symlink(taken, own)
  return undefined
}

export type Verdict = 'passed' | 'failed' | 'skipped'

/** What a toolchain said of each case, by its id; or why it could not be asked. */
export type Verdicts = { verdicts: Map<string, Verdict>; output: string } | { missing: string }

/** Throws unless the types of a project are right; one in JavaScript has none. */
export async function checkTypes(folder: string, files: readonly ProjectFile[]): Promise<void> {
  if (!files.some(({ path }) => path === 'tsconfig.json')) return
  const { code, output } = await run('npm', ['run', 'types'], { cwd: folder })
  if (code !== 0) throw new Error(`The types of the project are wrong:\n${output}`)
}
