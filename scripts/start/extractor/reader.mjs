// A process that reads one file and ends: the file comes by the standard input, the answer leaves by the standard output.
import { Worker } from 'node:worker_threads'
import { budget } from './budget.mjs'

const thread = new Worker(new URL('reading.mjs', import.meta.url), {
  resourceLimits: { maxOldGenerationSizeMb: budget.heapMegabytes },
})
const end = (answer) => process.stdout.write(answer, () => process.exit())
thread.on('error', () => process.exit(1))
thread.on('message', end)
// Whoever started us is gone; a file that is being read would keep this process alive.
process.on('disconnect', () => process.exit(1))

const parts = []
for await (const part of process.stdin) parts.push(part)
const whole = Buffer.concat(parts)
const headEnd = whole.indexOf('\n')
const { method, page, ...named } = JSON.parse(whole.subarray(0, headEnd).toString())
const bytes = new Uint8Array(whole.subarray(headEnd + 1)).buffer
const allowedMs = method === 'readPicture' ? budget.pictureProcessorMs : budget.processorMs(bytes.byteLength)
const before = process.cpuUsage()
thread.postMessage({ method, input: { ...named, bytes, page: Number(page) } }, [bytes])

// Processor time and not the clock: a file that has to wait for its turn has done nothing wrong.
setInterval(() => {
  const { user, system } = process.cpuUsage(before)
  const isOver = (user + system) / 1000 > allowedMs || process.memoryUsage.rss() > budget.bytes
  if (isOver) process.exit(budget.overCode)
}, 50)
