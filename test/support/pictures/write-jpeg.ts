interface JpegParts {
  width?: number
  height?: number
  /** Contents of application segments (APP1) before the frame. */
  before?: Uint8Array[]
  frames?: number
  scans?: number
  hasEnd?: boolean
}

/** The skeleton of a JPEG: marks and segments as ITU-T T.81 says, without pixels. */
export function jpegOf({
  width = 16,
  height = 16,
  before = [],
  frames = 1,
  scans = 1,
  hasEnd = true,
}: JpegParts): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  const scan = Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), Buffer.from([0x12, 0xff, 0])])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...before.map((content) => segment(0xe1, content)),
    ...Array.from({ length: frames }, () => segment(0xc0, frame)),
    ...Array.from({ length: scans }, () => scan),
    ...(hasEnd ? [Buffer.from([0xff, 0xd9])] : []),
  ])
}

function segment(mark: number, content: Uint8Array): Buffer {
  const head = Buffer.from([0xff, mark, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** The content of an Exif segment that tells one orientation, in a directory at a place of its own. */
export function exifOf(orientation: number, order: 'little' | 'big' = 'little', directory = 8): Buffer {
  const data = Buffer.alloc(26)
  const short = (value: number, at: number) =>
    order === 'little' ? data.writeUInt16LE(value, at) : data.writeUInt16BE(value, at)
  const long = (value: number, at: number) =>
    order === 'little' ? data.writeUInt32LE(value, at) : data.writeUInt32BE(value, at)
  data.write(order === 'little' ? 'II' : 'MM')
  short(42, 2)
  long(directory, 4)
  short(1, 8)
  short(0x0112, 10)
  short(3, 12)
  long(1, 14)
  short(orientation, 18)
  return Buffer.concat([Buffer.from('Exif\0\0'), data])
}

/** A JPEG with one more segment before all others. */
export const withSegment = (jpeg: Uint8Array, content: Uint8Array): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), segment(0xe1, content), jpeg.subarray(2)])

/** A grey picture of `side` pixels (a multiple of 8) in progressive scans that say next to nothing: a few bytes for which a decoder goes over all of it. */
export function progressiveJpeg(side: number, scans: number): Buffer {
  const blocks = (side / 8) ** 2
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(side, 1)
  frame.writeUInt16BE(side, 3)
  // One code of one bit in each table: no difference, and a run of 2^14 blocks without anything, to which 14 bits are added.
  const table = (place: number, symbol: number) =>
    Buffer.from([place, 1, ...Array<number>(15).fill(0), symbol])
  const runs = Math.ceil(blocks / 2 ** 14)
  const first = segment(0xda, Buffer.from([1, 1, 0, 0, 0, 0]))
  const rest = segment(0xda, Buffer.from([1, 1, 0, 1, 63, 0]))
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, Buffer.from([0, ...Array<number>(64).fill(1)])),
    segment(0xc2, frame),
    segment(0xc4, table(0, 0)),
    segment(0xc4, table(0x10, 0xe0)),
    first,
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...Array.from({ length: scans - 1 }, () =>
      Buffer.concat([rest, Buffer.alloc(Math.ceil((runs * 15) / 8))]),
    ),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** A grey picture, black above and white below, in one scan: two bits for most of its blocks, so that a picture of any size is small. */
export function halvedJpeg(width: number, height: number): Buffer {
  const [across, down] = [Math.ceil(width / 8), Math.ceil(height / 8)]
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  // First coefficients differ by nothing ("0") or by a number of eight bits ("10"); of the others there are none ("0").
  const table = (place: number, counts: number[], symbols: number[]) =>
    Buffer.from([place, ...counts, ...Array<number>(16 - counts.length).fill(0), ...symbols])
  const data = Buffer.alloc(Math.ceil((across * down * 2 + 18) / 8))
  const put = (bits: string, at: number) => {
    for (const [index, bit] of Array.from(bits).entries())
      if (bit === '1') data[(at + index) >> 3] = (data[(at + index) >> 3] ?? 0) | (0x80 >> ((at + index) & 7))
  }
  put('1001111111', 0)
  put('1011111111', 11 + 2 * (Math.floor(down / 2) * across - 1))
  const full = data.indexOf(0xff)
  const stuffed =
    full < 0 ? data : Buffer.concat([data.subarray(0, full + 1), Buffer.from([0]), data.subarray(full + 1)])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, Buffer.from([0, ...Array<number>(64).fill(8)])),
    segment(0xc0, frame),
    segment(0xc4, table(0, [1, 1], [0, 8])),
    segment(0xc4, table(0x10, [1], [0])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    stuffed,
    Buffer.from([0xff, 0xd9]),
  ])
}
