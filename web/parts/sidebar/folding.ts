import type { GroupName } from '../../page-declaration.ts'

/** How somebody has the sidebar on this device. */
export interface Folding {
  /** Whether it is a menu above the page, as on a phone. */
  isMenu: boolean
  /** Names of groups, perhaps of groups that are no more. */
  closed: readonly string[]
}

/** What was kept; whatever is none of ours is left out. */
export function foldingOf(text: string | null): Folding {
  try {
    const { isMenu, closed } = JSON.parse(text ?? '{}') as Partial<Record<keyof Folding, unknown>>
    return {
      isMenu: isMenu === true,
      closed: Array.isArray(closed) ? closed.filter((name) => typeof name === 'string') : [],
    }
  } catch {
    return { isMenu: false, closed: [] }
  }
}

/** `arrivedIn` is the group of the page that one has come to: it is open until it is closed there. */
export const isGroupOpen = (
  { closed }: Folding,
  group: GroupName,
  arrivedIn: GroupName | undefined,
): boolean => group === arrivedIn || !closed.includes(group)

export const withGroup = (folding: Folding, group: GroupName, isOpen: boolean): Folding => ({
  ...folding,
  closed: [...folding.closed.filter((name) => name !== group), ...(isOpen ? [] : [group])],
})
