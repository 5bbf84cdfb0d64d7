import type { PagesPlan, PlannedPage } from '../parts/types.ts'
import type { PlannedFiles } from '../parts/use-files.ts'

/** What is planned for files, and after it every file of the project for which nothing is; files that are gone are left out. */
export function everyFile(pages: PagesPlan['pages'], files: PlannedFiles): PlannedPage[] {
  const planned = pages.filter(({ fileId }) => files.has(fileId))
  const known = new Set(planned.map(({ fileId }) => fileId))
  const others = [...files.keys()]
    .filter((fileId) => !known.has(fileId))
    .map((fileId) => ({ fileId, contentTypeId: null, fieldOverrides: {}, status: 'planned' as const }))
  const keys = new Set<string>()
  return [...planned, ...others].map((page) => {
    const key = files.get(page.fileId)?.key ?? page.fileId
    const isTaken = keys.has(key)
    keys.add(key)
    return { ...page, key: isTaken ? page.fileId : key }
  })
}
