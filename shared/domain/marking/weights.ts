import { crc32 } from '../basics/crc32.ts'

/** A tensor of the file: where its numbers begin in the body, in bytes. `int8` rows are followed by a scale (f32) each in the tensor `<name>.scales`. */
export interface Tensor {
  type: 'int8' | 'float32'
  shape: number[]
  offset: number
}

export interface Weights {
  /** The tags of the heads. Rows of `segments` and `roles` are labels (`labelsOf`), those of `kinds` the kinds themselves. */
  segments: string[]
  roles: string[]
  kinds: string[]
  /** From which probability on a kind is given. */
  kindThreshold: number
  vocabulary: string[]
  width: number
  heads: number
  layers: number
  /** Pieces a sequence may have, with the two around it. */
  positions: number
  /** Names of the data that the weights were learned from. */
  sources: string[]
  tensors: Record<string, Tensor>
}

/** How many labels a head gives for `tags`: O, then B and I of each tag. */
export const labelsOf = (tags: readonly string[]) => 1 + 2 * tags.length

/** The file of weights is damaged or is of another format. */
export class DamagedWeights extends Error {
  override readonly name = 'DamagedWeights'
}

const magic = 'TWMARKS1'
const headerBegins = 16

/**
 * Reads the tagger's file: 8 bytes `TWMARKS1`, the length of the header and the CRC-32 of all behind these 16 bytes (both u32, little endian), the header as JSON, blanks up to a
 * multiple of 16, and the body of tensors, each aligned to 16 bytes. `training/export.py` writes it. Throws `DamagedWeights`. `body` is a view of `file`: who keeps it keeps the whole file.
 */
export function readWeights(file: Uint8Array): { weights: Weights; body: Uint8Array } {
  const damaged = (what: string) => new DamagedWeights(`The tagger's weights are damaged: ${what}.`)
  if (file.length < headerBegins || new TextDecoder().decode(file.subarray(0, 8)) !== magic)
    throw damaged(`the file does not begin with ${magic}`)
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (crc32(file.subarray(headerBegins)) !== view.getUint32(12, true)) throw damaged('the checksum differs')
  const bodyBegins = Math.ceil((headerBegins + view.getUint32(8, true)) / 16) * 16
  const weights = JSON.parse(new TextDecoder().decode(file.subarray(headerBegins, bodyBegins))) as Weights
  const body = file.subarray(bodyBegins)
  for (const [name, { type, shape, offset }] of Object.entries(weights.tensors)) {
    const size = shape.reduce((product, side) => product * side, type === 'int8' ? 1 : 4)
    if (offset % 16 !== 0 || offset + size > body.length) throw damaged(`"${name}" lies outside of the file`)
  }
  return { weights, body }
}
