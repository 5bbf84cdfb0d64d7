import { type Clash, isSame } from '../../../client/merge.ts'
import { texts as all } from '../../../texts/en/content.ts'
import type { ContentType, PlannedPage } from '../parts/types.ts'
import { type PlannedFiles, nameOfFile } from '../parts/use-files.ts'

const texts = all.migration
const mostNamed = 5

interface Known {
  types: readonly ContentType[]
  files: PlannedFiles
}

/** One version of the pages that two people changed at once, in words: those alone in which the versions differ. */
export function clashing(
  clash: Pick<Clash, 'mine' | 'theirs'> | undefined,
  value: unknown,
  { types, files }: Known,
): string {
  if (!clash || !Array.isArray(value)) return ''
  const other = (isSame(value, clash.mine) ? clash.theirs : clash.mine) as readonly PlannedPage[]
  const others = new Map(other.map((page) => [page.key, page]))
  const different = (value as PlannedPage[]).filter((page) => !isSame(page, others.get(page.key)))
  const words = different.slice(0, mostNamed).map(({ fileId, contentTypeId, status, fieldOverrides }) => {
    const type = types.find((one) => one.contentTypeId === contentTypeId)?.name ?? texts.noType
    const written = Object.values(fieldOverrides ?? {}).map(String)
    return `${nameOfFile(files, fileId)}: ${[type, texts.statuses[status ?? 'planned'], ...written].join(', ')}`
  })
  const left = different.length - words.length
  return [...words, ...(left > 0 ? [all.andMore(left)] : [])].join(' · ')
}
