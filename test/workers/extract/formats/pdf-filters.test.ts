import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { unpack } from '../../../../workers/extract/formats/pdf-filters.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const read = (data: Uint8Array, ...names: string[]) => {
  const unpacked = unpack(data, names, { left: 10_000 }, 10_000)
  return unpacked && Buffer.from(unpacked).toString('latin1')
}

test('every filter is undone, alone and one behind the other', () => {
  expect(read(bytes('48 65 6C6c 6F>'), 'ASCIIHexDecode')).toBe('Hello')
  expect(read(bytes('87cURDZ!!z~>'), 'ASCII85Decode').slice(0, 4)).toBe('Hell')
  expect(read(new Uint8Array([4, 72, 101, 108, 108, 111, 254, 33, 128]), 'RunLengthDecode')).toBe('Hello!!!')
  expect(read(new Uint8Array(deflateSync('Hello')), 'FlateDecode')).toBe('Hello')
  const twice = deflateSync(deflateSync('Hello'))
  expect(read(new Uint8Array(twice), 'Fl', 'Fl')).toBe('Hello')
  expect(read(new Uint8Array(deflateSync('48656C6C6F>')), 'FlateDecode', 'AHx')).toBe('Hello')
})

test('LZW is undone as the standard shows it', () => {
  // ISO 32000-1, section 7.4.4.2, example 2.
  const packed = new Uint8Array([0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01])
  expect([...(unpack(packed, ['LZWDecode'], { left: 10_000 }, 10_000) ?? [])]).toEqual([
    45, 45, 45, 45, 45, 65, 45, 45, 45, 66,
  ])
})

test('a picture is left as it is, and one room is shared by all filters of all streams', () => {
  expect(read(bytes('x'), 'DCTDecode')).toBeUndefined()
  const room = { left: 100 }
  unpack(new Uint8Array(deflateSync('x'.repeat(60))), ['FlateDecode'], room, 1000)
  expect(room.left).toBe(40)
  const more = () => unpack(new Uint8Array(deflateSync('x'.repeat(60))), ['FlateDecode'], room, 1000)
  expect(more).toThrow(RangeError)
})
