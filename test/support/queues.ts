/** A queue that takes everything and hands nothing on. */
export const silentQueue = { send: () => Promise.resolve(), sendBatch: () => Promise.resolve() }

const fail = () => Promise.reject(new Error('The queue is away'))

export const brokenQueue = { send: fail, sendBatch: fail }
