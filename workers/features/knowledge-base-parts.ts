import { knowledgeBaseFiles } from '../../shared/kernel/file-prefixes.ts'
import { type PurgePart, purgeFiles } from '../../shared/kernel/purge-part.ts'
import { baseMigrationsPart } from './content-planning/project-part.ts'
import { crawlAddressesPart, crawlsPart } from './crawls/purge-parts.ts'
import { examQuestionsPart, examResultsPart, examsPart } from './exams/purge-parts.ts'
import { driveFoldersPart, driveItemsPart } from './drive/purge-parts.ts'
import { fileRowsPart, indexPart } from './documents/purge-parts.ts'
import { sharesPart, toolsPart } from './knowledge-bases/purge-parts.ts'

/** Every store that holds something of knowledge bases; their links go with the deletion itself. A feature lists its own here. */
export const knowledgeBaseParts: readonly PurgePart[] = [
  crawlsPart,
  crawlAddressesPart,
  examsPart,
  examResultsPart,
  examQuestionsPart,
  baseMigrationsPart,
  driveFoldersPart,
  driveItemsPart,
  fileRowsPart,
  indexPart,
  sharesPart,
  toolsPart,
  {
    name: 'files',
    words: ['file', 'files'],
    purge: (context, kbId) => purgeFiles(context, knowledgeBaseFiles(kbId)),
  },
]
