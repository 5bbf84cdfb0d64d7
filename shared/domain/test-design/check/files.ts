import type { FileRule } from '../../requirements/facts/types.ts'

interface File {
  type: string
  tenths: number
  unit: string
}

/** A file as a case names it: "photo.jpg (5 MB)". */
export function fileOf(literal: string): File | undefined {
  const match = /^[^()]{1,200}\.([a-z0-9]{2,5}) \((\d{1,7})(?:\.(\d))? ([KMG]B)\)$/i.exec(literal)
  if (!match) return undefined
  const [, type = '', whole = '', tenth = '0', unit = ''] = match
  return { type: type.toUpperCase(), tenths: Number(whole) * 10 + Number(tenth), unit: unit.toUpperCase() }
}

const factor: Record<string, number> = { KB: 1, MB: 1024, GB: 1024 * 1024 }

/** Whether an upload may be this file. */
export function fileAllowed(literal: string, { types, size }: FileRule): boolean {
  const file = fileOf(literal)
  if (!file || (types && !types.includes(file.type))) return false
  return !size || file.tenths * (factor[file.unit] ?? 1) <= size.tenths * (factor[size.unit] ?? 1)
}
