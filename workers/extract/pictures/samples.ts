/** What the numbers of a picture mean: how many there are for a pixel, how many bits each has, and how bright they are together. */
export interface Samples {
  bits: number
  components: number
  kind: 'grey' | 'rgb' | 'cmyk' | 'ink' | 'palette'
  /** Brightness of each entry, 0 to 255. */
  palette?: Uint8Array
  /** A last number says how opaque the pixel is; the paper behind it is white. */
  hasAlpha?: boolean
  isInverted?: boolean
}

/** Brightness of three colours (ITU-R BT.601). */
export const brightness = (red: number, green: number, blue: number): number =>
  (red * 299 + green * 587 + blue * 114) / 1000

/** Reads the pixels of one row as grey, a byte each; what the row is too short for is white. */
export function greyRow(row: Uint8Array, width: number, samples: Samples, into: Uint8Array): void {
  if (samples.bits === 8 && !samples.hasAlpha && !samples.isInverted) {
    if (samples.kind === 'rgb' && samples.components === 3) return greyOfColours(row, width, into)
    if (samples.kind === 'grey' && samples.components === 1) return into.set(row.subarray(0, width))
  }
  return greyOfAny(row, width, samples, into)
}

/** What nearly all scans are: three bytes a pixel. */
function greyOfColours(row: Uint8Array, width: number, into: Uint8Array): void {
  for (let x = 0, at = 0; x < width; x++, at += 3)
    into[x] = ((row[at] ?? 255) * 299 + (row[at + 1] ?? 255) * 587 + (row[at + 2] ?? 255) * 114 + 500) / 1000
}

function greyOfAny(row: Uint8Array, width: number, samples: Samples, into: Uint8Array): void {
  const { components, bits, palette, kind, hasAlpha, isInverted } = samples
  const most = kind === 'palette' ? 1 : 2 ** Math.min(bits, 8) - 1
  const sample = reader(row, bits)
  const scaled = (at: number) => {
    const value = (sample(at) / most) * 255
    return isInverted ? 255 - value : value
  }
  for (let x = 0; x < width; x++) {
    const at = x * components
    let grey: number
    if (kind === 'palette') grey = palette?.[sample(at)] ?? 255
    else if (kind === 'rgb') grey = brightness(scaled(at), scaled(at + 1), scaled(at + 2))
    else if (kind === 'cmyk')
      grey =
        (brightness(255 - scaled(at), 255 - scaled(at + 1), 255 - scaled(at + 2)) * (255 - scaled(at + 3))) /
        255
    else grey = kind === 'ink' ? 255 - scaled(at) : scaled(at)
    if (hasAlpha) {
      const opaque = scaled(at + components - 1) / 255
      grey = grey * opaque + 255 * (1 - opaque)
    }
    into[x] = Math.round(grey)
  }
}

/** Samples by their number in the row; of 16 bits the upper eight are read. */
function reader(row: Uint8Array, bits: number): (index: number) => number {
  if (bits === 8) return (index) => row[index] ?? 255
  if (bits === 16) return (index) => row[index * 2] ?? 255
  const mask = 2 ** bits - 1
  return (index) => ((row[(index * bits) >> 3] ?? 255) >> (8 - bits - ((index * bits) & 7))) & mask
}
