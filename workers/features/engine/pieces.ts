const everyMs = 40

/** Passes a growing text on in pieces, joined to one each 40 ms: a provider sends every word by itself, and each piece is a call to another Worker. */
export function inPieces(send: (piece: string) => unknown) {
  let waiting = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<unknown> = Promise.resolve()
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const piece = waiting
    waiting = ''
    // Whoever does not hear it any more has what came before, or the whole answer at the end.
    if (piece !== '') sending = sending.then(() => send(piece)).catch(() => undefined)
    return sending
  }
  const hear = (piece: string) => {
    waiting += piece
    timer ??= setTimeout(() => void flush(), everyMs)
  }
  return { hear, flush }
}
