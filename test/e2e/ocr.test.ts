import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHarness } from 'wrangler'
import type { PictureFormat, PictureResult } from '../../shared/services/ocr.ts'
import { picture, writePgm } from '../support/pictures/pictures.ts'
import { writePng } from '../support/pictures/write-png.ts'

const harness = createTestHarness({
  root: new URL('../..', import.meta.url).pathname,
  workers: [
    { configPath: './test/support/ocr-caller/wrangler.toml' },
    { configPath: './workers/ocr/wrangler.toml' },
  ],
})

beforeAll(() => harness.listen())
afterAll(() => harness.close())

async function read(bytes: Uint8Array, format: PictureFormat): Promise<PictureResult> {
  const response = await harness.fetch(`/?format=${format}`, { method: 'POST', body: new Uint8Array(bytes) })
  return response.json() as Promise<PictureResult>
}

const notice = {
  ok: true,
  text: 'The pump is checked every Monday.\n\nIts filter is replaced after 90 days\nand the old one is burned.',
}

test('pictures are read by the built Worker, also several at once', async () => {
  const [png, jpg] = await Promise.all([
    read(readFileSync(picture('notice.png')), 'png'),
    read(readFileSync(picture('notice.jpg')), 'jpg'),
  ])
  expect([png, jpg]).toMatchObject([notice, notice])
})

test('what is damaged, empty or too large is refused, and the next picture is read', async () => {
  const png = readFileSync(picture('notice.png'))
  expect(await read(png.subarray(0, 6000), 'png')).toMatchObject({ code: 'malformed' })
  expect(await read(writePng({ width: 60_000, height: 60_000 }), 'png')).toMatchObject({ code: 'too_large' })
  expect(
    await read(
      writePgm(200, 100, () => 255),
      'pgm',
    ),
  ).toMatchObject({ code: 'empty' })
  expect(await read(png, 'png')).toMatchObject(notice)
})
