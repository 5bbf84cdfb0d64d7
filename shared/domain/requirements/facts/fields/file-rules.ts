import { formatDecimal } from '../quantities/decimal.ts'
import { readQuantities } from '../quantities/quantities.ts'
import type { FileRule } from '../types.ts'

const type =
  'JPE?G|PNG|GIF|BMP|SVG|WEBP|TIFF?|HEIC|PDF|DOCX?|XLSX?|PPTX?|ODT|CSV|TXT|RTF|XML|JSON|ZIP|MP3|MP4|MOV|AVI|WAV'
const types = new RegExp(`(?<![\\w/])\\.?(${type})(?![\\w])`, 'gi')
const about =
  /\b(?:files?|uploads?|uploaded|attachments?|images?|photos?|pictures?|scans?|documents?|avatars?|logos?)\b/i

/** Which files an input takes: their types by extension, and the largest size. Nothing where a text speaks of no file. */
export function readFileRule(text: string): FileRule | undefined {
  if (!about.test(text)) return undefined
  const found = [...new Set([...text.matchAll(types)].map(([, name = '']) => name.toUpperCase()))]
  const largest = readQuantities(text).find(({ unit, max }) => unit?.dimension === 'size' && max)
  const unit = /^[KMG]i?B/i
    .exec(largest?.unit?.written ?? '')?.[0]
    .toUpperCase()
    .replace('IB', 'B')
  const max = largest?.max
  const size =
    max && unit && max.value.scale <= 1
      ? {
          size: {
            tenths: Number(max.value.digits) * (max.value.scale === 0 ? 10 : 1) - (max.inclusive ? 0 : 1),
            unit,
          },
        }
      : {}
  if (found.length === 0 && !('size' in size)) return undefined
  return { ...(found.length > 0 ? { types: found } : {}), ...size }
}

/** "5 MB", "2.5 MB" of tenths of a unit. */
export function writeSize(tenths: number, unit: string): string {
  return `${formatDecimal(BigInt(tenths), 1).replace(/\.0$/, '')} ${unit}`
}
