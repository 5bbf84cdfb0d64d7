/** Where the files of a project are kept; every key begins with it. */
export const projectFiles = (projectId: string) => `projects/${projectId}/`

/** The same for a knowledge base. */
export const knowledgeBaseFiles = (kbId: string) => `knowledge-bases/${kbId}/`
