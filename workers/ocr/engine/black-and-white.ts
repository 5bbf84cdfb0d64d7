import type { Bitmap } from '../marks/bitmap.ts'
import type { Core, TesseractApi } from './core.ts'

/** Lets `look` see the current picture in black and white, in place: its words are gone afterwards. Undefined where the engine has none. */
export function inBlackAndWhite<T>(
  { core, api, memory }: { core: Core; api: TesseractApi; memory: WebAssembly.Memory },
  look: (bitmap: Bitmap) => T,
): T | undefined {
  const pix = api.GetThresholdedImage()
  const pointer = core.getPointer(pix)
  if (pointer === 0) return undefined
  const [wordsPerRow, height] = [pix.get_wpl(), pix.get_h()]
  // Only now: the memory is another one whenever it grows.
  const words = new Uint32Array(memory.buffer, pix.get_data(), wordsPerRow * height)
  const seen = look({ words, wordsPerRow, width: pix.get_w(), height })
  const place = core._malloc(4)
  core.setValue(place, pointer, 'i32')
  core._pixDestroy(place)
  core._free(place)
  return seen
}
