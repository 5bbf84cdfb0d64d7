/** A part of the sidebar of a project, a website or a knowledge base. `home` stands above all groups and `manage` below them, both without a heading. */
export type GroupName =
  | 'home'
  | 'plan'
  | 'test'
  | 'content'
  | 'ask'
  | 'visits'
  | 'analysis'
  | 'sources'
  | 'answers'
  | 'manage'

export interface MenuEntry {
  /** The areas in the header, the menu of the account, or a group of the sidebar. */
  in: 'areas' | 'account' | GroupName
  /** What it is called there, where that is not its title. */
  text?: string
}

/** A page of the product, declared once: router, navigation, static files, titles and the sweep of all pages derive from this table. */
export interface PageDeclaration {
  /** What is asked of the server; `:name` stands for one part of it. */
  path: string
  title: string
  /** One sentence for search engines and shared links. */
  description: string
  /** `somebody`: whoever is signed in; a stranger is led to sign-in and back. */
  audience: 'anybody' | 'somebody'
  /** The file below `web/areas` that exports the page as `Page`. */
  module: `${string}/${string}.tsx`
  /** Its entry in a menu. Entries of the same menu keep the order of the table. */
  menu?: MenuEntry
  /** Other words for it, by which the finder knows it. The finder offers no page without. */
  also?: readonly string[]
  /** A file below `web/areas` that exports `still`, the markup of the page for who has no script: by itself the page says that it needs one. */
  still?: `${string}/${string}.ts`
  /** What its file loads at once, below `web`: the browser is told of it in time. */
  loads?: readonly string[]
  /** What it asks the service at once, by addresses that anybody may read: asked beside its files, and not after them. */
  asks?: readonly string[]
}
