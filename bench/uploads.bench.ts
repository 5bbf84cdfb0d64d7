import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Base, newBaseOf } from '../test/support/base-of-product.ts'
import { type Account, signIn } from '../test/support/durable-load.ts'
import { removeFolder } from '../test/support/remove-folder.ts'
import { startProduct } from '../test/support/start-product.ts'
import { type Figure, atMost, median, percentile, told } from './figures.ts'
import { linux } from './needs.ts'
import { arriving, largePdf } from './uploads/large-files.ts'
import { heldMb } from './uploads/taking-in.ts'
import { peakMb, residentMb, runtimeOf } from './uploads/peak-memory.ts'

export const needs = [linux]

const megabyte = 2 ** 20
const atOnce = 10
/** Larger than any format is read: it is taken in, and refused where its limit is passed. */
const tooLarge = 25 * megabyte
/** The largest that is stored. */
const largest = 20 * megabyte
/** Of all senders together, which is what a line of 160 Mbit/s carries. */
const bytesASecond = 20 * megabyte
const ofQuiet = 1.5
const isolateMb = 128
const rounds = 3
const quietRequests = 60

interface Times {
  quiet: number[]
  busy: number[]
  /** Requests, quiet and busy, that were not answered with 200. */
  failed: number
  /** Of the runtime over what it had before the first round, at most. */
  growthMb: number
}

/**
 * What ten large uploads at once, and a PDF of 12 MB on its way into the index, leave to other requests, what they hold of memory, and what the
 * process that runs all Workers and stores grows by meanwhile: quiet and busy times take turns in one run.
 */
export async function run(): Promise<Figure[]> {
  const held = await heldMb(atOnce, tooLarge)
  const persistTo = await mkdtemp(join(tmpdir(), 'tracewright-uploads-'))
  const words = ['UPLOADS_PER_HOUR:100000', 'LOG_REQUESTS:false'].flatMap((word) => ['--var', word])
  const product = startProduct({ persistTo, words })
  try {
    const account = await signIn(await product.ready())
    const base = await newBaseOf(account)
    const runtime = runtimeOf(product.pid)
    await timesOf(account, base, quietRequests)
    const pdf = await largePdf()
    const stored = await inTurns(account, base, runtime, () => tenAtOnce(account, base, largest, 200))
    const refused = await inTurns(account, base, runtime, () => tenAtOnce(account, base, tooLarge, 413))
    const read = await inTurns(account, base, runtime, (round) => readPdf(base, pdf, round))
    return [
      atMost('ten uploads of 25 MB, taken in at once: heap and buffers', held, isolateMb, 'MB'),
      ...figuresOf('ten uploads of 20 MB at once', stored),
      ...figuresOf('ten uploads of 25 MB at once, which are refused', refused),
      ...figuresOf('a PDF of 12 MB and 300 pages, until it is indexed', read),
    ]
  } finally {
    product.kill('SIGTERM')
    await product.ended
    await removeFolder(persistTo)
  }
}

function figuresOf(name: string, { quiet, busy, failed, growthMb }: Times): Figure[] {
  return [
    atMost(`${name}: other requests, of a quiet time`, median(busy) / median(quiet), ofQuiet, '×'),
    told(`${name}: other requests, p95, of a quiet time`, percentile(busy, 95) / percentile(quiet, 95), '×'),
    atMost(`${name}: other requests that failed`, failed, 0, 'requests'),
    told(`${name}: other requests, quiet`, median(quiet), 'ms'),
    told(`${name}: the process of all Workers and stores grows by`, growthMb, 'MB'),
  ]
}

async function inTurns(
  account: Account,
  base: Base,
  runtime: number,
  work: (round: number) => Promise<unknown>,
): Promise<Times> {
  const times: Times = { quiet: [], busy: [], failed: 0, growthMb: 0 }
  await base.settled()
  const before = residentMb(runtime)
  for (let round = 0; round < rounds; round++) {
    // What the round before has left to read is no quiet time.
    await base.settled()
    const quiet = await timesOf(account, base, quietRequests)
    let over = false
    const asking = timesOf(account, base, Infinity, () => over)
    const peak = await peakMb(runtime, () => work(round).finally(() => (over = true)))
    times.growthMb = Math.max(times.growthMb, peak - before)
    const busy = await asking
    times.quiet.push(...quiet.times)
    times.busy.push(...busy.times)
    times.failed += quiet.failed + busy.failed
  }
  return times
}

/** How long requests take that read a base, one after the other, in milliseconds each, and how many of them failed. */
async function timesOf(account: Account, { kbId }: Base, most: number, isOver = () => false) {
  const times: number[] = []
  let failed = 0
  while (times.length < most && !isOver()) {
    const startedAt = performance.now()
    const response = await fetch(`${account.origin}/api/knowledge-bases/${kbId}`, {
      headers: account.headers,
    })
    await response.arrayBuffer()
    if (!response.ok) failed++
    times.push(performance.now() - startedAt)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return { times, failed }
}

async function tenAtOnce({ origin, headers }: Account, { kbId }: Base, size: number, status: number) {
  const send = async () => {
    const { headers: type, ...init } = arriving('large.pptx', randomBytes(size), bytesASecond / atOnce)
    const path = `${origin}/api/knowledge-bases/${kbId}/files`
    const response = await fetch(path, {
      method: 'POST',
      ...init,
      headers: { ...headers, ...type },
    } as RequestInit)
    const text = await response.text()
    if (response.status !== status) throw new Error(`An upload answered ${response.status}: ${text}`)
  }
  await Promise.all(Array.from({ length: atOnce }, send))
}

/** Each time other bytes, or the file that is there would be the answer. */
async function readPdf(base: Base, pdf: Uint8Array, round: number): Promise<void> {
  const bytes = Buffer.concat([pdf, Buffer.from(`\n% ${round} ${crypto.randomUUID()}\n`)])
  const { fileId } = await base.upload(`report-${round}.pdf`, bytes)
  const file = (await base.settled()).find((one) => one.fileId === fileId)
  if (file?.status !== 'indexed') throw new Error(`The PDF ended as ${JSON.stringify(file)}`)
}
