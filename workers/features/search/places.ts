/** What is searched: the index of a base, or of a project's own files. */
export interface Place {
  kind: 'knowledge_base' | 'project'
  ownerId: string
  name: string
}
