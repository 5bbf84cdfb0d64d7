import { Unzlib } from 'fflate'

const chunkBytes = 16_384

/**
 * Unpacks zlib data (RFC 1950) in small steps and hands over each `rowBytes` of it until `take` says that it has enough: no more than one
 * step is held at a time, however much the data unpacks to. What is broken or missing ends the rows early.
 */
export function inflateRows(
  parts: Iterable<Uint8Array>,
  rowBytes: number,
  take: (row: Uint8Array) => boolean,
): void {
  const row = new Uint8Array(rowBytes)
  let filled = 0
  let isDone = false
  const inflate = new Unzlib((data) => {
    for (let at = 0; at < data.length && !isDone;) {
      const part = data.subarray(at, at + rowBytes - filled)
      row.set(part, filled)
      filled += part.length
      at += part.length
      if (filled < rowBytes) return
      filled = 0
      isDone = take(row)
    }
  })
  try {
    for (const part of parts) {
      for (let at = 0; at < part.length && !isDone; at += chunkBytes)
        inflate.push(part.subarray(at, at + chunkBytes))
      if (isDone) return
    }
  } catch {
    // Damaged in the middle: what came before it is a picture still.
  }
}
