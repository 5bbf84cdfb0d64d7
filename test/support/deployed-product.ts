import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
// Before wrangler, whose Miniflare would take seconds longer to hand the Workers to the runtime.
import '../../scripts/start/server/grow-faster.mjs'
import { createTestHarness } from 'wrangler'
import { chromePath, chromeVersion } from '../../scripts/bootstrap/chrome-path.mjs'
import { root } from '../../scripts/toolchain.mjs'
import { deployedWorkers } from './built-workers.ts'
import { publicGenerator } from './public-generator.ts'
import { removeFolder } from './remove-folder.ts'

const secrets = {
  KEY_ENCRYPTION_SECRET: Buffer.alloc(32, 1).toString('base64'),
  SIGNING_SECRET: Buffer.alloc(32, 2).toString('base64'),
}
/** Limits that a suite of probes would run into; everything else is as the configs say. */
const roomy = {
  EXECUTIONS_PER_HOUR: '1000',
  EXECUTIONS_PER_IP_PER_HOUR: '1000',
  EXECUTIONS_PER_HOST_PER_HOUR: '1000',
  UPLOADS_PER_HOUR: '10000',
  GENERATIONS_PER_HOUR: '10000',
}
/** The public names of a test lead to this machine, which runs would notice by who answers. */
const namesLeadHere = { CHECK_ANSWERS: 'false' }

/**
 * The built product in one process, configured as a deployment is: no `LOCAL`, no private targets. Names below `names` lead to this machine for its
 * browser, so that a test can be a site of the public network; every other name is looked up as always. The browser starts with `flags`, too.
 */
export async function startDeployedProduct({
  vars = {},
  names = ['*.example'],
  flags = [],
}: { vars?: Record<string, string>; names?: string[]; flags?: string[] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tracewright-deployed-'))
  const rules = names.map((name) => `MAP ${name} 127.0.0.1`).join(',')
  const restore = useBrowser(folder, [`--host-resolver-rules=${rules}`, ...flags])
  const workers = await deployedWorkers(folder)
  const harness = createTestHarness({
    root,
    workers: workers.map(({ name, ...built }) => ({
      ...built,
      vars: { LOCAL: 'false', ALLOW_PRIVATE_TARGETS: 'false', ...roomy, ...namesLeadHere, ...vars },
      ...(['extract', 'design', 'ocr'].includes(name) ? {} : { secrets }),
    })),
  })
  const { url } = await harness.listen()
  await harness.getWorker('tracewright-api').applyD1Migrations('DB')
  return {
    origin: url.origin,
    visitor: publicGenerator(url.origin),
    async close() {
      await harness.close()
      restore()
      await removeFolder(folder)
    },
  }
}

/** Lets local Browser Rendering start the installed browser with more flags. Returns how to undo it. */
function useBrowser(cache: string, flags: readonly string[]): () => void {
  const version = chromeVersion(readFileSync(join(root, 'node_modules/miniflare/dist/src/index.js'), 'utf8'))
  const at = (env: NodeJS.ProcessEnv) =>
    chromePath({ platform: process.platform, arch: process.arch, env, home: homedir(), version })
  const [installed, own] = [at(process.env), at({ ...process.env, XDG_CACHE_HOME: cache })]
  if (!installed || !own) throw new Error(`No browser can be started with a flag on ${process.platform}`)
  mkdirSync(dirname(own), { recursive: true })
  writeFileSync(own, `#!/bin/sh\nexec '${installed}' ${flags.map((flag) => `'${flag}'`).join(' ')} "$@"\n`, {
    mode: 0o755,
  })
  const before = process.env['XDG_CACHE_HOME']
  process.env['XDG_CACHE_HOME'] = cache
  return () => {
    if (before === undefined) delete process.env['XDG_CACHE_HOME']
    else process.env['XDG_CACHE_HOME'] = before
  }
}
