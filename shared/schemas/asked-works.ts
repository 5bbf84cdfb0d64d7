/** What the engine asks questions about in the course of its work. */
export const askedWorks = ['stories', 'risks', 'documents', 'knowledge'] as const
export type AskedWork = (typeof askedWorks)[number]
