import { ocrParts } from '../../../scripts/start/extractor/ocr-parts.mjs'
import type { PictureFormat, PictureText } from '../../../shared/services/ocr.ts'
import { keptEngine } from '../../../workers/ocr/engine/kept-engine.ts'
import { startEngine } from '../../../workers/ocr/engine/tesseract.ts'
import { readPicture } from '../../../workers/ocr/read-picture.ts'

const use = keptEngine(async () => startEngine(await ocrParts()))

/** What becomes of a picture, by the engine of this process. */
export const read = (bytes: Uint8Array, format: PictureFormat) =>
  readPicture({ bytes: new Uint8Array(bytes).buffer, format }, use)

/** Text of a picture that is read. */
export async function accepted(bytes: Uint8Array, format: PictureFormat): Promise<PictureText> {
  const result = await read(bytes, format)
  if (!result.ok) throw new Error(`The picture was refused: ${result.code} ${result.message}`)
  return result
}
