import type { Box } from '../../../../shared/domain/prose-steps/in-page/kit.ts'

/** A picture of a viewport and what to point at in it. */
export interface OutlineRequest {
  /** Base64 JPEG or PNG, one pixel for each CSS pixel of the viewport. */
  data: string
  mediaType: string
  box: Box
}

/** Runs in the encoder tab. Draws a frame around a place of a picture and dims the rest a little. Returns a PNG in base64. */
export async function outline({ data, mediaType, box }: OutlineRequest): Promise<string> {
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: mediaType }))
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('This browser cannot draw')
  const margin = 4
  const [x, y] = [Math.max(1, box.x - margin), Math.max(1, box.y - margin)]
  const width = Math.min(canvas.width - 1, box.x + box.width + margin) - x
  const height = Math.min(canvas.height - 1, box.y + box.height + margin) - y
  context.drawImage(picture, 0, 0)
  context.fillStyle = 'rgb(0 0 0 / 12%)'
  context.fillRect(0, 0, canvas.width, canvas.height)
  if (width > 0 && height > 0) {
    context.drawImage(picture, x, y, width, height, x, y, width, height)
    for (const [colour, thickness] of [
      ['#ffffff', 5],
      ['#d6006c', 3],
    ] as const) {
      context.strokeStyle = colour
      context.lineWidth = thickness
      context.strokeRect(x, y, width, height)
    }
  }
  picture.close()
  const png = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
  let binary = ''
  for (let i = 0; i < png.length; i += 8192) binary += String.fromCharCode(...png.subarray(i, i + 8192))
  return btoa(binary)
}
