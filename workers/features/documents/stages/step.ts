import type { FileFault } from '../../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import type { Stage } from '../rules.ts'
import type { FileRow } from '../store.ts'

/** What a stage comes to: where the file goes next, with what is known by now, or why it goes no further. */
export type Step =
  | {
      stage: Stage
      /** How much of that stage is done already, 0 to 1. */
      part?: number
      set?: Partial<Pick<FileRow, 'fileType' | 'characters' | 'pages' | 'warnings' | 'chunkCount'>>
    }
  | { fault: FileFault; warnings?: string[] }
  /** The index has a later reading of the file, or knows that it was deleted. */
  | { superseded: true }

export type Work = (context: Context, row: FileRow) => Promise<Step>
