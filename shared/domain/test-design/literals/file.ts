import { writeSize } from '../../requirements/facts/fields/file-rules.ts'
import type { FileRule } from '../../requirements/facts/types.ts'

/** The literal of a file: its name and size, as "document.pdf (1 MB)". */
export function fileLiteral(
  { types = ['PDF'], size }: FileRule,
  { type = types[0] ?? 'PDF', tenths }: { type?: string; tenths?: number } = {},
): string {
  const unit = size?.unit ?? 'MB'
  const small = Math.max(1, Math.min(10, size?.tenths ?? 10))
  return `${/^(?:JPE?G|PNG|GIF|BMP|SVG|WEBP|TIFF?|HEIC)$/.test(type) ? 'photo' : 'document'}.${type.toLowerCase()} (${writeSize(tenths ?? small, unit)})`
}

/** A type that is not allowed. */
export function otherType(types: string[]): string | undefined {
  return ['TXT', 'EXE', 'GIF'].find((type) => !types.includes(type))
}
