import type { ContentPlan, PlannedNode } from '../../../shared/domain/content-planning/index.ts'

/**
 * A plan of files some of which others have taken the place of since (`successors`, by the ids of the earlier ones): these stand where the earlier ones stood. What was found
 * in the text of an earlier one is left out, since it may stand elsewhere by now: the places of values, and that it says nearly the same as another.
 */
export function followPlan(plan: ContentPlan, successors: ReadonlyMap<string, string>): ContentPlan {
  if (successors.size === 0) return plan
  const isSame = (fileId: string) => !successors.has(fileId)
  const nowAt = (fileId: string) => successors.get(fileId) ?? fileId
  return {
    ...plan,
    contentTypes: plan.contentTypes.map((type) => ({ ...type, fileIds: type.fileIds.map(nowAt) })),
    mappings: plan.mappings.map((mapping) =>
      isSame(mapping.fileId) ? mapping : { ...mapping, fileId: nowAt(mapping.fileId), fields: [] },
    ),
    duplicates: plan.duplicates.map((group) => group.filter(isSame)),
    sites: Object.fromEntries(
      Object.entries(plan.sites).map(([site, fileIds]) => [site, fileIds.map(nowAt)]),
    ),
    navigation: treeAt(plan.navigation, nowAt),
    leftOut: plan.leftOut.filter(({ fileId, original }) => isSame(fileId) && isSame(original)),
    warnings: [...plan.warnings, changedSince(successors.size)],
  }
}

const treeAt = (tree: readonly PlannedNode[], nowAt: (fileId: string) => string): PlannedNode[] =>
  tree.map((node) => ({
    ...node,
    fileId: node.fileId === null ? null : nowAt(node.fileId),
    children: treeAt(node.children, nowAt),
  }))

const changedSince = (many: number) =>
  `${many === 1 ? '1 file has' : `${many.toLocaleString('en-US')} files have`} changed since this analysis, and ${many === 1 ? 'stands' : 'stand'} where the earlier version stood. Analyse the content again to take in what has changed.`
