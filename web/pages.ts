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
}

export const pages: readonly PageDeclaration[] = [
  {
    path: '/sign-in',
    title: 'Sign in',
    description: 'Sign in to Tracewright.',
    audience: 'anybody',
    module: 'account/sign-in.tsx',
  },
  {
    path: '/projects',
    title: 'Projects',
    description: 'The projects of your organization.',
    audience: 'somebody',
    module: 'projects/projects.tsx',
    menu: 'Projects',
  },
  {
    path: '/projects/:projectId',
    title: 'Project',
    description: 'A project of your organization.',
    audience: 'somebody',
    module: 'projects/project.tsx',
  },
]
