/** Where each coefficient stands in its block, in the order in which they are sent (ITU T.81, figure A.6). */
export const zigzag = new Uint8Array([
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7,
  14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46,
  53, 60, 61, 54, 47, 55, 62, 63,
])

/** Half the cosine of each frequency at each place, by frequency × 8 + place. */
const cosines = Float32Array.from({ length: 64 }, (_, index) => {
  const [frequency, place] = [index >> 3, index & 7]
  const scale = frequency === 0 ? Math.SQRT1_2 : 1
  return (scale * Math.cos(((2 * place + 1) * frequency * Math.PI) / 16)) / 2
})

const columns = new Float32Array(64)

/** The pixels of a block (ITU T.81, section A.3.3), put into `pixels` from `at` on, with `stride` from line to line. */
export function putBlock(block: Int32Array, pixels: Uint8Array, at: number, stride: number): void {
  columns.fill(0)
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      const value = block[row * 8 + column] ?? 0
      if (value === 0) continue
      for (let y = 0; y < 8; y++)
        columns[y * 8 + column] = (columns[y * 8 + column] ?? 0) + value * (cosines[row * 8 + y] ?? 0)
    }
  }
  for (let y = 0; y < 8; y++) {
    for (let x = 0; x < 8; x++) {
      let sum = 128.5
      for (let column = 0; column < 8; column++)
        sum += (columns[y * 8 + column] ?? 0) * (cosines[column * 8 + x] ?? 0)
      pixels[at + y * stride + x] = sum < 0 ? 0 : sum > 255 ? 255 : sum
    }
  }
}

/** The same of a block that has its first coefficient alone. */
export function putFlatBlock(block: Int32Array, pixels: Uint8Array, at: number, stride: number): void {
  const value = Math.min(255, Math.max(0, 128.5 + (block[0] ?? 0) / 8))
  for (let y = 0; y < 8; y++) pixels.fill(value, at + y * stride, at + y * stride + 8)
}
