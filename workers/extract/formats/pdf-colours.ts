import { brightness, type Samples } from '../pictures/samples.ts'
import { unpack } from './pdf-filters.ts'
import { references, type PdfPart } from './pdf-objects.ts'
import { filtersOf } from './pdf-streams.ts'
import { stringBytes } from './pdf-strings.ts'

type Parts = ReadonlyMap<number, PdfPart>
type Colours = Omit<Samples, 'bits'>

const grey: Colours = { components: 1, kind: 'grey' }
const rgb: Colours = { components: 3, kind: 'rgb' }
const cmyk: Colours = { components: 4, kind: 'cmyk' }
const byNumber: Record<number, Colours> = { 1: grey, 3: rgb, 4: cmyk }
/** Lightness comes first, and tells enough. */
const lab: Colours = { components: 3, kind: 'grey' }
const byName: Record<string, Colours> = {
  DeviceGray: grey,
  G: grey,
  CalGray: grey,
  DeviceRGB: rgb,
  RGB: rgb,
  CalRGB: rgb,
  DeviceCMYK: cmyk,
  CMYK: cmyk,
  Lab: lab,
  Separation: { components: 1, kind: 'ink' },
}

/**
 * What the numbers of a picture mean, by its colour space as it is written (ISO 32000-1, section 8.6); undefined for a space that is not known.
 * Profiles are taken for the device colours of as many components.
 */
export function coloursOf(space: string, parts: Parts, depth = 0): Colours | undefined {
  const name = /^\s*\[?\s*\/([^\s/<>[\]()]+)/.exec(space)?.[1]
  const [reference] = references(space)
  if (name === undefined) {
    const elsewhere = reference === undefined ? undefined : parts.get(reference)?.text
    return elsewhere === undefined || depth > 4 ? undefined : coloursOf(elsewhere, parts, depth + 1)
  }
  if (name === 'ICCBased') {
    const components = /\/N\s+([134])\b/.exec(parts.get(reference ?? -1)?.text ?? '')?.[1]
    return byNumber[Number(components)]
  }
  if (name === 'Indexed' || name === 'I') return paletteOf(space, parts, depth)
  return Object.hasOwn(byName, name) ? byName[name] : undefined
}

/** "[/Indexed base highest table]", where the table is a string or a stream. */
function paletteOf(space: string, parts: Parts, depth: number): Colours | undefined {
  const rest = space.replace(/^\s*\[?\s*\/\w+\s*/, '')
  const [, base = '', tail = ''] = /^(\[[^\]]*\]|\/\w+|\d+\s+\d+\s+R)\s*\d{1,3}\s*([\s\S]*)$/.exec(rest) ?? []
  const colours = depth > 4 ? undefined : coloursOf(base, parts, depth + 1)
  if (!colours || colours.kind === 'palette') return undefined
  const table = tableOf(tail, parts)
  const entries = Math.min(256, Math.floor(table.length / colours.components))
  const palette = Uint8Array.from({ length: entries }, (_, index) => {
    const [a = 0, b = 0, c = 0, d = 0] = table.subarray(index * colours.components)
    if (colours.kind === 'rgb') return brightness(a, b, c)
    if (colours.kind === 'cmyk') return (brightness(255 - a, 255 - b, 255 - c) * (255 - d)) / 255
    return colours.kind === 'ink' ? 255 - a : a
  })
  return { components: 1, kind: 'palette', palette }
}

const tableRoom = 65_536

function tableOf(written: string, parts: Parts): Uint8Array {
  if (/^[(<]/.test(written)) return stringBytes(written)
  const [reference = -1] = references(written)
  const part = parts.get(reference)
  if (!part?.data) return part ? tableOf(part.text.trim(), new Map()) : new Uint8Array()
  return (
    unpack(part.data.subarray(0, tableRoom), filtersOf(part.text, parts), { left: tableRoom }, tableRoom) ??
    new Uint8Array()
  )
}
