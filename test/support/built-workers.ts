import { fork } from 'node:child_process'
import { once as onceHeard } from 'node:events'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse } from 'smol-toml'
import type { TestProject } from 'vitest/node'
import { withAbsolutePaths } from '../../scripts/absolute-paths.mjs'
import { builtWorkers } from '../../scripts/start/server/built-workers.mjs'
import { configs, root } from '../../scripts/toolchain.mjs'
import { builtConfig } from '../../scripts/workers/build-worker.mjs'
import { once } from '../../shared/domain/basics/once.ts'
import { certificateOf } from './certificate.ts'
import { removeFolder } from './remove-folder.ts'

type Name = 'api' | 'collect' | 'jobs' | 'extract' | 'design' | 'ocr'
interface Config {
  main: string
}

/** The jobs Worker whose bindings fail when a test says so. */
export const faultyJobs = { jobs: join(root, 'test/support/faulty-jobs/index.ts') }

/**
 * All Workers with their configs as they are deployed, which are written into `folder`, but for those whose main file is another one. Each is built once for all
 * products of this checkout, until a source of it changes.
 */
export async function deployedWorkers(folder: string, mains: Partial<Record<Name, string>> = {}) {
  // The harness refuses a Worker without the folder of its assets: `npm start` and a deploy build the pages, and tests that need none do not.
  await mkdir(join(root, 'web/dist'), { recursive: true })
  const all = Object.entries(configs) as [Name, string][]
  const paths = all.map(async ([name, path]) => {
    const raw = parse(await readFile(join(root, path), 'utf8'))
    const config = withAbsolutePaths(raw, join(root, dirname(path))) as Config
    const into = join(folder, `${name}.json`)
    await writeFile(into, JSON.stringify({ ...config, main: mains[name] ?? config.main }))
    return into
  })
  const built = await builtWorkers(await Promise.all(paths))
  const deployed = built.map(async ({ path, config, ...made }, at) => {
    await writeFile(path, JSON.stringify(builtConfig(config, made)))
    return { name: all[at]?.[0] ?? '', configPath: path }
  })
  return Promise.all(deployed)
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Who asks `at` is told where the deployed product of many files listens, which starts then; its browser trusts a site with this certificate. */
    deployedProduct: { at: string; certificate: { cert: string; key: string } }
  }
}

/** Once before all files: two of them at a time would each build the same. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewright-built-'))
  await deployedWorkers(folder)
  await deployedWorkers(folder, faultyJobs)
  await removeFolder(folder)
  const { cert, key, trustFlag } = certificateOf()
  let stop = () => Promise.resolve()
  // It has a process of its own, since its environment says which browser it starts.
  const started = once(async () => {
    const child = fork(join(import.meta.dirname, 'serve-deployed.ts'), [trustFlag])
    const ended = onceHeard(child, 'exit')
    stop = async () => {
      if (child.connected) child.disconnect()
      await ended
    }
    const [origin] = (await Promise.race([
      onceHeard(child, 'message'),
      ended.then(() => Promise.reject(new Error('The deployed product did not start'))),
    ])) as [string]
    return origin
  })
  const server = createServer((_request, response) => {
    started().then(
      (origin) => response.end(origin),
      (error) => response.writeHead(500).end(String(error)),
    )
  })
  await onceHeard(server.listen(0, '127.0.0.1'), 'listening')
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  provide('deployedProduct', { at, certificate: { cert: String(cert), key: String(key) } })
  return async () => {
    server.close()
    await stop()
  }
}
