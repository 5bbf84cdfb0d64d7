import type { FileBomb } from './file-bomb.ts'
import { importBombs } from './imports.ts'
import { officeBombs } from './office.ts'
import { mailBombs } from './mails.ts'
import { oldOfficeBombs } from './old-office.ts'
import { pageBombs } from './pages.ts'
import { pdfBombs } from './pdf.ts'
import { pictureBombs } from './pictures.ts'
import { plainBombs } from './plain.ts'
import { presentationBombs } from './presentations.ts'

export { type Outcome, outcomeOfDocument, outcomeOfImport, outcomeOfReading } from './outcomes.ts'
export { sealedBomb } from './pdf.ts'
export { ruleTexts } from './rule-texts.ts'
export { type TextBomb, textBombs } from './texts.ts'
export { importBombs }
export type { FileBomb }

/** The two worst of each kind come first. */
const worstFirst = (kinds: FileBomb[][]): FileBomb[] => [
  ...kinds.flatMap((bombs) => bombs.slice(0, 2)),
  ...kinds.flatMap((bombs) => bombs.slice(2)),
]

export const documentBombs: FileBomb[] = worstFirst([pdfBombs, officeBombs, plainBombs, oldOfficeBombs])
/** What is read for knowledge bases alone. */
export const readingBombs: FileBomb[] = worstFirst([presentationBombs, pageBombs, mailBombs, pictureBombs])
