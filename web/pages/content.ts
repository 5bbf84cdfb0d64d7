import type { PageDeclaration } from '../page-declaration.ts'

/** The pages that plan the content of a new site. */
export const contentPages: readonly PageDeclaration[] = [
  {
    path: '/projects/:projectId/content',
    title: 'Content types',
    description: 'The types of content that the files of a project show, with their fields.',
    audience: 'somebody',
    module: 'content/content-types.tsx',
    menu: { in: 'content' },
    also: ['content model', 'fields', 'schema'],
  },
  {
    path: '/projects/:projectId/migration',
    title: 'Page migration',
    description: 'What each file of a project becomes in the new site, and how far it is.',
    audience: 'somebody',
    module: 'content/page-migration.tsx',
    menu: { in: 'content' },
    also: ['mapping', 'import of pages', 'relaunch'],
  },
  {
    path: '/projects/:projectId/navigation',
    title: 'Site navigation',
    description: 'The navigation of the new site as a tree.',
    audience: 'somebody',
    module: 'content/site-navigation.tsx',
    menu: { in: 'content' },
    also: ['sitemap', 'site tree', 'menus', 'information architecture'],
  },
]
