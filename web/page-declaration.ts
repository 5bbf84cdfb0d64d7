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
  /** Stands in the header, in the order of this table. */
  menu?: string
  /** A file below `web/areas` that exports `still`, the markup of the page for who has no script: by itself the page says that it needs one. */
  still?: `${string}/${string}.ts`
  /** What its file loads at once, below `web`: the browser is told of it in time. */
  loads?: readonly string[]
  /** What it asks the service at once, by addresses that anybody may read: asked beside its files, and not after them. */
  asks?: readonly string[]
}
