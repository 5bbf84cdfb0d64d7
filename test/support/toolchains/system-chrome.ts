import { existsSync } from 'node:fs'
import { run } from './commands.ts'

/** A browser and the driver of its version, by the variables that projects on WebDriver read. */
export interface SystemChrome {
  CHROME_BINARY: string
  CHROMEDRIVER: string
}

const debian: SystemChrome = { CHROME_BINARY: '/usr/bin/chromium', CHROMEDRIVER: '/usr/bin/chromedriver' }

/** The browser and driver that the environment names, or those of Debian, which are installed where this is root; else why there are none. */
export async function systemChrome(): Promise<SystemChrome | { missing: string }> {
  const { CHROME_BINARY, CHROMEDRIVER } = process.env
  if (CHROME_BINARY && CHROMEDRIVER) return { CHROME_BINARY, CHROMEDRIVER }
  const isThere = () => Object.values(debian).every((path) => existsSync(path))
  if (isThere()) return debian
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return { missing: 'Name a browser in CHROME_BINARY and its driver in CHROMEDRIVER' }
  const apt = (...parameters: string[]) =>
    run('apt-get', parameters, { cwd: '/', env: { DEBIAN_FRONTEND: 'noninteractive' } })
  await apt('update', '-q')
  const { output } = await apt(
    'install',
    '-y',
    '-q',
    '--no-install-recommends',
    'chromium',
    'chromium-driver',
  )
  return isThere()
    ? debian
    : { missing: `apt-get could not install chromium-driver: ${output.trim().slice(-500)}` }
}
