import type { Answer } from '../../../shared/domain/test-generation/answers/schema.ts'
import type { OwnText } from '../../../shared/domain/test-generation/schema.ts'
import type { Designed } from '../../../shared/services/designer.ts'
import type { AnswerSource } from '../search/index.ts'
import type { CaseLinks } from '../test-cases/index.ts'

/** What a generation designs for. */
export interface Source {
  text: string
  /** The stories of one page each, or the files of a base. */
  ownTexts?: OwnText[] | undefined
  /** What the authors of its stories answered. */
  answers?: Answer[]
  /** What was designed, with the places of its requirements in what was sent, or in the file that they come from. */
  asTold: (designed: Designed) => Designed
  /** Which story a requirement of the text, as it is told, comes from. */
  linksOf: (requirement: Designed['requirements'][number]) => CaseLinks
  /** What a base says beside the text. */
  sources?: AnswerSource[]
  warnings: string[]
}
