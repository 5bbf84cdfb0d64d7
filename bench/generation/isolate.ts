import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { node, root, toolEnvironment, tools } from '../../scripts/toolchain.mjs'
import { removeFolder } from '../../test/support/remove-folder.ts'

interface Designed {
  ms: number
  requirements: number
  testCases: number
}

/** What an isolate answers, with the processor time that it took; none when it did not live to answer. */
export type Design = (requirements: string, cases: number) => Promise<Designed | undefined>

/** The runtime of Workers with the engine in it, built as for a deploy. `inIsolate` gives a new isolate to its work and ends it. */
export async function withIsolates<T>(
  work: (inIsolate: <R>(heapMb: number, use: (design: Design) => Promise<R>) => Promise<R>) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewright-isolate-'))
  try {
    const entry = fileURLToPath(new URL('design-worker.ts', import.meta.url))
    const args = ['--no-warnings', tools.wrangler, 'deploy', entry, '--dry-run', '--outdir', folder]
    await promisify(execFile)(node, [...args, '-c', join(root, 'workers/design/wrangler.toml')], {
      cwd: root,
      env: toolEnvironment(),
    })
    return await work((heapMb, use) => isolate(folder, heapMb, use))
  } finally {
    await removeFolder(folder)
  }
}

async function isolate<R>(folder: string, heapMb: number, use: (design: Design) => Promise<R>): Promise<R> {
  const port = await freePort()
  const config = join(folder, `${port}.capnp`)
  await writeFile(config, configOf(port, heapMb))
  // Its `bin` may be a script that starts the program as a child: whose time would be measured then, and who would be ended?
  const { default: program } = createRequire(tools.wrangler)('workerd') as { default: string }
  const server = spawn(program, ['serve', config], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => server.on('close', () => resolve()))
  const url = `http://127.0.0.1:${port}/`
  try {
    await ready(server, url)
    return await use(async (body, cases) => {
      const before = cpuMs(server)
      const response = await fetch(`${url}?cases=${cases}`, { method: 'POST', body }).catch(() => undefined)
      if (!response?.ok) return undefined
      const counts = (await response.json()) as Omit<Designed, 'ms'>
      const ms = cpuMs(server) - before
      if (ms === 0) throw new Error('The processor time that was measured is not that of the isolate')
      return { ms, ...counts }
    })
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

const configOf = (port: number, heapMb: number) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .engine)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
  v8Flags = ["--max-heap-size=${heapMb}"]
);
const engine :Workerd.Worker = (
  modules = [(name = "main", esModule = embed "design-worker.js")],
  compatibilityDate = "2026-09-01"
);
`

/** Waits until the isolate has started, since its start is another figure. */
async function ready(server: ChildProcess, url: string): Promise<void> {
  for (let attempt = 0; attempt < 200 && server.exitCode === null; attempt += 1) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await delay(50)
  }
  throw new Error('The isolate did not start')
}

/** Processor time of a process so far, user and system: in steps of 10 ms. Without /proc it is that of the clock. */
function cpuMs({ pid }: ChildProcess): number {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return performance.now()
  const [user, system] = readFileSync(path, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
