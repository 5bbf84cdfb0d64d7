import { readFileSync } from 'node:fs'

/** What the parts of the demo are called. The page that leads through it finds them by these names. */
export const names = JSON.parse(
  readFileSync(new URL('../../web/parts/demo-names.json', import.meta.url), 'utf8'),
)
