/** Where the files of a project are kept; every key begins with it. */
export const projectFiles = (projectId: string) => `projects/${projectId}/`

/** The same for a knowledge base. */
export const knowledgeBaseFiles = (kbId: string) => `knowledge-bases/${kbId}/`

/** The same for what is written of a website, and read into it. */
export const websiteFilesOf = (websiteId: string) => `websites/${websiteId}/files/`

/** The same for the archive of what its visitors did. */
export const archiveOf = (websiteId: string) => `websites/${websiteId}/archive/`

/** The same for what was counted of where its visitors clicked: heatmaps that are ready, and those that are being built, which know who was counted. */
export const heatmapsOf = (websiteId: string) => `websites/${websiteId}/heatmaps/`
export const heatmapsBuilding = (websiteId: string) => `websites/${websiteId}/heatmaps-building/`
