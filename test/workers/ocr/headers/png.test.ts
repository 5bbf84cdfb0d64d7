import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPngHeader } from '../../../../workers/ocr/headers/png.ts'
import { picture } from '../../../support/pictures/pictures.ts'
import { writePng } from '../../../support/pictures/write-png.ts'

test('the size of a PNG is read from its header, whatever its pixels are', () => {
  expect(readPngHeader(readFileSync(picture('notice.png')))).toEqual({
    width: 531,
    height: 172,
    orientation: 1,
  })
  expect(readPngHeader(writePng({ width: 60_000, height: 1 }))).toMatchObject({ width: 60_000, height: 1 })
  expect(readPngHeader(writePng({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 }))?.width).toBe(2 ** 31 - 1)
})

test('what has no size, no header in the first place or not its length is no PNG', () => {
  const whole = writePng({ width: 10, height: 10 })
  expect(readPngHeader(writePng({ width: 0, height: 10 }))).toBeUndefined()
  expect(readPngHeader(writePng({ width: 10, height: 0 }))).toBeUndefined()
  expect(readPngHeader(whole.subarray(0, 32))).toBeUndefined()
  expect(readPngHeader(whole.subarray(1))).toBeUndefined()
  expect(readPngHeader(new Uint8Array())).toBeUndefined()
  const renamed = Buffer.from(whole)
  renamed.write('iHDR', 12)
  expect(readPngHeader(renamed)).toBeUndefined()
  const longer = Buffer.from(whole)
  longer.writeUInt32BE(14, 8)
  expect(readPngHeader(longer)).toBeUndefined()
})
