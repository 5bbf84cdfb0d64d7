/** A named stretch of a video. Times in milliseconds from its start. */
export interface Chapter {
  title: string
  startMs: number
  endMs: number
}

/** EBML element ids (RFC 8794) of Matroska (RFC 9559) that occur here. */
const id = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  seekPosition: 0x53ac,
  info: 0x1549a966,
  chapters: 0x1043a770,
  editionEntry: 0x45b9,
  chapterAtom: 0xb6,
  chapterUid: 0x73c4,
  chapterTimeStart: 0x91,
  chapterTimeEnd: 0x92,
  chapterDisplay: 0x80,
  chapString: 0x85,
  chapLanguage: 0x437c,
} as const

/**
 * Adds chapters to a finished WebM file, as its last element: nothing in it moves, so its cues stay true. Players find them by the seek head, in which
 * they take the place of the entry for the segment information, which every player meets right behind anyway. Throws when the file is not built that way.
 */
export function withChapters(
  file: Uint8Array<ArrayBuffer>,
  chapters: readonly Chapter[],
): Uint8Array<ArrayBuffer> {
  if (chapters.length === 0) return file
  const segment = readElement(file, readElement(file, 0, id.ebml).end, id.segment)
  if (segment.end !== file.length) throw new Error('The segment does not end with the file')
  const added = element(id.chapters, element(id.editionEntry, ...chapters.map(atom)))
  const longer = new Uint8Array(file.length + added.length)
  longer.set(file)
  longer.set(added, file.length)
  writeSize(longer, segment, segment.end - segment.data + added.length)
  pointTo(longer, readElement(longer, segment.data, id.seekHead), file.length - segment.data)
  return longer
}

function atom({ title, startMs, endMs }: Chapter, index: number): Uint8Array {
  return element(
    id.chapterAtom,
    element(id.chapterUid, unsigned(index + 1)),
    element(id.chapterTimeStart, unsigned(Math.round(startMs) * 1_000_000)),
    element(id.chapterTimeEnd, unsigned(Math.round(Math.max(startMs, endMs)) * 1_000_000)),
    element(
      id.chapterDisplay,
      element(id.chapString, new TextEncoder().encode(title)),
      element(id.chapLanguage, new TextEncoder().encode('und')),
    ),
  )
}

interface Element {
  /** Where its size stands, its content begins, and it ends. */
  size: number
  data: number
  end: number
}

function readElement(file: Uint8Array, at: number, expected: number): Element {
  const found = tryElement(file, at)
  if (found?.id !== expected) throw new Error(`No element ${expected.toString(16)} at ${at}`)
  return found
}

function tryElement(file: Uint8Array, at: number): (Element & { id: number }) | undefined {
  const idLength = vintLength(file[at])
  const sizeLength = vintLength(file[at + idLength])
  const size = at + idLength
  const data = size + sizeLength
  if (idLength === 0 || sizeLength === 0 || data > file.length) return undefined
  const high = ((file[size] ?? 0) - marker(sizeLength)) * 256 ** (sizeLength - 1)
  return { id: big(file, at, size), size, data, end: data + high + big(file, size + 1, data) }
}

/** The length of a variable-size integer by its first byte: the leading zero bits, plus one. */
const vintLength = (first = 0) => (first === 0 ? 0 : Math.clz32(first) - 23)

/** The bit that tells the length of a variable-size integer, in its first byte. */
const marker = (bytes: number) => 2 ** (8 - bytes)

function big(file: Uint8Array, from: number, to: number): number {
  return file.subarray(from, to).reduce((number, byte) => number * 256 + byte, 0)
}

function writeSize(file: Uint8Array, { size, data }: Element, length: number): void {
  const bytes = data - size
  if (length >= 2 ** (7 * bytes) - 1) throw new Error('The size does not fit into its place')
  write(file, size, data, length)
  file[size] = (file[size] ?? 0) + marker(bytes)
}

function write(file: Uint8Array, from: number, to: number, number: number): void {
  let rest = number
  for (let at = to - 1; at >= from; at--) {
    file[at] = rest % 256
    rest = Math.floor(rest / 256)
  }
}

function pointTo(file: Uint8Array, seekHead: Element, position: number): void {
  for (let at = seekHead.data; at < seekHead.end;) {
    const seek = readElement(file, at, id.seek)
    const name = readElement(file, seek.data, id.seekId)
    const place = readElement(file, name.end, id.seekPosition)
    if (big(file, name.data, name.end) === id.info) {
      write(file, name.data, name.end, id.chapters)
      write(file, place.data, place.end, position)
      return
    }
    at = seek.end
  }
  throw new Error('The seek head has no entry for the segment information')
}

function element(elementId: number, ...content: readonly Uint8Array[]): Uint8Array {
  const length = content.reduce((sum, part) => sum + part.length, 0)
  const name = unsigned(elementId)
  const whole = new Uint8Array(name.length + 4 + length)
  whole.set(name)
  write(whole, name.length, name.length + 4, length + 2 ** 28)
  let at = name.length + 4
  for (const part of content) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function unsigned(number: number): Uint8Array {
  const bytes: number[] = []
  for (let rest = number; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 256))
    bytes.unshift(rest % 256)
  return Uint8Array.from(bytes)
}
