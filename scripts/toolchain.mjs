import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The product's root folder. */
export const root = resolve(fileURLToPath(new URL('..', import.meta.url)))

/** The Workers' configs from the root, primary first, and then in the order in which a deploy may follow the bindings. */
export const configs = {
  api: 'wrangler.toml',
  collect: 'workers/collect/wrangler.toml',
  jobs: 'workers/jobs/wrangler.toml',
  extract: 'workers/extract/wrangler.toml',
  design: 'workers/design/wrangler.toml',
  ocr: 'workers/ocr/wrangler.toml',
}

/** The pinned Node: whatever runs these scripts may be older than the tools allow. */
export const node = join(root, 'node_modules/.bin/node')

/** Where Node keeps what it has compiled, for all processes of this checkout. */
export const compileCache = join(root, '.wrangler/compile-cache')

/** Entry files of the tools, to be run with `node`; their `.bin` links would take whichever Node is on the PATH. */
export const tools = {
  wrangler: join(root, 'node_modules/wrangler/bin/wrangler.js'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs'),
}

/** Environment in which the tools neither ask, nor report, nor reach for the network. */
export function toolEnvironment(extra = {}) {
  return {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    WRANGLER_LOG_PATH: join(root, '.wrangler/logs'),
    // Colours in a file or a CI log are noise.
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
    ...extra,
  }
}
