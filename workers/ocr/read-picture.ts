import type { Picture, PictureResult } from '../../shared/services/ocr.ts'
import { checkedPicture } from './checked-picture.ts'
import type { UseEngine } from './engine/kept-engine.ts'
import type { Engine } from './engine/tesseract.ts'
import { type PageText, pageText } from './page-text.ts'
import { Refusal, crowded, damaged, noText } from './refusal.ts'

/** The orientation that shows a picture of each Exif orientation (1 to 8) upside down. */
const upsideDown = [3, 3, 4, 1, 2, 7, 8, 5, 6]
/** With less than this share of its words kept, a page may stand on its head. */
const wellRead = 0.5

/**
 * Text of one picture. Every refusal is returned with a sentence that says what to do next; nothing is thrown for a bad picture, only when no engine
 * can be started.
 */
export async function readPicture(picture: Picture, use: UseEngine): Promise<PictureResult> {
  try {
    const { data, orientation } = checkedPicture(picture)
    const page = await use((engine) => readPage(engine, data, orientation))
    if (!page || page === 'damaged') throw damaged()
    if (page === 'crowded') throw crowded()
    if (page.text === '') throw noText()
    return { ok: true, text: page.text, confidence: page.confidence }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ok: false, code: error.code, message: error.message }
  }
}

/** The engine turns pages that lie on their side, half of them onto their head: there it is sure of nothing. */
function readPage(engine: Engine, data: Uint8Array, orientation: number): PageText | 'damaged' | 'crowded' {
  const first = engine.read(data, orientation)
  if (typeof first === 'string') return first
  const page = pageText(first.table)
  if (page.kept >= page.seen * wellRead) return page
  const turned = engine.read(data, upsideDown[orientation] ?? 1)
  const other = pageText(typeof turned === 'string' ? '' : turned.table)
  return other.text.length > page.text.length ? other : page
}
