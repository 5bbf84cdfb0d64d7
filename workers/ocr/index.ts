import { WorkerEntrypoint } from 'cloudflare:workers'
import type { Picture, PictureReader, PictureResult } from '../../shared/services/ocr.ts'
import { keptEngine } from './engine/kept-engine.ts'
import { partsInWorker } from './engine/parts-in-worker.ts'
import { startEngine } from './engine/tesseract.ts'
import { readPicture } from './read-picture.ts'

const engine = keptEngine(async () => startEngine(await partsInWorker()))

/** Hostile pictures in, text out. Called over a service binding; holds no binding and opens no connection itself. */
export class Ocr extends WorkerEntrypoint implements PictureReader {
  readPicture(picture: Picture): Promise<PictureResult> {
    return readPicture(picture, engine)
  }
}

export default {
  fetch: () => new Response('Not found', { status: 404 }),
} satisfies ExportedHandler
