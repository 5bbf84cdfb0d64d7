import { Agent } from 'node:http'
import { Socket } from 'node:net'

/**
 * A connection that may be answered before all was sent. Whoever refuses a request by its headers closes without reading the rest; Node would then throw the
 * connection away, and with it the answer that has come already. What nobody takes is dropped instead, and reading says how it ends.
 */
class PatientSocket extends Socket {
  #isLost = false

  #send(write, done) {
    if (this.#isLost) return done()
    return write((error) => {
      this.#isLost = Boolean(error)
      done()
    })
  }

  _write(chunk, encoding, done) {
    this.#send((sent) => super._write(chunk, encoding, sent), done)
  }

  _writev(chunks, done) {
    this.#send((sent) => super._writev(chunks, sent), done)
  }
}

/** Keeps connections as Node's own agent does. */
export class PatientAgent extends Agent {
  createConnection(options) {
    return new PatientSocket(options).connect(options)
  }
}
