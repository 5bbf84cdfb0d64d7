import type { ContentType, PagesPlan, PlannedPage } from '../parts/types.ts'

type Recommended = PagesPlan['recommended']

/** The recommended type of each page that has none, by its file; a type that is not there is none. */
export function recommendedFor(
  pages: readonly PlannedPage[],
  recommended: Recommended,
  types: readonly ContentType[],
): ReadonlyMap<string, string> {
  const open = new Set(pages.filter(({ contentTypeId }) => !contentTypeId).map(({ fileId }) => fileId))
  const known = new Set(types.map(({ contentTypeId }) => contentTypeId))
  return new Map(
    recommended
      .filter(({ fileId, contentTypeId }) => open.has(fileId) && known.has(contentTypeId))
      .map(({ fileId, contentTypeId }) => [fileId, contentTypeId]),
  )
}

/** All pages, those of some files with a change. */
export function withChange(
  pages: readonly PlannedPage[],
  changed: readonly PlannedPage[],
  change: (page: PlannedPage) => Partial<PlannedPage>,
): PlannedPage[] {
  const files = new Set(changed.map(({ fileId }) => fileId))
  return pages.map((page) => (files.has(page.fileId) ? { ...page, ...change(page) } : page))
}
