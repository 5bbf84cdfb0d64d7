import type { MenuEntry, PageDeclaration } from './page-declaration.ts'
import { pages } from './pages.ts'

/** What a page is called in menus and in the finder. */
export const menuText = ({ menu, title }: Pick<PageDeclaration, 'menu' | 'title'>): string =>
  menu?.text ?? title

/** The pages of a menu that somebody, or a stranger, may see. */
export const pagesIn = (place: MenuEntry['in'], isSomebody: boolean): PageDeclaration[] =>
  pages.filter(({ menu, audience }) => menu?.in === place && (audience === 'anybody' || isSomebody))

/** The page itself, or what lies below it. */
export function currentness(href: string, shown: string): 'page' | 'true' | undefined {
  if (href === shown) return 'page'
  return href !== '/' && shown.startsWith(`${href}/`) ? 'true' : undefined
}
