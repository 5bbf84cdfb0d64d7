import { type PurgePart, purgeFiles } from '../../shared/kernel/purge-part.ts'

/** Every store that holds something of knowledge bases; their links go with the deletion itself. A feature lists its own here. */
export const knowledgeBaseParts: readonly PurgePart[] = [
  {
    name: 'files',
    words: ['file', 'files'],
    purge: (context, kbId) => purgeFiles(context, `knowledge-bases/${kbId}/`),
  },
]
