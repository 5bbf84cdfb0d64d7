import type { FileBomb } from './file-bomb.ts'
import { importBombs } from './imports.ts'
import { officeBombs } from './office.ts'
import { oldOfficeBombs } from './old-office.ts'
import { pdfBombs } from './pdf.ts'
import { plainBombs } from './plain.ts'

export { type Outcome, outcomeOfDocument, outcomeOfImport } from './outcomes.ts'
export { sealedBomb } from './pdf.ts'
export { textBombs } from './texts.ts'
export { importBombs }
export type { FileBomb }

/** The two worst of each kind come first. */
const kinds = [pdfBombs, officeBombs, plainBombs, oldOfficeBombs]
export const documentBombs: FileBomb[] = [
  ...kinds.flatMap((bombs) => bombs.slice(0, 2)),
  ...kinds.flatMap((bombs) => bombs.slice(2)),
]
