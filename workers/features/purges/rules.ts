import type { PurgePart } from '../../../shared/kernel/purge-part.ts'

/** How the audit log tells of the end of a purge. What was deleted goes by its kind, because its name is gone by then. */
export function removedSummary(
  resource: string,
  parts: readonly Pick<PurgePart, 'name' | 'words'>[],
  removed: Readonly<Record<string, number>>,
): string {
  const deleted = `the deleted ${resource.replaceAll('_', ' ')}`
  const counts = parts.flatMap(({ name, words: [one, several] }) => {
    const count = removed[name] ?? 0
    return count > 0 ? [`${count} ${count === 1 ? one : several}`] : []
  })
  return counts.length > 0
    ? `Removed ${deleted} and what it held: ${counts.join(', ')}`
    : `Removed ${deleted}, which held nothing`
}
