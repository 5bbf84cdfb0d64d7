import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { parseEnv } from 'node:util'
import { parse } from 'smol-toml'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localConfigs, writeLocalConfigs } from '../../../scripts/start/local-configs.mjs'
import { configs, root } from '../../../scripts/toolchain.mjs'
import { readSettings } from '../../../shared/services/settings.ts'
import { removeFolder } from '../../support/remove-folder.ts'

interface Service {
  binding: string
  service: string
  entrypoint?: string
  props?: { queue: string }
}

interface Config {
  name: string
  main: string
  vars?: Record<string, unknown>
  services: Service[]
  queues?: { producers?: { binding: string; queue: string }[]; consumers?: object[] }
}

const deployed = Object.fromEntries(
  Object.entries(configs).map(([worker, path]) => [worker, parse(readFileSync(join(root, path), 'utf8'))]),
) as unknown as Record<string, Config>
const local = localConfigs(deployed, root) as unknown as Record<string, Config>

let folder = ''
let paths: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-configs-'))
  ;({ configs: paths } = await writeLocalConfigs({
    root,
    folder,
    vars: { MODEL: 'workers-ai', EXPORTS_PER_HOUR: '7', QA_GENERATIONS_PER_HOUR: '8' },
  }))
})
afterAll(() => removeFolder(folder))

test('every producer of a queue becomes a binding of the same name that knows its queue', () => {
  for (const [worker, { queues }] of Object.entries(deployed)) {
    const expected = (queues?.producers ?? []).map(({ binding, queue }) => ({
      binding,
      service: 'tracewright-queue',
      entrypoint: 'Producer',
      props: { queue },
    }))
    expect(local[worker]?.services).toEqual(expect.arrayContaining(expected))
    expect(local[worker]).not.toHaveProperty('queues')
    expect(local[worker]).not.toHaveProperty('triggers')
  }
})

test('the queue Worker delivers to the consumers as their config says, and nothing is said twice', () => {
  expect(local['queue']?.vars).toEqual({ CONSUMERS: deployed['jobs']?.queues?.consumers })
  expect(local['queue']?.services).toEqual([{ binding: 'CONSUMER', service: 'tracewright-jobs' }])
})

test('what has nothing to do with queues stays as it is deployed', () => {
  for (const [worker, config] of Object.entries(deployed)) {
    const { queues: _queues, triggers: _triggers, ...rest } = config as Config & { triggers?: unknown }
    for (const [key, value] of Object.entries(rest)) {
      if (['main', 'alias', 'services', 'assets', 'd1_databases', 'vars'].includes(key)) continue
      expect(local[worker], `${worker} ${key}`).toHaveProperty([key], value)
    }
    expect(local[worker]?.services).toEqual(expect.arrayContaining(config.services ?? []))
  }
})

/** What a Worker reads when all of this is started: its config, and the file beside it over that. */
async function settingsOf(worker: string) {
  const { vars } = JSON.parse(await readFile(join(folder, worker, 'wrangler.json'), 'utf8')) as Config
  return readSettings({ ...vars, ...parseEnv(await readFile(join(folder, worker, '.dev.vars'), 'utf8')) })
}

test('limits of the deployment are wide on one machine, its other settings are kept, and those of the command line win, in every Worker', async () => {
  for (const worker of ['api', 'jobs', 'collect']) {
    expect(await settingsOf(worker), worker).toMatchObject({
      GENERATIONS_PER_HOUR: 2000,
      EXECUTIONS_PER_HOUR: 500,
      EXPORTS_PER_HOUR: 7,
      QA_GENERATIONS_PER_HOUR: 8,
      CASES_PER_RUN: 30,
    })
  }
  expect(local['api']?.vars).toHaveProperty('CASES_PER_RUN', deployed['api']?.vars?.['CASES_PER_RUN'])
  // No mail is delivered there, so no code could be mailed either.
  expect(local['api']?.vars).not.toHaveProperty('SESSION_LISTING')
  expect(deployed['api']?.vars).toHaveProperty('GENERATIONS_PER_HOUR', '20')
})

test('the configs are written primary first, and mean the same from where they lie', async () => {
  expect(paths.map((path) => path.slice(folder.length + 1))).toEqual(
    ['api', 'collect', 'jobs', 'extract', 'design', 'ocr', 'queue'].map(
      (worker) => `${worker}/wrangler.json`,
    ),
  )
  for (const path of paths) {
    const config = JSON.parse(await readFile(path, 'utf8')) as Config & { assets?: { directory: string } }
    expect(isAbsolute(config.main)).toBe(true)
    expect((await stat(config.main)).isFile()).toBe(true)
    expect(isAbsolute(config.assets?.directory ?? '/')).toBe(true)
  }
})

test('settings stand beside the Workers that may have them, and nowhere in the checkout', async () => {
  for (const worker of ['api', 'jobs', 'collect'])
    expect(parseEnv(await readFile(join(folder, worker, '.dev.vars'), 'utf8')), worker).toMatchObject({
      LOCAL: 'true',
      MODEL: 'workers-ai',
    })
  for (const worker of ['extract', 'design', 'ocr', 'queue'])
    await expect(stat(join(folder, worker, '.dev.vars'))).rejects.toThrow(/ENOENT/)
  const checkout = await readFile(join(root, '.dev.vars'), 'utf8').catch(() => '')
  expect(checkout).not.toContain('workers-ai')
})
