import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { node, root } from '../scripts/toolchain.mjs'
import { type Figure, atMost, told } from './figures.ts'
import { removeFolder } from '../test/support/remove-folder.ts'

const budgetSeconds = { new: 6, kept: 4, demo: 20 }

/** Of different areas, none of which the start calls. */
const cold: [name: string, call: (origin: string) => Promise<Response>][] = [
  ['the guide to steps', (origin) => fetch(`${origin}/api/public/test-cases/steps/guide`)],
  ['a website that is not there', (origin) => fetch(`${origin}/api/share/none`)],
  [
    'a hit without a website',
    (origin) =>
      fetch(`${origin}/api/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
  ],
]

/** What was measured of one start: seconds until it was ready, and milliseconds of the first answers of different areas. */
interface Started {
  seconds: number
  answersMs: number[]
  /** Seconds from then until the demo was complete, where it is made. */
  demoSeconds: number | undefined
}

/** Starts the product, and stops it again; with the demo once that is complete. */
async function started(persistTo: string, { hasDemo = false } = {}): Promise<Started> {
  const startedAt = performance.now()
  const words = ['--persist-to', persistTo, '--var', `DEMO:${hasDemo}`]
  const server = spawn(node, [join(root, 'scripts/start.mjs'), ...words], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => server.on('close', () => resolve()))
  let output = ''
  try {
    const { seconds, origin } = await new Promise<{ seconds: number; origin: string }>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += String(chunk)
        const [, address] = /^ready (http\S+)/m.exec(output) ?? []
        if (address) resolve({ seconds: (performance.now() - startedAt) / 1000, origin: address })
      }
      server.stdout.on('data', read)
      server.stderr.on('data', read)
      server.on('close', () => reject(new Error(`npm start ended early:\n${output}`)))
    })
    const readyAt = performance.now()
    const untilDemo = async () => {
      while (!output.includes('the demo is complete')) {
        if (server.exitCode !== null)
          throw new Error(`npm start ended before its demo was complete:\n${output}`)
        await sleep(100)
      }
      return (performance.now() - readyAt) / 1000
    }
    const answersMs: number[] = []
    for (const [, call] of cold) {
      const askedAt = performance.now()
      await (await call(origin)).arrayBuffer()
      answersMs.push(performance.now() - askedAt)
    }
    return { seconds, answersMs, demoSeconds: hasDemo ? await untilDemo() : undefined }
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

/** How long a person waits for `npm start` when nothing has to be installed, and for the first answers after it. */
export async function run(): Promise<Figure[]> {
  const persistTo = await mkdtemp(join(tmpdir(), 'tracewright-start-'))
  try {
    const [fresh, kept] = [await started(persistTo), await started(persistTo)]
    const { demoSeconds = NaN } = await started(persistTo, { hasDemo: true })
    return [
      atMost('start to ready, new state', fresh.seconds, budgetSeconds.new, 's'),
      atMost('start to ready, kept state', kept.seconds, budgetSeconds.kept, 's'),
      atMost('ready to a demo that is complete', demoSeconds, budgetSeconds.demo, 's'),
      ...cold.map(([name], at) => told(`first answer of an area: ${name}`, kept.answersMs[at] ?? NaN, 'ms')),
    ]
  } finally {
    await removeFolder(persistTo)
  }
}
