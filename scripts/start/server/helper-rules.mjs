/**
 * Whether a request came to a helper by its address, as a browser's does: its `Host` then names the port. The runtime is told the address apart and names made-up
 * hosts (`http://localhost/…`), so it never does.
 * @param {{ headers: { host?: string }, socket: { localPort?: number } }} request
 */
export const isByAddress = ({ headers: { host = '' }, socket: { localPort } }) =>
  host.endsWith(`:${localPort}`)
