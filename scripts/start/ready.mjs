import { createServer } from 'node:net'

/** A port of this machine that nobody has at the moment: for whoever can try again with another one. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** A failure to take `port` as a sentence that says what to do; every other error as it is. */
export function inWords(error, port) {
  if (error.code === 'EADDRINUSE')
    return new Error(
      `Port ${port} is already in use. Stop what runs there, or choose another: PORT=8788 npm start`,
    )
  if (error.code === 'EACCES')
    return new Error(`Port ${port} may not be opened by this user: choose one above 1023.`)
  return error
}
