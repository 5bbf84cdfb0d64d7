/** The navigation between the pages of a project, a website or a knowledge base. */
export const texts = {
  pagesOf: {
    project: 'Pages of the project',
    website: 'Pages of the website',
    base: 'Pages of the knowledge base',
  },
  kinds: { project: 'Project', website: 'Website', base: 'Knowledge base' },
  groups: {
    plan: 'Plan',
    test: 'Test',
    content: 'Content',
    ask: 'Ask',
    visits: 'Visits',
    analysis: 'Analysis',
    sources: 'Sources',
    answers: 'Answers',
  },
  path: 'Path to this page',
  pages: 'Pages:',
  /** Follows the name of a group, for who only hears it. */
  pagesIn: 'pages',
  hide: 'Hide the sidebar',
  keep: 'Show as a sidebar',
}
