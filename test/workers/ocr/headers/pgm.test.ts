import { expect, test } from 'vitest'
import { readPgmHeader } from '../../../../workers/ocr/headers/pgm.ts'
import { expectLinear } from '../../../support/costs.ts'
import { writePgm } from '../../../support/pictures/pictures.ts'

const pgm = (head: string, pixels = 0) => Buffer.concat([Buffer.from(head), Buffer.alloc(pixels)])

test('the size of a PGM is read, past its comments', () => {
  expect(readPgmHeader(writePgm(20, 10, () => 255))).toEqual({ width: 20, height: 10, orientation: 1 })
  expect(readPgmHeader(pgm('P5 # by a scanner\n# 200 dpi\n20\t10\r\n255\n', 200))).toMatchObject({
    width: 20,
    height: 10,
  })
})

test('a PGM has as many bytes as pixels at least, in 8 bits and no digits', () => {
  expect(readPgmHeader(pgm('P5\n20 10\n255\n', 199))).toBeUndefined()
  expect(readPgmHeader(pgm('P5\n20 10\n65535\n', 400))).toBeUndefined()
  expect(readPgmHeader(pgm('P2\n20 10\n255\n', 200))).toBeUndefined()
  expect(readPgmHeader(pgm('P5\n0 10\n255\n'))).toBeUndefined()
  expect(readPgmHeader(pgm('P5\n-1 -1\n255\n', 1))).toBeUndefined()
  expect(readPgmHeader(pgm('P5\n99999999999 1\n255\n', 1))).toBeUndefined()
  expect(readPgmHeader(pgm('P5\n20 10'))).toBeUndefined()
})

test.each(['# ', ' ', '#\n', '1', '\n1 '])('a header of %j costs no more than its length', (part) => {
  expectLinear(100_000, (length) => readPgmHeader(Buffer.from(`P5\n${part.repeat(length / part.length)}`)))
})
