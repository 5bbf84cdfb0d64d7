import { existsSync } from 'node:fs'

/** A browser and the driver of its version, by the variables that projects on WebDriver read. */
export interface SystemChrome {
  CHROME_BINARY: string
  CHROMEDRIVER: string
}

const debian: SystemChrome = { CHROME_BINARY: '/usr/bin/chromium', CHROMEDRIVER: '/usr/bin/chromedriver' }

/** The browser and driver that the environment names, or those of Debian; else why there are none. */
export function systemChrome(): SystemChrome | { missing: string } {
  const { CHROME_BINARY, CHROMEDRIVER } = process.env
  if (CHROME_BINARY && CHROMEDRIVER) return { CHROME_BINARY, CHROMEDRIVER }
  return Object.values(debian).every((path) => existsSync(path))
    ? debian
    : { missing: 'Name a browser in CHROME_BINARY and its driver in CHROMEDRIVER' }
}
