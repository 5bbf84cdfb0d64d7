import { tooLarge, writeSize } from '../../requirements/facts/fields/file-rules.ts'
import type { FileRule } from '../../requirements/facts/types.ts'
import { boundary, validPartition, wrongPartition, type Unmarked } from './partition.ts'

/** Partitions of an upload: each allowed type, another type, and the largest size with the first tenth of its unit that is surely beyond it. */
export function filePartitions(label: string, { types = [], size }: FileRule): Unmarked[] {
  const allowed = types.map((type) =>
    validPartition(`${type} file`, `${label} is ${articleOf(type)} ${type} file`, {
      kind: 'fileType',
      types: [type],
      among: true,
    }),
  )
  const other = wrongPartition(
    'file of another type',
    `${label} is a file of another type than ${types.join(', ')}`,
    { kind: 'fileType', types, among: false },
    'format',
  )
  if (!size) return [...allowed, ...(types.length > 0 ? [other] : [])]
  const { tenths, unit } = size
  const sized = (value: number, wrong: boolean) =>
    boundary(
      writeSize(value, unit),
      `${label} has ${writeSize(value, unit)}`,
      { kind: 'fileSize', tenths: value, unit },
      wrong ? 'above' : undefined,
    )
  return [...allowed, ...(types.length > 0 ? [other] : []), sized(tenths, false), sized(tooLarge(size), true)]
}

function articleOf(type: string): string {
  return /^(?:ODT|XLSX?|XML|MP[34]|SVG|RTF|AVI)$/.test(type) ? 'an' : 'a'
}
