import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictureBombs } from '../../support/bombs/pictures-for-ocr.ts'
import { picture } from '../../support/pictures/pictures.ts'
import { accepted, read } from './reader.ts'

test.each(pictureBombs)(
  '$name: it is refused as what it is, and the next picture is read',
  async ({ format, bytes, outcome }) => {
    expect(await read(bytes(), format)).toMatchObject({
      ok: false,
      code: outcome,
      message: expect.stringMatching(/\.$/),
    })
    const { text } = await accepted(readFileSync(picture('notice.png')), 'png')
    expect(text).toContain('The pump is checked every Monday.')
  },
)
