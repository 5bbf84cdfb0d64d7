import { formatDecimal } from '../../../numbers/decimal.ts'
import { readQuantities } from '../quantities/quantities.ts'
import type { FileRule } from '../types.ts'

const type =
  'JPE?G|PNG|GIF|BMP|SVG|WEBP|TIFF?|HEIC|PDF|DOCX?|XLSX?|PPTX?|ODT|CSV|TXT|RTF|XML|JSON|ZIP|MP3|MP4|MOV|AVI|WAV'
const types = new RegExp(`(?<![\\w/])\\.?(${type})(?![\\w])`, 'gi')
const about =
  /(?<!\p{L})(?:files?|uploads?|uploaded|attachments?|images?|photos?|pictures?|scans?|documents?|avatars?|logos?|cvs?|r[ée]sum[ée]s?|certificates?|portfolios?)(?!\p{L})/iu

/** Which files an input takes: their types by extension, and the largest size. Nothing where a text speaks of no file. */
export function readFileRule(text: string): FileRule | undefined {
  if (!about.test(text)) return undefined
  const found = [...new Set([...text.matchAll(types)].map(([, name = '']) => name.toUpperCase()))]
  const largest = readQuantities(withBounds(text)).find(({ unit, max }) => unit?.dimension === 'size' && max)
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

/** "5 files of 10 MB each", "10 MB per file": nobody means exactly that size. */
function withBounds(text: string): string {
  return text.replace(
    /(?<![\d.,–-]|to |and |than |least |most |up to |over |under |above |below |max\.? |imum )(\d{1,5}(?:\.\d)? ?[KMG]i?B (?:each|per (?:file|image|photo|attachment|document|upload|picture)))\b/gi,
    'up to $1',
  )
}

/** How much larger a unit is where it is counted in powers of 1,024. */
const binary: Record<string, number> = { KB: 1.024, MB: 1.048576, GB: 1.073741824 }

/** The first tenth of the unit that is too large, whether the page counts 1,000 or 1,024 bytes as a kilobyte: nobody says which. */
export function tooLarge({ tenths, unit }: { tenths: number; unit: string }): number {
  return Math.floor(tenths * (binary[unit] ?? 1)) + 1
}

/** "5 MB", "2.5 MB" of tenths of a unit. */
export function writeSize(tenths: number, unit: string): string {
  return `${formatDecimal(BigInt(tenths), 1).replace(/\.0$/, '')} ${unit}`
}
