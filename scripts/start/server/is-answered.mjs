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
    const outgoing = request({ ...place, agent: false, timeout: ms }, (answer) => {
      answer.resume()
      resolve(true)
    })
    outgoing.on('timeout', () => {
      resolve(false)
      outgoing.destroy()
    })
    outgoing.on('error', () => resolve(true))
    outgoing.end()
  })
