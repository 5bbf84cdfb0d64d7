import { mkdtempSync, readFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// Before wrangler, whose Miniflare would take seconds longer to hand the Workers to the runtime.
import '../../scripts/start/server/grow-faster.mjs'
import { createTestHarness } from 'wrangler'
import { root } from '../../scripts/toolchain.mjs'
import type { Fault, state } from './faulty-jobs/faults.ts'
import type { RunSettings } from '../../workers/features/hosted-runs/run-input.ts'
import { deployedWorkers, faultyJobs } from './built-workers.ts'
import { publicGenerator } from './public-generator.ts'
import { removeFolder } from './remove-folder.ts'

const settings = {
  LOCAL: 'true',
  ALLOW_PRIVATE_TARGETS: 'true',
  EXECUTIONS_PER_HOUR: '1000',
  EXECUTIONS_PER_IP_PER_HOUR: '1000',
  EXECUTIONS_PER_HOST_PER_HOUR: '1000',
  STEP_TIMEOUT_SECONDS: '15',
}
const secrets = {
  KEY_ENCRYPTION_SECRET: Buffer.alloc(32, 1).toString('base64'),
  SIGNING_SECRET: Buffer.alloc(32, 2).toString('base64'),
}

/** The built product in one process, with all Workers as they are deployed; only what `jobs` is bound to can be made to fail. */
export async function startFaultyProduct() {
  const folder = mkdtempSync(join(tmpdir(), 'tracewright-faulty-'))
  const workers = await deployedWorkers(folder, faultyJobs)
  const harness = createTestHarness({
    root,
    workers: workers.map(({ name, ...built }) => ({
      ...built,
      vars: settings,
      ...(['extract', 'design', 'ocr'].includes(name) ? {} : { secrets }),
    })),
  })
  const { url } = await harness.listen()
  const api = harness.getWorker('tracewright-api')
  const jobs = harness.getWorker('tracewright-jobs')
  await api.applyD1Migrations('DB')
  const faults = async (init?: { method: string; body: string }) =>
    (await (await jobs.fetch('http://jobs.test/', init)).json()) as { calls: string[]; faults: Fault[] }
  const none = { confused: false, scriptless: false as typeof state.scriptless, repeating: false }
  const set = (next: { faults?: Fault[]; settings?: Partial<RunSettings> } & Partial<typeof none>) =>
    faults({ method: 'PUT', body: JSON.stringify({ faults: [], settings: {}, ...none, ...next }) })
  return {
    origin: url.origin,
    /** Lets queues deliver every message twice, while these faults strike. */
    repeat: (...next: Fault[]) => set({ faults: next, repeating: true }),
    /** What happens every hour. */
    upkeep: () => jobs.scheduled({ cron: '17 * * * *' }),
    /** A statement on the product's database: only time could do what it does. */
    sql: async (statement: string) =>
      ((await api.getEnv()) as { DB: D1Database }).DB.prepare(statement).run(),
    visitor: publicGenerator(url.origin),
    /** Lets these faults strike from now on, and forgets those before. */
    strike: (...next: Fault[]) => set({ faults: next }),
    /** Sets up runs with what the public interface does not offer. */
    settings: (settings: Partial<RunSettings>) => set({ settings }),
    /** Lets browsers answer what nobody asked, until faults are set again. */
    confuse: () => set({ confused: true }),
    /** Lets browsers lose the scripts that are to run in pages, until faults are set again. */
    loseScripts: (from: 'beginning' | 'first-close', settings: Partial<RunSettings> = {}) =>
      set({ scriptless: from, settings }),
    /** What has not struck yet. */
    left: async () => (await faults()).faults,
    calls: async () => (await faults()).calls,
    /** Throws an object out of memory, as a deployment does. */
    evict: (binding: 'EXECUTION' | 'BROWSER_POOL', name: string) =>
      api.evictDurableObject(binding, { name }).catch((error: unknown) => {
        // It had left by itself.
        if (!String(error).includes('not currently running')) throw error
      }),
    async close() {
      await harness.close()
      await removeFolder(folder)
    },
  }
}

/** Kills the browsers that this process has started, as the system does when memory is short. Returns how many there were. */
export function killBrowsers(most = Infinity): number {
  const own = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
        const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
        return words.includes('--remote-debugging-port=0') && parent === String(process.pid)
      } catch {
        return false
      }
    })
  for (const pid of own.slice(0, most)) process.kill(Number(pid), 'SIGKILL')
  return own.length
}
