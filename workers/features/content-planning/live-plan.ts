import type { ContentPlan, PlannedNode } from '../../../shared/domain/content-planning/index.ts'
import type { NavigationNode } from '../../../shared/db/tables/content-planning.ts'

/** A plan without the files that were deleted since, or are out of reach: a type that no file shows any more is none, and what repeats on a site goes with its last file. */
export function withoutDeleted(plan: ContentPlan, live: ReadonlySet<string>): ContentPlan {
  const isLive = ({ fileId }: { fileId: string }) => live.has(fileId)
  const contentTypes = plan.contentTypes
    .map((type) => ({ ...type, fileIds: type.fileIds.filter((fileId) => live.has(fileId)) }))
    .filter(({ fileIds }) => fileIds.length > 0)
  const liveSites = new Set(
    Object.entries(plan.sites).flatMap(([site, fileIds]) =>
      fileIds.some((fileId) => live.has(fileId)) ? [site] : [],
    ),
  )
  return {
    ...plan,
    contentTypes,
    mappings: plan.mappings.filter(isLive),
    duplicates: plan.duplicates
      .map((group) => group.filter((fileId) => live.has(fileId)))
      .filter((group) => group.length > 1),
    navigation: treeOf(plan.navigation, live) as PlannedNode[],
    notContent: plan.notContent.filter(({ site }) => liveSites.has(site)),
    leftOut: plan.leftOut.filter(({ fileId, original }) => live.has(fileId) && live.has(original)),
  }
}

/** A navigation whose pages lead to files that are there: one whose file was deleted stays, without it, while it has pages below it. */
export function treeOf(tree: readonly NavigationNode[], live: ReadonlySet<string>): NavigationNode[] {
  return tree.flatMap((node) => {
    const children = treeOf(node.children, live)
    const isGone = node.fileId !== null && !live.has(node.fileId)
    if (isGone && children.length === 0) return []
    return [{ ...node, fileId: isGone ? null : node.fileId, children }]
  })
}

export const filesOfTree = (tree: readonly NavigationNode[]): string[] =>
  tree.flatMap(({ fileId, children }) => [...(fileId === null ? [] : [fileId]), ...filesOfTree(children)])
