/** The navigation over all pages of a project, and what these say of the project itself. */
export const texts = {
  pages: 'Pages of the project',
  projects: 'Projects',
  overview: 'Overview',
  stories: 'Stories',
  board: 'Board',
  planning: 'Planning',
  risks: 'Risks',
  documents: 'Documents',
  cases: 'Cases',
  runs: 'Runs',
  defects: 'Defects',
  traceability: 'Traceability',
  questions: 'Questions',
  gone: 'There is no such project',
  goneHint: 'It was deleted, or it belongs to an organization that you are not a member of.',
  toAll: 'All projects',
}
