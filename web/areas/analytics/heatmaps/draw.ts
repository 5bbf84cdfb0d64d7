import type { Point } from './places.ts'

/** From few to most; the same that the legend shows. */
const colours: [at: number, colour: string][] = [
  [0, '#2b59c3'],
  [0.4, '#1fae8f'],
  [0.65, '#f0c419'],
  [1, '#d7263d'],
]
const least = 0.35

function paletteOf(): Uint8ClampedArray | null {
  const canvas = document.createElement('canvas')
  canvas.width = 256
  canvas.height = 1
  const context = canvas.getContext('2d')
  if (!context) return null
  const gradient = context.createLinearGradient(0, 0, 256, 0)
  for (const [at, colour] of colours) gradient.addColorStop(at, colour)
  context.fillStyle = gradient
  context.fillRect(0, 0, 256, 1)
  return context.getImageData(0, 0, 256, 1).data
}

/**
 * Draws clicks as heat: each is a soft dot, dots that lie on each other grow warmer, and the warmest spot is what most clicks are on. `scale` is how large a pixel of the page
 * is in the picture.
 */
export function drawHeat(canvas: HTMLCanvasElement, points: readonly Point[], scale: number): void {
  const { width, height } = canvas
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || width === 0 || height === 0) return
  context.clearRect(0, 0, width, height)
  const most = points.reduce((a, { count }) => Math.max(a, count), 0)
  const radius = Math.max(12, 26 * scale)
  for (const { x, y, count } of points) {
    const [left, top] = [x * scale, y * scale]
    const dot = context.createRadialGradient(left, top, 0, left, top, radius)
    const strength = least + (1 - least) * (count / most)
    dot.addColorStop(0, `rgb(0 0 0 / ${strength})`)
    dot.addColorStop(1, 'rgb(0 0 0 / 0)')
    context.fillStyle = dot
    context.fillRect(left - radius, top - radius, radius * 2, radius * 2)
  }
  const image = context.getImageData(0, 0, width, height)
  const palette = paletteOf()
  if (!palette) return
  const { data } = image
  for (let at = 3; at < data.length; at += 4) {
    const heat = data[at] ?? 0
    if (heat === 0) continue
    for (let channel = 0; channel < 3; channel++) data[at - 3 + channel] = palette[heat * 4 + channel] ?? 0
    data[at] = Math.min(225, 70 + heat)
  }
  context.putImageData(image, 0, 0)
}
