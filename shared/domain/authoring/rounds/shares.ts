/** `most` shared between parts of these sizes: in proportion, at least one each. */
export function shares(sizes: readonly number[], most: number): number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  return sizes.map((size) => Math.max(1, Math.floor((most * size) / Math.max(1, total))))
}
