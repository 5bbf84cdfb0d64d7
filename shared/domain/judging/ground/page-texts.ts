import type { PageInventory } from '../../page-inventory/schema.ts'

/** Every text that an inventory lists: names, options, values, hints and limits of controls, headings, regions, tables, labelled values, messages. */
export function pageTexts(pages: readonly PageInventory[]): string[] {
  const texts = pages.flatMap((page) => [
    page.url,
    page.title,
    ...page.controls.flatMap(({ name, value, options = [], group, hint, region, limits = {} }) => [
      ...[name, value, group, hint, region].flatMap((text) => text ?? []),
      ...options,
      ...[limits.min, limits.max, limits.minLength, limits.maxLength, limits.step].flatMap((limit) =>
        limit === undefined ? [] : [`${limit}`],
      ),
    ]),
    ...page.headings,
    ...page.regions.map(({ name }) => name),
    ...page.tables.flatMap(({ name, columns, rows, cells = [] }) => [
      name,
      ...columns,
      `${rows}`,
      ...cells.flat(),
    ]),
    ...(page.values ?? []).flatMap(({ name, value }) => [name, value]),
    ...page.messages,
  ])
  return [...new Set(texts)].filter((text) => text.trim() !== '')
}
