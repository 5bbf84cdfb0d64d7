import type { PageDeclaration } from '../page-declaration.ts'

/** The pages of websites whose visits are counted. */
export const analyticsPages: readonly PageDeclaration[] = [
  {
    path: '/websites',
    title: 'Websites',
    description: 'The websites of your organization, and how many people visit them.',
    audience: 'somebody',
    module: 'analytics/websites.tsx',
    menu: 'Websites',
  },
  {
    path: '/websites/:websiteId',
    title: 'Website',
    description: 'Who visits a website, what they look at, and where they come from.',
    audience: 'somebody',
    module: 'analytics/website.tsx',
  },
  {
    path: '/websites/:websiteId/heatmaps',
    title: 'Heatmaps',
    description: 'Where visitors of a website click on its pages, and how far down they see.',
    audience: 'somebody',
    module: 'analytics/heatmaps.tsx',
  },
  {
    path: '/websites/:websiteId/heatmaps/:heatmapId',
    title: 'Heatmap',
    description: 'Where visitors click on one page, and how far down of it they see.',
    audience: 'somebody',
    module: 'analytics/heatmap.tsx',
  },
  {
    path: '/websites/:websiteId/settings',
    title: 'Settings of a website',
    description: 'Snippet, name, rules and privacy policy of a website.',
    audience: 'somebody',
    module: 'analytics/website-settings.tsx',
  },
  {
    path: '/share/:shareId',
    title: 'A shared website',
    description: 'The figures of a website that somebody shares.',
    audience: 'anybody',
    module: 'analytics/share.tsx',
  },
  {
    path: '/privacy/:websiteId',
    title: 'Privacy of a website',
    description: 'What a website counts of its visitors, and how.',
    audience: 'anybody',
    module: 'analytics/privacy.tsx',
  },
]
