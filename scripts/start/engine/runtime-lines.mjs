import { createInterface } from 'node:readline'

/** Crash handlers write unstructured lines. */
const crash = /^\*\*\* /

/**
 * A line of a runtime that logs in JSON: who said it at which level. What the runtime says of itself, such as that a caller hung up, is for the log alone; what a Worker
 * says has its level, and the end of the runtime is an error.
 * @returns {{ level: string, message: string }}
 */
export function readLine(line) {
  try {
    const { level, message, source } = JSON.parse(line)
    if (typeof level === 'string' && typeof message === 'string')
      return { level: source === undefined ? level : 'info', message }
  } catch {
    // Not JSON: logged as it is.
  }
  return { level: crash.test(line) ? 'error' : 'info', message: line }
}

/** Hands on what a runtime says, line by line. */
export function hearRuntime({ stdout, stderr }, say) {
  for (const input of [stdout, stderr])
    createInterface({ input }).on('line', (line) => {
      const { level, message } = readLine(line)
      say(level, message)
    })
}
