import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compileCache, node } from '../../toolchain.mjs'

const program = fileURLToPath(new URL('reader.mjs', import.meta.url))
/** What was compiled once is compiled for all; also for threads, which only the environment tells. */
const compiled = { NODE_COMPILE_CACHE: compileCache }
/** What stands before each answer: its length in four bytes, the lowest first, and whether it is the last one. */
const front = { bytes: 5, isLastAt: 4 }

/**
 * Starts a process that reads files one after the other. `ask(head, bytes)` gives `answer` as it was written (`shared/services/extractor-answer.ts`), and `isLast` where the
 * process reads no further file; when it has ended before, `wasEnded` says whether somebody from outside did that. `isGone()` says that it has ended, `isFresh()` that it
 * was asked nothing yet, and `kill()` ends it.
 */
export function newReader() {
  const child = spawn(node, ['--no-warnings', program], {
    stdio: ['pipe', 'pipe', 'ignore', 'ipc'],
    env: { ...process.env, ...compiled },
  })
  // A process that ends early leaves its input unread, which is no error of ours.
  child.stdin.on('error', () => undefined)
  let isGone = false
  let isFresh = true
  const ended = new Promise((resolve) => {
    child.on('close', (_code, signal) => resolve({ wasEnded: signal !== null }))
    child.on('error', () => resolve({ wasEnded: true }))
  }).finally(() => (isGone = true))

  function answer() {
    const parts = []
    let size = 0
    let whole = Infinity
    return new Promise((resolve) => {
      const take = (part) => {
        parts.push(part)
        size += part.length
        if (whole === Infinity && size >= front.bytes)
          whole = front.bytes + Buffer.concat(parts).readUInt32LE()
        if (size < whole) return
        child.stdout.off('data', take)
        const told = Buffer.concat(parts)
        resolve({ answer: told.subarray(front.bytes), isLast: told.readUInt8(front.isLastAt) === 1 })
      }
      child.stdout.on('data', take)
    })
  }

  return {
    ended,
    isGone: () => isGone,
    isFresh: () => isFresh,
    kill: () => child.kill('SIGKILL'),
    ask(head, bytes) {
      isFresh = false
      const answered = answer()
      child.stdin.write(`${JSON.stringify({ ...head, size: bytes.length })}\n`)
      child.stdin.write(bytes)
      return Promise.race([answered, ended])
    },
  }
}
