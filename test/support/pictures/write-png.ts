import { crc32, deflateSync } from 'node:zlib'

interface PngOptions {
  width: number
  height: number
  /** Bits of a sample, and 0 for grey, 2 for colour, 6 for colour with transparency: PNG, section 11.2.1. */
  depth?: number
  colour?: number
  /** Unpacked rows, each after its filter byte. */
  rows?: Uint8Array
}

/** A PNG as its parts say, also one whose header lies. */
export function writePng({ width, height, depth = 8, colour = 0, rows = new Uint8Array() }: PngOptions) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const packed = deflateSync(rows, { level: 1 })
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', packed), chunk('IEND')])
}

function chunk(type: string, content = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
