import type { PurgePart } from '../../shared/kernel/purge-part.ts'
import { fileMigrationPart } from './content-planning/project-part.ts'
import { examWordsPart } from './exams/purge-parts.ts'
import { tracesPart } from './documents/purge-parts.ts'

/** Every store that holds something of files beside their rows. */
export const fileParts: readonly PurgePart[] = [tracesPart, fileMigrationPart, examWordsPart]
