import type { PageImage } from '../../../shared/services/extractor.ts'
import { pageImage } from '../../../workers/extract/page-image.ts'

export const askImage = (content: Uint8Array, page = 1) =>
  pageImage({ bytes: new Uint8Array(content).buffer, page })

export async function imageOf(content: Uint8Array, page = 1): Promise<PageImage['image']> {
  const result = await askImage(content, page)
  if (!result.ok) throw new Error(`The picture was refused: ${result.code} ${result.message}`)
  return result.image
}

/** Brightness of a grey picture by its place. */
export function pixelsOf({
  bytes,
  width,
  height,
}: Pick<PageImage['image'], 'width' | 'height'> & { bytes: ArrayBuffer | Uint8Array }) {
  const data = new Uint8Array(bytes)
  const head = `P5\n${width} ${height}\n255\n`
  if (new TextDecoder().decode(data.subarray(0, head.length)) !== head)
    throw new Error('This is no grey picture')
  if (data.length !== head.length + width * height)
    throw new Error('The picture has not as many pixels as it says')
  return (x: number, y: number) => data[head.length + y * width + x] ?? -1
}
