/** Makes a vector one of length 1, in place; one of zeros stays. Returns it. */
export function makeUnit(vector: Float32Array): Float32Array {
  let square = 0
  for (let at = 0; at < vector.length; at++) square += (vector[at] ?? 0) ** 2
  if (square === 0) return vector
  const scale = 1 / Math.sqrt(square)
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) * scale
  return vector
}

/** The product of two vectors: their cosine, where both have the length 1. Takes vectors of equal dimensions. */
export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

/** A vector in one byte a number: `numbers · scale` is the vector within half a step. */
export interface Quantized {
  scale: number
  numbers: Int8Array
}

/** Takes a vector with at least one number that is not 0 and none that is not finite. */
export function quantize(vector: Float32Array): Quantized {
  let most = 0
  for (let at = 0; at < vector.length; at++) most = Math.max(most, Math.abs(vector[at] ?? 0))
  const scale = most / 127 || 1
  return { scale, numbers: Int8Array.from(vector, (number) => Math.round(number / scale)) }
}
