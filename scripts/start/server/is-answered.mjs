import { request } from 'node:http'

/**
 * Whether anything comes back within `ms` from `place` (a port of this machine, or a `socketPath`, with a `path`). A refused connection is an answer, too: then nothing is there, and whoever
 * keeps the process knows.
 * @param {{ host?: string, port?: number, socketPath?: string, path?: string }} place
 * @param {number} ms
 * @returns {Promise<boolean>}
 */
export const isAnswered = (place, ms) =>
  new Promise((resolve) => {
    const asked = request({ ...place, agent: false, timeout: ms }, (answer) => {
      answer.resume()
      resolve(true)
    })
    asked.on('timeout', () => {
      resolve(false)
      asked.destroy()
    })
    asked.on('error', () => resolve(true))
    asked.end()
  })
