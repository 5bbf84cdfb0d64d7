import { zipSync, strToU8 } from 'fflate'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openZip } from '../../../../workers/extract/containers/zip.ts'
import { Refusal } from '../../../../workers/extract/refusal.ts'

const refusalOf = (act: () => unknown): Refusal => {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('nothing was refused')
}

const find = (bytes: Uint8Array, signature: number) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = bytes.length - 22; at >= 0; at--)
    if (view.getUint32(at, true) === signature) return { view, at }
  throw new Error('signature not found')
}

const contents = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}\.xml$/), fc.uint8Array({ maxLength: 2000 }), {
  minKeys: 1,
  maxKeys: 6,
})

test('stored and deflated entries are read as they were written', () => {
  fc.assert(
    fc.property(contents, fc.constantFrom(0 as const, 6 as const), (files, level) => {
      const zip = openZip(zipSync(files, { level }))
      for (const [name, content] of Object.entries(files))
        expect(Buffer.from(zip.read(name) ?? [])).toEqual(Buffer.from(content))
      expect(zip.read('absent')).toBeUndefined()
    }),
  )
})

describe('a hostile file', () => {
  const whole = () =>
    zipSync({ 'a.xml': strToU8('first '.repeat(50)), 'b.xml': strToU8('second '.repeat(50)) })

  test('one budget covers all entries of a file', () => {
    const part = new Uint8Array(40 * 2 ** 20)
    const zip = openZip(zipSync({ a: part, b: part, c: part }, { level: 1 }))
    zip.read('a')
    zip.read('b')
    expect(refusalOf(() => zip.read('c')).code).toBe('too_large')
  })

  test('an entry over 48 MB is refused, also when it is stored without compression', () => {
    const big = new Uint8Array(49 * 2 ** 20)
    for (const level of [0, 1] as const) {
      expect(refusalOf(() => openZip(zipSync({ big }, { level })).read('big')).code).toBe('too_large')
    }
  })

  test('an entry that says it is small is unpacked no further than it may be', () => {
    const bytes = zipSync({ big: new Uint8Array(60 * 2 ** 20) }, { level: 1 })
    for (const [signature, size] of [
      [0x02014b50, 24],
      [0x04034b50, 22],
    ] as const) {
      const { view, at } = find(bytes, signature)
      view.setUint32(at + size, 1000, true)
    }
    expect(refusalOf(() => openZip(bytes).read('big')).code).toBe('too_large')
  })

  test('an encrypted entry is refused as encrypted before anything is read', () => {
    const bytes = whole()
    const { view, at } = find(bytes, 0x02014b50)
    view.setUint16(at + 8, 1, true)
    expect(refusalOf(() => openZip(bytes)).code).toBe('encrypted')
  })

  test.each([
    ['zip64', 16, 0xffffffff],
    ['a directory behind the end', 16, 0x7fffffff],
    ['a count without records', 8, 0xffff0bb8],
  ])('%s is refused', (_, offset, value) => {
    const bytes = whole()
    const { view, at } = find(bytes, 0x06054b50)
    view.setUint32(at + offset, value, true)
    expect(refusalOf(() => openZip(bytes)).code).toMatch(/malformed|too_large/)
  })

  test('two entries of one name, and data behind the end, are refused', () => {
    const twice = whole()
    const { at } = find(twice, 0x02014b50)
    twice[at + 46] = 'a'.charCodeAt(0)
    expect(refusalOf(() => openZip(twice)).code).toBe('malformed')
    const outside = whole()
    const record = find(outside, 0x02014b50)
    record.view.setUint32(record.at + 20, 0x7fffffff, true)
    expect(refusalOf(() => openZip(outside)).code).toBe('malformed')
  })

  test.each([
    ['another checksum in its directory', 16, 1],
    ['another size in its directory', 24, 1],
    ['a larger size in its directory', 26, 1],
  ])('an entry with %s is refused', (_, offset, change) => {
    for (const level of [0, 6] as const) {
      const bytes = zipSync({ 'a.xml': strToU8('first '.repeat(50)) }, { level })
      const { view, at } = find(bytes, 0x02014b50)
      view.setUint8(at + offset, view.getUint8(at + offset) ^ change)
      const zip = openZip(bytes)
      expect(refusalOf(() => zip.read('a.xml')).code).toBe('malformed')
    }
  })

  test('a changed byte of an entry that is stored as it is, is refused', () => {
    const bytes = zipSync({ 'a.csv': strToU8('Title,Steps\nPay,1. Pay\n') }, { level: 0 })
    const text = Buffer.from(bytes.buffer).indexOf('Pay')
    bytes[text] = 'R'.charCodeAt(0)
    expect(refusalOf(() => openZip(bytes).read('a.csv')).code).toBe('malformed')
  })

  test('any changed byte of data is refused, or changes nothing', () => {
    const source = zipSync({ 'a.xml': strToU8(Array.from({ length: 99 }, (_, at) => `<n${at}/>`).join('')) })
    const start = 30 + 'a.xml'.length
    const { at: end } = find(source, 0x02014b50)
    const text = Buffer.from(openZip(source).read('a.xml') ?? []).toString()
    for (let at = start; at < end; at++) {
      const bytes = source.slice()
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8))
      const read = () => Buffer.from(openZip(bytes).read('a.xml') ?? []).toString()
      try {
        expect(read()).toBe(text)
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal)
      }
    }
  })

  test('5,000 entries are refused before any is read', () => {
    const many = zipSync(
      Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`${index}`, new Uint8Array(0)])),
    )
    expect(refusalOf(() => openZip(many)).code).toBe('too_large')
  })

  test('any damage is refused or read, and never throws anything else', () => {
    const source = whole()
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(source.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        (changes) => {
          const bytes = source.slice()
          for (const [at, byte] of changes) bytes[at] = byte
          try {
            const zip = openZip(bytes)
            for (const name of zip.names) zip.read(name)
          } catch (error) {
            expect(error).toBeInstanceOf(Refusal)
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})
