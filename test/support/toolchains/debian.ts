import { existsSync } from 'node:fs'
import { run } from './commands.ts'

/** What the toolchains of exported projects need of Debian, beside the browser of the other tests. */
const packages = [
  'chromium',
  'chromium-driver',
  'python3-selenium',
  'python3-pytest',
  'python3-pytest-bdd',
  'python3-behave',
  'junit5',
]

/** Installs what is missing where this is root on Debian; answers why not. Whoever needs a package looks for it himself. */
export async function installToolchains(): Promise<string | undefined> {
  const { output } = await run('dpkg-query', ['-W', '-f', '${Package} ${db:Status-Status}\n', ...packages], {
    cwd: '/',
  })
  const missing = packages.filter((name) => !output.includes(`${name} installed`))
  if (missing.length === 0) return undefined
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return `only root on Debian can install ${missing.join(', ')}`
  const apt = (...parameters: string[]) =>
    run('apt-get', parameters, { cwd: '/', env: { DEBIAN_FRONTEND: 'noninteractive' } })
  await apt('update', '-q')
  const { code, output: told } = await apt('install', '-y', '-q', '--no-install-recommends', ...missing)
  return code === 0
    ? undefined
    : `apt-get could not install ${missing.join(', ')}: ${told.trim().slice(-500)}`
}
