const startOfImage = 0xd8
export const endOfImage = 0xd9
export const startOfScan = 0xda
const isRestart = (mark: number) => mark >= 0xd0 && mark <= 0xd7
/** TEM and the restart marks stand alone; all others are followed by a length. */
const standsAlone = (mark: number) => mark === 0x01 || isRestart(mark)

export interface JpegSegment {
  mark: number
  /** Between its length and the next mark; of a scan without its coded data, and nothing at the end of the picture. */
  content: Uint8Array
}

/**
 * The segments of a JPEG in their order, up to and with the end of the picture. Takes any bytes and looks at each once; ends early where they are no
 * segments or break off, so that a whole picture is one that yields its end.
 * Source: ITU-T T.81, annex B.
 */
export function* jpegSegments(data: Uint8Array): Generator<JpegSegment> {
  if (data[0] !== 0xff || data[1] !== startOfImage) return
  let at = 2
  while (at + 1 < data.length && data[at] === 0xff) {
    const mark = data[at + 1] ?? 0
    if (mark === 0xff || standsAlone(mark)) {
      at += mark === 0xff ? 1 : 2
      continue
    }
    if (mark === endOfImage) return yield { mark, content: new Uint8Array() }
    const end = at + 2 + (data[at + 2] ?? 0) * 256 + (data[at + 3] ?? 0)
    if (end < at + 4 || end > data.length) return
    yield { mark, content: data.subarray(at + 4, end) }
    at = mark === startOfScan ? nextMark(data, end) : end
  }
}

/** Where the coded data of a scan ends: at a mark that is none of those inside. */
function nextMark(data: Uint8Array, from: number): number {
  for (let at = data.indexOf(0xff, from); at >= 0; at = data.indexOf(0xff, at + 1)) {
    const next = data[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  return data.length
}
