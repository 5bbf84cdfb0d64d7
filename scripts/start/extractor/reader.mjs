// A process that reads files, one after the other: they come by the standard input, each behind a line that says what it is, and the answers leave by the standard
// output, each behind its length and whether it is the last one (`newReader`). It ends when a file asks for more than one may, and when it has grown.
import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { budget } from './budget.mjs'

/** Whoever waits for an answer comes first. A nice value: 0 unless somebody says otherwise, 19 at most. Threads take it from the one that starts them. */
const behindRequests = 5
setPriority(behindRequests)

const thread = new Worker(new URL('reading.mjs', import.meta.url), {
  resourceLimits: { maxOldGenerationSizeMb: budget.heapMegabytes },
})
thread.on('error', () => process.exit(1))
thread.on('message', answered)
// Whoever started us is gone; a file that is being read would keep this process alive.
process.on('disconnect', () => process.exit(1))

let files = 0
let underWay = null
let parts = []
let size = 0
let head = null

process.stdin.on('data', (part) => {
  parts.push(part)
  size += part.length
  if (head === null && part.includes(10)) takeHead()
  if (head !== null && size >= head.size) begin()
})

function takeHead() {
  const whole = Buffer.concat(parts)
  const end = whole.indexOf('\n')
  head = JSON.parse(whole.subarray(0, end).toString())
  parts = [whole.subarray(end + 1)]
  size = whole.length - end - 1
}

function begin() {
  const { method, page, size: expected, ...named } = head
  const bytes = new Uint8Array(Buffer.concat(parts)).buffer
  head = null
  parts = []
  size = 0
  underWay = {
    before: process.cpuUsage(),
    allowedMs: method === 'readPicture' ? budget.pictureProcessorMs : budget.processorMs(expected),
  }
  thread.postMessage({ method, input: { ...named, bytes, page: Number(page) } }, [bytes])
}

function answered(answer) {
  underWay = null
  files += 1
  const isLast = files >= budget.mostFiles || process.memoryUsage.rss() > budget.bytesOfIdle
  const front = Buffer.alloc(5)
  front.writeUInt32LE(answer.length)
  front.writeUInt8(Number(isLast), 4)
  process.stdout.write(front)
  process.stdout.write(answer, () => isLast && process.exit())
}

// Processor time and not the clock: a file that has to wait for its turn has done nothing wrong.
setInterval(() => {
  if (!underWay) return
  const { user, system } = process.cpuUsage(underWay.before)
  const isOver = (user + system) / 1000 > underWay.allowedMs || process.memoryUsage.rss() > budget.bytes
  if (isOver) process.exit(budget.overCode)
}, 50)
