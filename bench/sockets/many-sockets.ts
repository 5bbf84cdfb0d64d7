import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createTestHarness } from 'wrangler'
import { root } from '../../scripts/toolchain.mjs'
import { type Figure, atLeast, told } from '../figures.ts'
import { open } from './watch.ts'
import type { Order } from './worker.ts'

const sockets = 1000
const batchesAfter = 20
const atOnce = 25
const limitMs = 300_000

/** Sends orders to the one execution that all sockets watch. */
async function newExecution(url: URL) {
  const executionId = (await (await fetch(new URL('/id', url))).json()) as string
  const send = async (order: Record<string, unknown>) => {
    const body = JSON.stringify({ executionId, ...order } as Order)
    const answer = (await (await fetch(new URL('/order', url), { method: 'POST', body })).json()) as {
      ok: boolean
    }
    if (!answer.ok)
      throw new Error(`The execution refused ${Object.keys(order)[0]}: ${JSON.stringify(answer)}`)
  }
  return { executionId, send }
}

/** Appends batches of one to three events until everyone has come, then some more, and ends the execution. Resolves to the last number. */
async function produce(
  { send }: Awaited<ReturnType<typeof newExecution>>,
  everyone: Promise<void>,
): Promise<number> {
  let last = 0
  let more = batchesAfter
  let allThere = false
  const arrive = () => (allThere = true)
  void everyone.then(arrive, arrive)
  for (let batch = 0; more > 0; batch++) {
    const events = Array.from({ length: 1 + (batch % 3) }, (_, index) => ({
      type: 'status',
      phase: 'designing',
      message: `batch ${batch}, event ${index}`,
      progress: 0,
    }))
    await send({ append: { attempt: 1, events, now: Date.now() } })
    last += events.length
    if (allThere) more -= 1
    await wait(60)
  }
  await send({ finish: { attempt: 1, status: 'completed', now: Date.now() } })
  return last + 1
}

interface Viewer {
  /** The numbers of the events, in the order they came. */
  seqs: number[]
  /** Nothing more comes: the socket is closed, or was refused something. */
  isGone: boolean
}

/** Opens the sockets in groups, each following the execution from its first event. */
async function follow(url: URL, executionId: string): Promise<Viewer[]> {
  const viewers: Viewer[] = []
  const one = async () => {
    const viewer: Viewer = { seqs: [], isGone: false }
    viewers.push(viewer)
    const socket = await open(url, ({ type, seq }) => {
      if (seq !== undefined) viewer.seqs.push(seq)
      if (type === 'error') viewer.isGone = true
    })
    socket.addEventListener('close', () => (viewer.isGone = true))
    socket.send(JSON.stringify({ action: 'subscribe', executionId }))
  }
  while (viewers.length < sockets) await Promise.all(Array.from({ length: atOnce }, one))
  return viewers
}

/** A thousand sockets that come while an execution runs, with slow calls between the objects: how many get every event, once and in order. */
export async function manySockets(): Promise<Figure[]> {
  const server = createTestHarness({ workers: [{ configPath: join(root, 'bench/sockets/wrangler.toml') }] })
  try {
    const { url } = await server.listen()
    const run = await newExecution(url)
    const now = Date.now()
    const about = { kind: 'hosted-run', executionId: run.executionId, sessionId: null, organizationId: null }
    await run.send({ start: { ...about, deadlineAt: now + limitMs, input: null, now } })
    await run.send({ beginAttempt: { now } })
    const following = follow(url, run.executionId)
    const producing = produce(
      run,
      following.then(() => {}),
    )
    const [viewers, last] = await Promise.all([following, producing])
    const endedAt = performance.now()
    const isBehind = ({ seqs, isGone }: Viewer) => !isGone && seqs.at(-1) !== last
    while (viewers.some(isBehind) && performance.now() - endedAt < limitMs) await wait(20)
    const levelMs = Math.round(performance.now() - endedAt)
    const complete = viewers.filter(
      ({ seqs }) => seqs.length === last && seqs.every((seq, index) => seq === index + 1),
    )
    return [
      atLeast(
        `sockets of ${sockets} with every event in order, slow calls`,
        complete.length,
        sockets,
        'sockets',
      ),
      told('sockets closed or refused', viewers.filter(({ isGone }) => isGone).length, 'sockets'),
      told('events of that execution', last, 'events'),
      told('last socket level after the end', levelMs, 'ms'),
    ]
  } finally {
    await server.close()
  }
}
